import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { MapBase } from '#domain/place/map-base.ts'
import { openPage, type Trouble } from './open-page.ts'

/**
 * Not errors of the page: messages of the software graphics driver, and requests that were aborted by leaving a page.
 */
const noTrouble = /GL Driver Message|GPU stall|net::ERR_ABORTED/

/** Opens the map of the list for sale with criteria and waits until it is drawn. */
export async function openMap(page: Page, criteria = ''): Promise<() => Trouble> {
  const trouble = await openPage(page, `/nl/te-koop/?view=map${criteria}`)
  await expectMap(page)
  return () => trouble.filter((line) => !noTrouble.test(line))
}

/** Waits until the map is ready and has its marker buttons; without a graphics card, and beside other work, that takes long. */
export async function expectMap(page: Page): Promise<void> {
  await expect(page.locator('.map[data-state="ready"]')).toBeVisible({ timeout: 60_000 })
  await expect(targets(page).first()).toBeAttached({ timeout: 20_000 })
}

/** The marker buttons over the canvas: all, or those with a name. */
export function targets(page: Page, hasName?: RegExp): Locator {
  return hasName === undefined
    ? page.locator('.map__target')
    : page.locator('.map').getByRole('button', { name: hasName })
}

/** Serves the list's page as a build with this base map writes it: in the props of its island. */
export async function configureMap(page: Page, base: MapBase): Promise<void> {
  await page.route('**/nl/te-koop/**', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const configured = html.replace(/props="([^"]*mapBase[^"]*)"/, (_, props: string) => {
      const values: object = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
      const json = JSON.stringify({ ...values, mapBase: astroValue(base) })
      return `props="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    })
    await route.fulfill({ response, body: configured })
  })
}

/** Returns a base map of a test, which asks third parties when it names hosts. */
export function testBase(
  kind: Exclude<MapBase['kind'], 'schematic'>,
  url: string,
  hosts: readonly string[] = [],
): MapBase {
  const drawing = readDrawing()
  const home = { latitude: 51.09, longitude: 4.05, zoom: 10 }
  return { kind, home, drawing, url, hosts, attribution: '© Proefkaart & <b>co</b>', minZoom: 0, maxZoom: 12 }
}

/** Returns the drawing of the built site, whose name has a hash. */
function readDrawing(): MapBase['drawing'] {
  const file = readdirSync('dist/map').find((name) => name.startsWith('region-'))
  return { url: `/map/${file}`, maxZoom: 12.25 }
}

/** Opens the menu with the tools that are needed less. */
export async function openTools(page: Page): Promise<void> {
  const menu = page.locator('.map__menu')
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').press('Enter')
}

/** Presses a tool of the menu, by keyboard. */
export async function pressTool(page: Page, name: string): Promise<void> {
  await openTools(page)
  await page.locator('.map').getByRole('button', { name, exact: true }).press('Enter')
}

/** Returns a value as Astro writes it in props: with its type, 1 for an array, 0 for anything else. */
function astroValue(value: unknown): readonly [type: number, value: unknown] {
  if (Array.isArray(value)) return [1, value.map(astroValue)]
  if (typeof value !== 'object' || value === null) return [0, value]
  return [0, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, astroValue(each)]))]
}

/** Returns the dominant colour of the map, rounded to steps of 16. */
export async function mapColor(page: Page): Promise<Readonly<{ r: number; g: number; b: number }>> {
  const { dominant } = await sharp(await page.locator('.map__canvas').screenshot()).stats()
  return dominant
}

/** Clicks at the place of a marker button, which itself lets clicks through to the canvas. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('The target is not on the page.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
