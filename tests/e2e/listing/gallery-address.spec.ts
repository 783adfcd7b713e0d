import { expect, test } from '@playwright/test'
import { expectClosed, expectSlide, illustratedPage, lightbox } from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = illustratedPage()

test('a shared address opens its picture, and Back stays on the page', async ({ page }) => {
  const trouble = await openPage(page, `${path}?gone#photo-999`)
  await expect(lightbox(page), 'a picture that is no longer there').toHaveCount(0)
  await page.goto(`${process.env['SITE_URL']}${path}#photo-3`)
  await expectSlide(page, /^3 van/)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(page).toHaveURL(`${process.env['SITE_URL']}${path}`)
  await expect(page.locator('#photo-3')).toBeFocused()
  await page.locator('#photo-3').click()
  await expectSlide(page, /^3 van/)
  await page.reload()
  await expectSlide(page, /^3 van/)
  await page.goBack()
  await expectClosed(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(trouble).toEqual([])
})
