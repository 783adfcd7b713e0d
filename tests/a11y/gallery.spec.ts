import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { expectSlide, illustratedPage, pageWith, pictureLinks } from '#tests/support/pages/gallery-page.ts'
import { findFlaws, openPage } from '#tests/support/pages/open-page.ts'

const withFilm = pageWith('property', ['data-frame="https://www.youtube-nocookie.com/'])

for (const width of [1280, 390, 320]) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`the gallery, ${width} wide, ${scheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: scheme })

      test('is sound with a picture, and where a film is asked for', async ({ page }) => {
        await openPage(page, illustratedPage())
        await pictureLinks(page).first().click()
        await expectSlide(page, /^1 van/)
        await checkGallery(page, `gallery-${width}-${scheme}`)
        await openPage(page, withFilm)
        await pictureLinks(page).first().click()
        await expectSlide(page, /^1 van/)
        await page.keyboard.press('ArrowLeft')
        await expect(page.locator('.player--asks')).toBeVisible()
        await checkGallery(page, `gallery-film-${width}-${scheme}`)
      })
    })
  }
}

async function checkGallery(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `test-results/screens/${name}.png` })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(told, name).toEqual([])
  expect(await findFlaws(page), name).toEqual([])
}
