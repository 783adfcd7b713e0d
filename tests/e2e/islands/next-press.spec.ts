import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPage } from '#tests/support/pages/open-page.ts'

// A click during a smooth scroll is released over something else.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})

const ways = ['touch', 'mouse'] as const

/** Presses the middle of a control where it is now, and lifts the finger or the button a moment later. */
async function press(page: Page, control: Locator, way: (typeof ways)[number]): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) throw new Error('the control is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (way === 'touch') return await page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.waitForTimeout(60)
  await page.mouse.up()
}

/** Opens the home page with the list of towns open and one ticked. */
async function openTowns(page: Page): Promise<Locator> {
  await openPage(page, '/nl/')
  const form = page.locator('form[data-goal="sale"]')
  await form.locator('summary').first().click()
  await expect(form.locator('output.vh')).toBeAttached()
  await form.getByLabel('Berlare').check()
  return form
}

for (const way of ways) {
  const tag = way === 'mouse' ? '@night' : []
  test(`the button of the home search answers while a list is open, by ${way}`, { tag }, async ({ page }) => {
    const form = await openTowns(page)
    await press(page, form.getByRole('button', { name: /^Toon \d+ pand/ }), way)
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=berlare$/)
  })

  test(`the next list opens while one is open, by ${way}`, { tag }, async ({ page }) => {
    const form = await openTowns(page)
    await press(page, form.locator('summary').nth(1), way)
    await expect(form.locator('details').nth(1)).toHaveAttribute('open')
    await expect(form.locator('details').first()).not.toHaveAttribute('open')
  })

  test(`a filter of the sheet is followed by the next one, by ${way}`, { tag }, async ({ page }) => {
    await openPage(page, '/nl/te-koop/')
    await page.locator('[popovertarget=filters]').first().click()
    const sheet = page.locator('#filters')
    await sheet.locator('summary').first().click()
    await sheet.locator('[value=berlare]').check()
    await press(page, sheet.locator('summary').nth(1), way)
    await expect(sheet.locator('details').nth(1)).toHaveAttribute('open')
  })

  test(`the calculator answers a press that shows an error, by ${way}`, { tag }, async ({ page }) => {
    await openPage(page, '/nl/aankoopkosten/')
    const form = page.locator('.calc form')
    const [price, next] = [form.locator('input[type=text]').first(), form.locator('input[type=radio]').last()]
    await price.fill('veel')
    await expect(page.locator('astro-island:has(.calc)')).not.toHaveAttribute('ssr')
    await press(page, next, way)
    await expect(form.locator('.field__error').first()).toBeVisible()
    await expect(next).toBeChecked()
  })
}
