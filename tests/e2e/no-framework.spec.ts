import { expect, test } from '@playwright/test'
import { brotliBytes } from '#scripts/checks/built/budgets.ts'
import { samplePages } from '#tests/support/sample-pages.ts'

/** Brotli bytes of the page's own script with what it imports. */
const ownScriptBudget = 3 * 1024

/** Brotli bytes of what wakes islands, which pages share (scripts/build/island-runtime.ts). */
const wakerBudget = 2.25 * 1024

// A visitor's own lists are in the browser: their pages have work to do at once.
for (const sample of samplePages('nl').filter(({ kind }) => kind !== 'personal')) {
  test(`${sample.name} fetches its own small script and nothing of others at rest`, async ({ page }) => {
    const origin = process.env['SITE_URL'] ?? ''
    const scripts: string[] = []
    const foreign: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    await page.goto(`${origin}${sample.path}`, { waitUntil: 'networkidle' })
    const weigh = async (urls: readonly string[]): Promise<number> => {
      const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()))
      return texts.reduce((sum, text) => sum + brotliBytes(text), 0)
    }
    const wakers = scripts.filter((url) => url.includes('/_astro/islands.'))
    const own = scripts.filter((url) => !wakers.includes(url))
    expect(own.length, 'scripts').toBeGreaterThan(0)
    expect(await weigh(own), own.join(', ')).toBeLessThanOrEqual(ownScriptBudget)
    expect(await weigh(wakers), wakers.join(', ')).toBeLessThanOrEqual(wakerBudget)
    expect(foreign).toEqual([])
  })
}
