import { expect, test } from '@playwright/test'
import { holdFiles } from '#tests/support/pages/hold-files.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { openFilter, openList, queryOf, saleList, summaryOf } from '#tests/support/pages/results-page.ts'

test('a tick is painted before the list is searched, so that a slow phone answers at once', async ({
  page,
}) => {
  await openList(page, '?type=1')
  const types = await openFilter(page, 'Type')
  const before = await summaryOf(page).textContent()
  const atNextFrame = await types
    .locator('input:not(:checked)')
    .first()
    .evaluate(async (box: HTMLInputElement) => {
      const summary = () => document.querySelector('.results-bar output')?.textContent
      box.click()
      const afterClick = summary()
      await new Promise(requestAnimationFrame)
      return { isChecked: box.checked, afterClick, inFrame: summary() }
    })
  expect(atNextFrame).toEqual({ isChecked: true, afterClick: before, inFrame: before })
  await expect(summaryOf(page)).not.toHaveText(before ?? '')
  expect(queryOf(page)).toMatch(/type=1&type=/)
})

test(
  'a tick counts, though the files of the list arrive before the next paint',
  { tag: '@night' },
  async ({ page }) => {
    // A frame that takes half a second, as on a phone that is busy.
    await page.addInitScript(() => {
      window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 500)
    })
    const release = await holdFiles(page, '**/search/**')
    await openPage(page, saleList)
    const types = await openFilter(page, 'Type')
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]:has(#filters)') === null)
    const box = types.locator('input').first()
    const ticked = box.check()
    release()
    await ticked
    await expect.poll(() => queryOf(page)).toMatch(/^\?type=\d+$/)
    await expect(box).toBeChecked()
    await expect(summaryOf(page)).toHaveText(/^\d+ pand/)
  },
)
