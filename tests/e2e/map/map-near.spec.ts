import { expect, type Page, test } from '@playwright/test'
import { openMap } from '#tests/support/pages/map-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const note = (page: Page) => page.locator('.map__near output')
const ask = (page: Page) => page.locator('.map').getByRole('button', { name: 'In mijn buurt' })

test.describe('a visitor who says where he is', () => {
  test.use({ geolocation: { latitude: 51.03, longitude: 4.01 }, permissions: ['geolocation'] })

  test(
    'sees what is near, wider on request, and the list around the town; no address has the place',
    { tag: '@night' },
    async ({ page }) => {
      await openMap(page)
      await expect(note(page)).toHaveCount(0)
      await ask(page).press('Enter')
      await expect(note(page)).toHaveText(/^\d+ panden binnen 5 km van u$/)
      const near = Number.parseInt((await note(page).textContent()) ?? '', 10)
      await page.getByRole('button', { name: 'Binnen 10 km' }).press('Enter')
      await expect(note(page)).toHaveText(/binnen 10 km van u$/)
      expect(Number.parseInt((await note(page).textContent()) ?? '', 10)).toBeGreaterThan(near)
      expect(new URL(page.url()).search).not.toMatch(/51|4\.0/)
      await page.getByRole('button', { name: 'Lijst rond Berlare, 10 km' }).press('Enter')
      await expect(page).toHaveURL(/[?&]around=berlare-10/)
      await page.getByRole('button', { name: 'Mijn plaats wissen' }).press('Enter')
      await expect(note(page)).toHaveCount(0)
      await expect(ask(page)).toBeVisible()
    },
  )
})
