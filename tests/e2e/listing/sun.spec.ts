import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = pageWith('property', 'nl', 'data-sun')

test('the sun moves by keyboard over the hour and the days', async ({ page }) => {
  const trouble = await openPage(page, path)
  await page.locator('#sun').scrollIntoViewIfNeeded()
  const slider = page.getByRole('slider', { name: 'Uur van de dag' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^15\.00\suur, /)
  await expect(page.getByRole('radio', { name: /^21 maart/ })).toBeChecked()
  const drawing = page.locator('.sun__stage > svg')
  const before = await drawing.innerHTML()
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^15\.10\suur, /)
  expect(await drawing.innerHTML()).not.toBe(before)
  await page.getByRole('radio', { name: /^21 maart/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.sun__now span')).toHaveText(/^21 juni, zon \d+° hoog$/)
  await expect(page.locator('.sun__table')).toBeHidden()
  expect(trouble).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sun is four drawings, a sentence and a table', async ({ page }) => {
    await openPage(page, path)
    const sun = page.locator('#sun')
    await expect(sun.getByRole('img')).toHaveCount(4)
    await expect(sun.getByRole('row')).toHaveCount(5)
    await expect(sun.locator('.lead')).toContainText('Op 21 juni')
  })
})
