import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { pageWith } from '#tests/support/catalogue/sample-pages.ts'

test('the label of the energy scale is marked in forced colours', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, pageWith('property', 'nl', 'data-deed'))
  const mark = page.locator('.scale [aria-current]')
  const [style, line, background] = await mark.evaluate((step) => [
    getComputedStyle(step).outlineStyle,
    getComputedStyle(step).outlineColor,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(style).toBe('solid')
  expect(line).not.toBe(background)
})

test.describe('certificates', () => {
  const certified = pageWith('property', 'nl', 'Attesten en keuringen')
  const inspection = (page: Page) => page.locator('.law .fold li').first()

  test('are folded on a phone only, by a press or a key', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, certified)
    await expect(inspection(page)).toBeHidden()
    await page.locator('.law .fold summary').focus()
    await page.keyboard.press('Enter')
    await expect(inspection(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await expect(inspection(page)).toBeVisible()
    await expect(page.locator('.law .fold summary')).toBeHidden()
  })

  test('never hide the planning facts, nor what has to be minded', { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, pageWith('property', 'nl', 'class="law__mind"'))
    for (const sentence of await page.locator('.law > div li').all()) await expect(sentence).toBeVisible()
    expect(await page.locator('.law > div').first().locator('li').count()).toBeGreaterThanOrEqual(5)
    await expect(page.locator('.fold .law__mind')).toHaveCount(0)
    await expect(page.locator('.law__mind').first()).toHaveCSS('font-weight', '600')
  })
})
