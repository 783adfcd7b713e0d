import { expect, type Page, test } from '@playwright/test'
import { brotliBytes, ownScriptBudget } from '#scripts/checks/built/budgets.ts'
import { fontShift, layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { illustratedPage } from '#tests/support/pages/gallery-page.ts'
import { keep, someIds } from '#tests/support/pages/kept.ts'
import { nightly, samplePages } from '#tests/support/catalogue/sample-pages.ts'
import { servePieces, type SlowSite } from '#tests/support/sites/serve-pieces.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

let site: SlowSite
test.beforeAll(async () => {
  site = await servePieces()
})
test.afterAll(() => site.close())

/** New visitors see the consent dialog; every second one is offered their own language, too. */
const visitors = [
  { width: 1280, locale: 'nl-BE' },
  { width: 390, locale: 'fr-BE' },
]

/** Kinds of page that are words in the frame of all pages: what loads and moves there is that of the others. */
const plain: ReadonlySet<string> = new Set([
  'thank-you',
  'form-answer',
  'testimonials',
  'vacancy',
  'portal',
  'desk',
  'not-found',
  'offline',
])

for (const [turn, { width, locale }] of visitors.entries())
  test.describe(`for a new visitor with ${locale}, ${width} wide`, () => {
    test.use({ ...newVisitor, locale, viewport: { width, height: 800 } })

    for (const { name, kind, path } of samplePages('nl').filter(
      (_, index) => index % visitors.length === turn,
    )) {
      test(
        `${name} does not shift while it loads in pieces, and loads only its own small script`,
        { tag: plain.has(kind) ? '@night' : nightly(name) },
        async ({ page }) => {
          await watchLayoutShift(page)
          const { scripts, thirdParty, inline } = await load(page, site.origin, path)
          expect.soft(await layoutShiftOf(page), 'layout shift').toBeLessThanOrEqual(fontShift)
          expect.soft(thirdParty, 'third-party requests').toEqual([])
          // Personal pages show their lists at once, and load what does so.
          if (kind !== 'personal') await expectSmallScript(scripts, inline)
        },
      )
    }
  })

test.describe('the layout shift check', () => {
  test.use(newVisitor)

  test('finds a page that is painted while it loads', async ({ page }) => {
    const legal = samplePages('nl').find(({ kind }) => kind === 'legal')
    const hasty = await servePieces((html) => html.replace('rel="expect"', 'rel="author"'))
    await watchLayoutShift(page)
    // A busy machine may get all pieces before it paints once.
    await expect(async () => {
      await load(page, hasty.origin, legal?.path ?? '')
      expect(await layoutShiftOf(page)).toBeGreaterThan(0)
    }).toPass()
    hasty.close()
  })
})

test('a visitor with favourites loads little more', { tag: '@night' }, async ({ page }) => {
  const origin = process.env['SITE_URL'] ?? ''
  await keep(page, 'favourites', await someIds(page, 2))
  for (const path of ['/nl/te-koop/', illustratedPage()]) {
    const { scripts, inline } = await load(page, origin, path)
    await expectSmallScript(scripts, inline)
    await expect(page.locator('[data-count=favourite]').first()).toHaveText('2')
  }
})

type Loaded = Readonly<{
  scripts: readonly string[]
  thirdParty: readonly string[]
  inline: readonly string[]
}>

/** Opens a page and returns the addresses that it loaded until it was idle, and its inline scripts. */
async function load(page: Page, origin: string, path: string): Promise<Loaded> {
  const scripts: string[] = []
  const thirdParty: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      thirdParty.push(request.url())
  })
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"], [type="speculationrules"])')
    .allTextContents()
  return { scripts, thirdParty, inline }
}

async function expectSmallScript(scripts: readonly string[], inline: readonly string[]): Promise<void> {
  const files = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
  // Inline scripts are compressed together, as a part of the page.
  const sizes = [...files, inline.join('')].map((code) => brotliBytes(code))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect.soft(scripts.length, 'scripts').toBeGreaterThan(0)
  expect.soft(total, `${sizes.join(' + ')} bytes: ${scripts.join(', ')}`).toBeLessThanOrEqual(ownScriptBudget)
}
