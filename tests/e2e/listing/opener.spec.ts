import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { pageWith } from '#tests/support/pages/gallery-page.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = pageWith('property', ['id="photo-3"', 'data-list="/nl/te-koop/"'])

test('the link back leads to the list that the visitor came from, with its filters', async ({ page }) => {
  await openPage(page, '/nl/te-koop/?bedrooms=2')
  const link = page.locator('.card__title a:visible').first()
  await link.click()
  await page.waitForURL((url) => url.pathname !== '/nl/te-koop/')
  const back = page.locator('.back')
  await expect
    .poll(() => back.evaluate((it) => it instanceof HTMLAnchorElement && it.search))
    .toContain('bedrooms')
  await back.click()
  await page.waitForURL(({ pathname, search }) => pathname === '/nl/te-koop/' && search.includes('bedrooms'))
})

test('the first picture fills the width of a phone, and is in view on a wide screen, in a row that runs off its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, path)
  const header = await page.locator('.header').boundingBox()
  const picture = await page.locator('.strip li').first().boundingBox()
  expect(picture?.y).toBe((header?.y ?? 0) + (header?.height ?? 0))
  expect([picture?.x, picture?.width]).toEqual([0, 390])
  await page.locator('.strip__track').evaluate((track) => track.scrollBy({ left: 250 }))
  await expect(page.locator('.strip__count').nth(1)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.strip__count').first()).not.toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, path)
  const box = await page.locator('.strip li img').first().boundingBox()
  expect(box?.y).toBeLessThanOrEqual(370)
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1)
  const second = await page.locator('.strip li').nth(1).boundingBox()
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(1280)
  expect(second?.x).toBeLessThan(1280)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link to all features of a home opens their fold', async ({ page }) => {
    await openPage(page, findListing(/id="features"/))
    await expect(page.locator('#features')).toBeHidden()
    await page.getByRole('link', { name: 'Alle kenmerken' }).click()
    await expect(page.locator('#features')).toBeInViewport()
  })
})
