import { expect, test } from '@playwright/test'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'
import { samplePages } from '#tests/support/catalogue/sample-pages.ts'

// 640 is what is left of 1280 at 200 % zoom, 320 of 1280 at 400 %.
const widths = [320, 390, 640, 768, 960, 1024, 1280, 1440, 1920]

for (const sample of samplePages('nl')) {
  test(`${sample.name} fits every width`, async ({ page }) => {
    await openPage(page, sample.path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findFlaws(page), `${sample.path} at ${width}`).toEqual([])
    }
  })
}

for (const locale of ['nl', 'fr', 'en', 'de']) {
  test(`the logo at its largest leaves the menu its room where the menu begins to be shown, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, `/${locale}/`)
    const logo = await page.locator('.header .logo').boundingBox()
    const first = await page.locator('.nav a').first().boundingBox()
    expect((first?.x ?? 0) - ((logo?.x ?? 0) + (logo?.width ?? 0))).toBeGreaterThanOrEqual(16)
  })
}
