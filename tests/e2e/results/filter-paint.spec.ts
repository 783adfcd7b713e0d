import { expect, test } from '@playwright/test'
import { openFilter, openList, queryOf, summaryOf } from '#tests/support/pages/results-page.ts'

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
