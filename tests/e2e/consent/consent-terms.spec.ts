import { expect, test } from '@playwright/test'
import { keptChoice, questionOf, choiceOf } from '#tests/support/pages/consent-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { storageKey } from '#stores/stored-values.ts'

const day = 86_400_000

for (const [days, isAsked] of [
  [170, false],
  [190, true],
] as const)
  test(
    `${days} days after a choice the question is ${isAsked ? 'asked again' : 'not asked'}`,
    { tag: '@night' },
    async ({ page }) => {
      await page.addInitScript(
        ([key = '', time = '']) => localStorage.setItem(key, time),
        [storageKey('consent'), String(Date.now() - days * day)],
      )
      await openPage(page, '/nl/')
      await page.waitForLoadState('networkidle')
      await expect(questionOf(page)).toHaveCount(isAsked ? 1 : 0)
    },
  )

test('once the site uses another service, the question is asked again', async ({ page }) => {
  await page.route('**/nl/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('data-terms="6', 'data-terms="6 another') })
  })
  await openPage(page, '/nl/')
  await expect(questionOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
  await expect(questionOf(page)).toHaveCount(0)
  expect(await keptChoice(page)).toEqual(choiceOf([]))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(questionOf(page)).toHaveCount(0)
})
