import { expect, test } from '@playwright/test'
import { checkPage, show } from '#tests/support/pages/check-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'

/** States of energy, flood and legal facts that the sample pages may lack. */
const states = {
  'a duty to renovate': 'data-deed',
  'the fine scale of Brussels': 'class="scale scale--fine"',
  'the scale of Wallonia': '(E totale)',
  'a certificate that was requested': 'class="scale" role="list" aria-hidden="true"',
  'the symbol of a flood area': 'class="flood__symbol"',
  'a plot without a building': 'op dit perceel staat geen gebouw',
}

const blocks = ['#energy', '#flood', '#legal']

for (const [name, something] of Object.entries(states)) {
  test(`${name} is accessible in light and dark mode, at every width`, async ({ page }) => {
    const trouble = await openPage(page, pageWith('property', 'nl', something))
    const include = await page.locator(blocks.join(', ')).evaluateAll((all) => all.map(({ id }) => `#${id}`))
    expect(include.length).toBeGreaterThan(0)
    for (const [width, scheme] of [
      [1280, 'light'],
      [390, 'dark'],
      [320, 'light'],
    ] as const) {
      await show(page, width, scheme)
      await page.locator(include[0] ?? '').scrollIntoViewIfNeeded()
      await checkPage(page, `${name} ${width} ${scheme}`, { include })
    }
    expect(trouble).toEqual([])
  })
}

test('the marker of the energy scale is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, pageWith('property', 'nl', 'data-deed'))
  const mark = page.locator('.scale [aria-current] path')
  const [fill, background] = await mark.evaluate((path) => [
    getComputedStyle(path).fill,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(fill).not.toBe(background)
})
