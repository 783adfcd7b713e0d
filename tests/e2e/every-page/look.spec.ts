import { expect, test } from '@playwright/test'
import { checkAtWidths, show } from '#tests/support/pages/check-page.ts'
import { findFlaws, openPage, scrollThrough } from '#tests/support/pages/open-page.ts'
import { builtLocales, samplePages } from '#tests/support/catalogue/sample-pages.ts'

// 640 is 1280 at 200 % zoom, 320 is 1280 at 400 %.
const otherWidths = [1920, 1440, 1024, 960, 768, 640, 320]

for (const { name, path } of samplePages('nl')) {
  test(`${name} is accessible in light and dark mode, and fits every width`, async ({ page }) => {
    const trouble = await openPage(page, path)
    await scrollThrough(page)
    await checkAtWidths(page, name)
    for (const width of otherWidths) {
      await show(page, width, 'light')
      expect.soft(await findFlaws(page), `${path} at ${width}`).toEqual([])
    }
    expect.soft(trouble, `console and requests of ${path}`).toEqual([])
  })
}

for (const locale of builtLocales().filter((other) => other !== 'nl')) {
  test(`words in ${locale} fit narrow windows on every kind of page`, async ({ page }) => {
    test.slow()
    for (const { path } of samplePages(locale)) {
      await page.setViewportSize({ width: 390, height: 900 })
      const trouble = await openPage(page, path)
      expect.soft(await findFlaws(page), `${path} at 390`).toEqual([])
      await show(page, 320, 'light')
      expect.soft(await findFlaws(page), `${path} at 320`).toEqual([])
      expect.soft(trouble, `console and requests of ${path}`).toEqual([])
    }
  })
}

for (const locale of builtLocales()) {
  test(`the full-size logo leaves room for the menu at the width where the menu appears, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, `/${locale}/`)
    const logo = await page.locator('.header .logo').boundingBox()
    const first = await page.locator('.nav a').first().boundingBox()
    expect((first?.x ?? 0) - ((logo?.x ?? 0) + (logo?.width ?? 0))).toBeGreaterThanOrEqual(16)
  })
}
