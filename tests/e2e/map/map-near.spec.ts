import { expect, type Page, test } from '@playwright/test'
import { openMap, targets } from '#tests/support/pages/map-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const note = (page: Page) => page.locator('.map__near output')
const ask = (page: Page) => page.locator('.map').getByRole('button', { name: 'In mijn buurt' })

test.describe('a visitor who says where he is', () => {
  test.use({ geolocation: { latitude: 51.03, longitude: 4.01 }, permissions: ['geolocation'] })

  test('sees what is near, wider on request, and the list around the town; no address has the place', async ({
    page,
  }) => {
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
  })
})

test('a visitor who does not say it reads of another way', { tag: '@night' }, async ({ page }) => {
  await openMap(page)
  await ask(page).press('Enter')
  await expect(note(page)).toHaveText(/^Uw plaats kennen we niet.*Kies een gemeente of verschuif de kaart\.$/)
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`no price or number covers another or stands under a tool at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openMap(page)
    await expect(targets(page).nth(8)).toBeAttached()
    const faults = await page.locator('.map').evaluate((map) => {
      const named = (selector: string) =>
        [...map.querySelectorAll(selector)].map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: element.getBoundingClientRect(),
        }))
      const markers = named('.map__target')
      const tools = named(':scope > .map__bar > *, :scope > .map__menu > summary, :scope > .map__zoom')
      const shown = tools.filter(({ box }) => box.width > 0)
      const over = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      return markers.flatMap((marker, at) =>
        [...markers.slice(at + 1), ...shown].flatMap((other) =>
          over(marker.box, other.box) ? [`${marker.name} / ${other.name}`] : [],
        ),
      )
    })
    expect(faults).toEqual([])
  })
