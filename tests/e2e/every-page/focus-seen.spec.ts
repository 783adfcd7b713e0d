import { test } from '@playwright/test'
import { fullPages } from '#tests/support/catalogue/sample-pages.ts'
import { expectFocusSeen } from '#tests/support/pages/keyboard.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

// Without it focus scrolls smoothly, which takes longer than the next press of Tab.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
