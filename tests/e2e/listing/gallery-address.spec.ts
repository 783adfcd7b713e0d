import { expect, test } from '@playwright/test'
import {
  expectClosed,
  expectSlide,
  illustratedPage,
  lightbox,
  pictureLinks,
} from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = illustratedPage()

test('each picture of the gallery has an address, and closing gives that of the page', async ({ page }) => {
  await openPage(page, path)
  await pictureLinks(page).nth(1).click()
  await expectSlide(page, /^2 van/)
  await expect(page).toHaveURL(/#photo-2$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#photo-3$/)
  await page.goBack()
  await expectClosed(page)
  expect(page.url()).toBe(`${process.env['SITE_URL']}${path}`)
})

test('a shared address opens its picture, and Back stays on the page', async ({ page }) => {
  const trouble = await openPage(page, `${path}#photo-3`)
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

test('an address of a picture that is no longer there opens the page', async ({ page }) => {
  const trouble = await openPage(page, `${path}#photo-999`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(lightbox(page)).toHaveCount(0)
  expect(trouble).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a picture leads to it, and the picture to its file', async ({ page }) => {
    await openPage(page, `${path}#photo-2`)
    await expect(page.locator('#photo-2')).toBeInViewport()
    expect(await page.locator('#photo-2').getAttribute('href')).toMatch(/^\/pictures\//)
  })
})

test('no two pictures of a listing have the same words', async ({ page }) => {
  await openPage(page, path)
  const words = await pictureLinks(page)
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  expect(new Set(words).size).toBe(words.length)
})
