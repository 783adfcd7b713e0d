import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { findOverflow, openPage, scrollThrough } from '#tests/support/open-page.ts'
import { builtLocales, samplePages, type SamplePage } from '#tests/support/sample-pages.ts'

const widths = [1280, 390]
const schemes = ['light', 'dark'] as const

for (const sample of samplePages('nl')) {
  for (const width of widths) {
    for (const scheme of schemes) {
      test(`${sample.name}, ${width} wide, ${scheme}`, async ({ page }, info) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: scheme })
        await checkPage(page, sample)
        await page.screenshot({
          path: `test-results/screens/${info.title.replace(/\W+/g, '-')}.png`,
          fullPage: true,
        })
      })
    }
  }
}

for (const locale of builtLocales().filter((other) => other !== 'nl')) {
  for (const sample of samplePages(locale)) {
    test(`${sample.name}, 390 wide`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 })
      await checkPage(page, sample)
    })
  }
}

async function checkPage(page: Page, sample: SamplePage): Promise<void> {
  const trouble = await openPage(page, sample.path)
  await scrollThrough(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told, `accessibility of ${sample.path}`).toEqual([])
  expect(await findOverflow(page), `overflow of ${sample.path}`).toEqual([])
  expect(trouble, `trouble on ${sample.path}`).toEqual([])
}
