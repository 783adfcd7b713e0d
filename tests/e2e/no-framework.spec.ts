import { expect, test } from '@playwright/test'
import { brotliBytes } from '#scripts/checks/built/budgets.ts'
import { samplePages } from '#tests/support/sample-pages.ts'

/** Brotli bytes of the page's own script with what it imports. */
const ownScriptBudget = 3 * 1024

for (const sample of samplePages('nl')) {
  test(`${sample.name} fetches its own small script and nothing of others at rest`, async ({ page }) => {
    const origin = process.env['SITE_URL'] ?? ''
    const scripts: string[] = []
    const foreign: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    await page.goto(`${origin}${sample.path}`, { waitUntil: 'networkidle' })
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
    const bytes = texts.reduce((sum, text) => sum + brotliBytes(text), 0)
    expect(scripts.length, 'scripts').toBeGreaterThan(0)
    expect(bytes, scripts.join(', ')).toBeLessThanOrEqual(ownScriptBudget)
    expect(foreign).toEqual([])
  })
}
