import { expect, test } from '@playwright/test'
import { fullPages } from '#tests/support/catalogue/sample-pages.ts'
import { expectFocusSeen } from '#tests/support/pages/keyboard.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

/** The kinds of page with bars of their own, and one without. */
const kinds: ReadonlySet<string> = new Set(['home', 'results', 'property', 'project', 'unit', 'article'])

/** Presses of a key on each page: past the bars, down the content and back under them. */
const presses = 30

for (const { name, kind, path } of fullPages('nl').filter(({ kind }) => kinds.has(kind)))
  test(
    `nothing that has the focus on ${name} is covered by a bar, wide or narrow`,
    { tag: kind === 'results' || kind === 'property' ? [] : '@night' },
    async ({ page }) => {
      test.slow()
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await openPage(page, path)
        for (const key of ['Tab', 'Shift+Tab'])
          for (let press = 0; press < presses; press += 1) {
            await page.keyboard.press(key)
            await expectFocusSeen(page)
          }
      }
    },
  )

test('Tab brings what it reaches into view at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await openPage(page, '/nl/')
  const places = new Set<number>()
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const [at, later] = await page.evaluate(async () => {
      const now = scrollY
      await new Promise((resolve) => setTimeout(resolve, 100))
      return [now, scrollY]
    })
    expect(later).toBe(at)
    places.add(at ?? 0)
  }
  expect(places.size).toBeGreaterThan(3)
})
