import { expect, test } from '@playwright/test'
import { expectMap, openMap, openTools, pressAt, pressTool, targets } from '#tests/support/pages/map-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the map loads on a click, from the site alone', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, '/nl/te-koop/')
  expect(asked.filter((url) => /MapPanel|maplibre|region-/.test(url))).toEqual([])
  const trouble = await openMap(page)
  expect(asked.filter((url) => /MapPanel|maplibre|region-/.test(url)).length).toBeGreaterThan(2)
  const origin = process.env['SITE_URL'] ?? ''
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(?:data|blob):/.test(url))).toEqual([])
  await expect(page.getByText('Schematische kaart')).toBeVisible()
  const clusters = await targets(page, /panden, inzoomen$/).count()
  expect(clusters).toBeGreaterThan(3)
  expect(clusters).toBeLessThanOrEqual(30)
  expect(trouble()).toEqual([])
})

test(
  'a cluster splits when it is clicked, and the visible area can be searched',
  { tag: '@night' },
  async ({ page }) => {
    await openMap(page)
    await expect(page.getByRole('button', { name: 'Zoek in dit gebied' })).toHaveCount(0)
    await pressAt(page, targets(page, /^(?:[5-9]|[1-9]\d+) panden, inzoomen$/).last())
    await page.getByRole('button', { name: 'Zoek in dit gebied' }).click()
    await expect(page).toHaveURL(/[?&]box=/)
    const before = page.url()
    await page.reload()
    await expectMap(page)
    expect(page.url()).toBe(before)
    await page.getByRole('button', { name: 'Gebied wissen' }).click()
    await expect(page).not.toHaveURL(/box=/)
  },
)

test('a pin opens its listing by mouse and by keyboard, and highlights it in the list', async ({ page }) => {
  await openMap(page, '&around=berlare-2')
  const pin = targets(page, /€ /).first()
  const name = (await pin.getAttribute('aria-label')) ?? ''
  await pin.focus()
  await expect(page.locator('[data-pointed] h2')).toHaveText(name.split(', ')[0] ?? '')
  await page.keyboard.press('Enter')
  const card = page.locator('.map').getByRole('dialog')
  await expect(card.getByRole('link')).toHaveText(name.split(', ')[0] ?? '')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(pin).toBeFocused()
  await pressAt(page, pin)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/\d+\/$/)
})

test('listings with hidden addresses share one approximate place', { tag: '@night' }, async ({ page }) => {
  // A band of prices that only homes of one town with hidden addresses have: at the nearest zoom they would join others.
  await openMap(page, '&city=buggenhout&price=50000-200000')
  const group = targets(page, /panden in Buggenhout, ligging bij benadering$/)
  await group.press('Enter')
  const card = page.locator('.map').getByRole('dialog', { name: /ligging bij benadering$/ })
  await expect(card).toBeVisible()
  expect(await card.getByRole('link').count()).toBeGreaterThan(1)
})

test('an area is drawn by clicks and closed on its first corner', { tag: '@night' }, async ({ page }) => {
  await openMap(page)
  await pressTool(page, 'Teken een gebied')
  const bar = page.locator('.map__bar--drawing')
  await bar.scrollIntoViewIfNeeded()
  const box = await bar.boundingBox()
  const at = (x: number, y: number) => page.mouse.click((box?.x ?? 0) + x, (box?.y ?? 0) + y)
  await at(200, 240)
  await at(420, 240)
  await at(420, 380)
  await expect(page.getByText('3 hoeken')).toBeVisible()
  await at(203, 242)
  await expect(page).toHaveURL(/[?&]polygon=/)
  await expect(page.locator('.map__menu')).toBeVisible()
})

test('a distance around a town is searched, and Back clears it', { tag: '@night' }, async ({ page }) => {
  await openMap(page)
  await openTools(page)
  await page.locator('.map').getByLabel('Gemeente', { exact: true }).selectOption({ label: 'Berlare' })
  await page.locator('.map').getByLabel('Afstand').selectOption({ label: '5 km' })
  await page.locator('.map').getByRole('button', { name: 'Zoeken' }).click()
  await expect(page).toHaveURL(/[?&]around=berlare-5/)
  await expect(page.getByRole('button', { name: 'Gebied wissen' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/around=/)
  await expect(page.getByRole('button', { name: 'Gebied wissen' })).toHaveCount(0)
})
