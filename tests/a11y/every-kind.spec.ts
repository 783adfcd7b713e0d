import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { findFlaws, openPage, scrollThrough } from '#tests/support/pages/open-page.ts'
import { builtLocales, samplePages, type SamplePage } from '#tests/support/catalogue/sample-pages.ts'

const widths = [1280, 390]

/** Rules of axe whose answer hangs on the colours of a page: the others say the same of it in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

for (const sample of samplePages('nl')) {
  for (const width of widths) {
    test(`${sample.name}, ${width} wide, light and dark`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      await checkPage(page, sample)
      await keepScreen(page, `${info.title}-light`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectStill(page)
      await expectAccessible(new AxeBuilder({ page }).withRules(colourRules), `${sample.path} in the dark`)
      await keepScreen(page, `${info.title}-dark`)
    })
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
  await expectAccessible(new AxeBuilder({ page }), sample.path)
  expect(await findFlaws(page), `overflow of ${sample.path}`).toEqual([])
  expect(trouble, `trouble on ${sample.path}`).toEqual([])
}

/** Waits until colours that glide from one to the other have arrived. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const glides = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(glides.map(({ finished }) => finished))
  })
}

async function expectAccessible(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told, `accessibility of ${what}`).toEqual([])
}

async function keepScreen(page: Page, title: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/${title.replace(/\W+/g, '-')}.png`, fullPage: true })
}
