import { expect, type Page, test } from '@playwright/test'
import { brotliBytes, ownScriptBudget } from '#scripts/checks/built/budgets.ts'
import { illustratedPage } from '#tests/support/gallery-page.ts'
import { keep, someIds } from '#tests/support/kept.ts'
import { samplePages } from '#tests/support/sample-pages.ts'
import { newVisitor } from '#tests/support/visitor.ts'

/** Brotli bytes of what wakes islands, which pages share (scripts/build/island-runtime.ts). */
const wakerBudget = 2_000

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
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
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
}
