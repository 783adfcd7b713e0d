import { expect, test } from '@playwright/test'
import { checkPage } from '#tests/support/pages/check-page.ts'
import { expectSlide, illustratedPage, pageWith, pictureLinks } from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const withFilm = pageWith('property', ['data-frame="https://www.youtube-nocookie.com/'])

for (const { width, scheme } of [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 320, scheme: 'light' },
] as const) {
  test.describe(`${width} wide, ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })

    test('the gallery is accessible with a picture, and where a film asks for consent', async ({ page }) => {
      await openPage(page, illustratedPage())
      await pictureLinks(page).first().click()
      await expectSlide(page, /^1 van/)
      await page.waitForLoadState('networkidle')
      await checkPage(page, `gallery ${width} ${scheme}`)
      await openPage(page, withFilm)
      await pictureLinks(page).first().click()
      await expectSlide(page, /^1 van/)
      await page.keyboard.press('ArrowLeft')
      await expect(page.locator('.player--asks')).toBeVisible()
      await checkPage(page, `gallery film ${width} ${scheme}`)
    })
  })
}
