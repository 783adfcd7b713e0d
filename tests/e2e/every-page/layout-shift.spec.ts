import { expect, type Page, test } from '@playwright/test'
import { layoutShiftOf, watchLayoutShift } from '#tests/support/pages/layout-shift.ts'
import { samplePages } from '#tests/support/catalogue/sample-pages.ts'
import { type FalteringSite, servePieces } from '#tests/support/sites/serve-pieces.ts'
import { newVisitor } from '#tests/support/pages/visitor.ts'

// The question is open on all of them.
test.use(newVisitor)

/** Returns how much a page moves while it arrives and after that. */
async function shiftOf(page: Page, { origin }: FalteringSite, path: string): Promise<number> {
  await watchLayoutShift(page)
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  return layoutShiftOf(page)
}

let site: FalteringSite
test.beforeAll(async () => {
  site = await servePieces()
})
test.afterAll(() => site.close())

for (const { name, path } of samplePages('nl')) {
  for (const width of [1280, 390]) {
    test(`${name} does not move while it arrives in pieces, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      expect(await shiftOf(page, site, path), path).toBe(0)
    })
  }
}

test('a page that is painted as it arrives does move', async ({ page }) => {
  const hasty = await servePieces((html) => html.replace('rel="expect"', 'rel="author"'))
  expect(await shiftOf(page, hasty, '/nl/')).toBeGreaterThan(0)
  hasty.close()
})
