import { expect, test } from '@playwright/test'
import { samplePages } from '#tests/support/sample-pages.ts'

for (const sample of samplePages('nl')) {
  test(`${sample.name} fetches no script and nothing of others at rest`, async ({ page }) => {
    const origin = process.env['SITE_URL'] ?? ''
    const scripts: string[] = []
    const foreign: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    await page.goto(`${origin}${sample.path}`, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    expect(foreign).toEqual([])
  })
}
