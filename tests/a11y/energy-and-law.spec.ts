import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'

/** States of energy, flood and law that the largest pages of a kind may lack. */
const states = {
  'a duty to renovate': 'data-deed',
  'the fine scale of Brussels': 'class="scale scale--fine"',
  'the scale of Wallonia': '(E totale)',
  'a certificate that was requested': 'class="scale" role="list" aria-hidden="true"',
  'the symbol of a flood area': 'class="flood__symbol"',
  'a plot without a building': 'er staat geen gebouw op',
}

for (const [name, something] of Object.entries(states)) {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
    [320, 'light'],
  ] as const) {
    test(`${name}, ${width} wide, ${colorScheme}`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const trouble = await openPage(page, pageWith('property', 'nl', something))
      const blocks = ['#energy', '#flood', '#legal']
      const present = await page
        .locator(blocks.join(', '))
        .evaluateAll((all) => all.map(({ id }) => `#${id}`))
      expect(present.length).toBeGreaterThan(0)
      const axe = present.reduce((builder, block) => builder.include(block), new AxeBuilder({ page }))
      const { violations } = await axe.analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
      expect(await findFlaws(page)).toEqual([])
      expect(trouble).toEqual([])
      for (const block of present)
        await page.locator(block).screenshot({
          path: `test-results/screens/${info.title.replace(/\W+/g, '-')}-${block.slice(1)}.png`,
        })
    })
  }
}

test('in forced colours the mark of the scale can still be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, pageWith('property', 'nl', 'data-deed'))
  const mark = page.locator('.scale [aria-current] path')
  const [fill, ground] = await mark.evaluate((path) => [
    getComputedStyle(path).fill,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(fill).not.toBe(ground)
})
