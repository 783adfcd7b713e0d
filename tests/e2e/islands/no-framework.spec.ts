import { expect, type Page, test } from '@playwright/test'
import { brotliBytes, ownScriptBudget } from '#scripts/checks/built/budgets.ts'
import { illustratedPage } from '#tests/support/pages/gallery-page.ts'
import { keep, someIds } from '#tests/support/pages/kept.ts'
import { samplePages } from '#tests/support/catalogue/sample-pages.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

/** Who comes: what is in their browser before the page, and in which language they would rather read. */
const visitors = [
  { who: 'who has refused', use: {} },
  { who: 'who is asked for consent', use: newVisitor },
  { who: 'who is asked, and would rather read French', use: { ...newVisitor, locale: 'fr-BE' } },
] as const

for (const { who, use } of visitors)
  test.describe(`for a visitor ${who}`, () => {
    test.use(use)

    // A visitor's own lists are in the browser: their pages have work to do at once.
    for (const sample of samplePages('nl').filter(({ kind }) => kind !== 'personal')) {
      test(`${sample.name} fetches its own small script and nothing of others at rest`, async ({ page }) => {
        await expectSmallScript(page, sample.path)
      })
    }
  })

test('a visitor who keeps properties fetches little more', async ({ page }) => {
  await keep(page, 'favourites', await someIds(page, 2))
  for (const path of ['/nl/te-koop/', illustratedPage()]) {
    await expectSmallScript(page, path)
    await expect(page.locator('[data-count=favourite]').first()).toHaveText('2')
  }
})

async function expectSmallScript(page: Page, path: string): Promise<void> {
  const origin = process.env['SITE_URL'] ?? ''
  const scripts: string[] = []
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  const response = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  // What wakes islands stands inline in the page; JSON-LD is data.
  const inline = [
    ...((await response?.text()) ?? '').matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([^]*?)<\/script>/g),
  ]
  const files = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
  const sizes = [...files, ...inline.map(([, code = '']) => code)].map((code) => brotliBytes(code))
  expect(scripts.length, 'scripts').toBeGreaterThan(0)
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    `${sizes.join(' + ')} bytes: ${scripts.join(', ')}`,
  ).toBeLessThanOrEqual(ownScriptBudget)
  expect(foreign).toEqual([])
}
