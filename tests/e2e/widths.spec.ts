import { expect, test } from '@playwright/test'
import { findFlaws, openPage } from '#tests/support/open-page.ts'
import { samplePages } from '#tests/support/sample-pages.ts'

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
