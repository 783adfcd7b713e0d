import { expect, test } from '@playwright/test'
import { choices, movers } from '#tests/support/a11y/practices/chooses.ts'
import { everywhere } from '#tests/support/a11y/practices/everywhere.ts'
import { dialogs, disclosures } from '#tests/support/a11y/practices/opens.ts'
import type { Practice } from '#tests/support/a11y/practices/practice.ts'
import { shows } from '#tests/support/a11y/practices/shows.ts'
import { fullPages } from '#tests/support/catalogue/sample-pages.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const practices: readonly Practice[] = [...disclosures, ...dialogs, ...movers, ...choices, ...shows]
const played = practices.flatMap((practice) =>
  Object.entries(practice.rules).map(([name, rule]) => ({
    ...practice,
    name: `${practice.name}: ${name}`,
    rule,
  })),
)

test('93 rules of the WAI-ARIA practices are played, or more', () => {
  expect(played.length + Object.keys(everywhere).length).toBeGreaterThanOrEqual(93)
})

for (const { name, path, width = 1280, isNew = false, before, start, rule } of played)
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (isNew) await page.addInitScript(() => localStorage.clear())
    if (before !== undefined) {
      await openPage(page, path)
      await before(page)
    }
    await openPage(page, path)
    await start?.(page)
    await rule(page)
  })

for (const [name, find] of Object.entries(everywhere))
  test(`${name}, on every kind of page`, async ({ page }) => {
    test.slow()
    for (const { kind, path } of fullPages('nl')) {
      await openPage(page, path)
      expect.soft(await find(page, kind), path).toEqual([])
    }
  })
