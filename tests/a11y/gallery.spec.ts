import { expect, test } from '@playwright/test'
import { checkLooks } from '#tests/support/pages/check-page.ts'
import { expectSlide, illustratedPage, pageWith, pictureLinks } from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const withFilm = pageWith('property', ['data-frame="https://www.youtube-nocookie.com/'])

test('the gallery is accessible with a picture, and where a film asks for consent', async ({ page }) => {
  await openPage(page, illustratedPage())
  await pictureLinks(page).first().click()
  await expectSlide(page, /^1 van/)
  await checkLooks(page, 'gallery', ['dialog.gallery'])
  // On a phone, where that ended, the pictures stand in a list.
  await page.setViewportSize({ width: 1280, height: 720 })
  await openPage(page, withFilm)
  await pictureLinks(page).first().click()
  await expectSlide(page, /^1 van/)
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.player--asks')).toBeVisible()
  await checkLooks(page, 'gallery film', ['dialog.gallery'])
})
