import { expect, type Page, test } from '@playwright/test'
import type { MapBase } from '#domain/place/map-base.ts'
import { configureMap, expectMap, openTools, testBase } from '#tests/support/pages/map-page.ts'

const list = `${process.env['SITE_URL']}/nl/te-koop/?view=map`
const failed = (page: Page) => page.locator('.map').getByText('De kaart met straten kon niet geladen worden')
const schematic = (page: Page) => page.locator('.map').getByText('Schematische kaart, zonder straten')

const broken: readonly (readonly [
  what: string,
  base: MapBase,
  answer: Readonly<{ status: number; body: string }>,
])[] = [
  ['a file that is no archive', testBase('pmtiles', '/test-map'), { status: 200, body: 'no archive' }],
  ['a style that is none', testBase('style', '/test-map'), { status: 200, body: '<!doctype html>' }],
]

for (const [what, base, answer] of broken) {
  test(
    `${what}: the schematic map is shown instead, with one message`,
    { tag: '@night' },
    async ({ page }) => {
      await page.route('**/test-map**', (route) => route.fulfill(answer))
      await configureMap(page, base)
      await page.goto(list)
      await expect(failed(page)).toBeVisible({ timeout: 20_000 })
      await expect(failed(page)).toHaveCount(1)
      await expectMap(page)
      await expect(schematic(page)).toBeVisible()
    },
  )
}

test(
  'the map opens with another font when the text font does not load',
  { tag: '@night' },
  async ({ page }) => {
    await page.route('**/fonts/**', (route) => route.abort())
    await page.goto(list)
    await expectMap(page)
    await expect(schematic(page)).toBeVisible()
  },
)

test(
  'a third party is asked only after the visitor agrees, who can take it back',
  { tag: '@night' },
  async ({ page }) => {
    const asked: string[] = []
    await page.route('**/test-style.json', (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        json: {
          version: 8,
          sources: {},
          layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#1f7a5c' } }],
        },
      })
    })
    await configureMap(page, testBase('style', '/test-style.json', ['https://tiles.example']))
    await page.goto(list)
    await expectMap(page)
    await expect(page.locator('.map').getByText(/tiles\.example.*IP-adres/)).toBeVisible()
    await expect(schematic(page)).toBeVisible()
    expect(asked).toEqual([])

    await page.getByRole('button', { name: 'Toon de straten' }).click()
    await expect(page.getByText('© Proefkaart & <b>co</b>')).toBeVisible()
    await expectMap(page)
    expect(asked).toHaveLength(1)

    await page.reload()
    await expect(page.getByText('© Proefkaart & <b>co</b>')).toBeVisible()
    await openTools(page)
    await page.getByRole('button', { name: 'Kaart zonder straten' }).click()
    await expect(schematic(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Toon de straten' })).toBeVisible()
  },
)
