import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { MapBase } from '#domain/place/map-base.ts'
import { openPage, type Trouble } from './open-page.ts'

/**
 * No fault of the page: what a driver of a graphics card that is software tells developers, and what a page before
 * was still loading when it was left.
 */
const noTrouble = /GL Driver Message|GPU stall|net::ERR_ABORTED/

/** Opens the map of the properties for sale, with further criteria, and waits until it is drawn. */
export async function openMap(page: Page, criteria = ''): Promise<() => Trouble> {
  const trouble = await openPage(page, `/nl/te-koop/?view=map${criteria}`)
  await expectMap(page)
  return () => trouble.filter((line) => !noTrouble.test(line))
}

/** Waits until the map is there and knows what can be pressed. */
export async function expectMap(page: Page): Promise<void> {
  await expect(page.locator('.map[data-state="ready"]')).toBeVisible({ timeout: 20_000 })
  await expect(targets(page).first()).toBeAttached({ timeout: 20_000 })
}

/** The buttons over what the canvas shows: all, or those with some words. */
export function targets(page: Page, hasName?: RegExp): Locator {
  return hasName === undefined
    ? page.locator('.map__target')
    : page.locator('.map').getByRole('button', { name: hasName })
}

/** Gives the list's page as a build with this base map writes it: the last line of what the island unpacks. */
export async function configureMap(page: Page, base: MapBase): Promise<void> {
  await page.route('**/nl/te-koop/**', async (route) => {
    const response = await route.fetch()
    const packed = JSON.stringify(JSON.stringify(base)).slice(1, -1).replaceAll('&', '&amp;')
    const html = await response.text()
    const configured = html.replace(
      /(props="\{&quot;packed&quot;:\[0,&quot;sale\\t[^"]*?\\n)(&quot;\])/,
      (_, before: string, after: string) => `${before}${packed.replaceAll('"', '&quot;')}${after}`,
    )
    await route.fulfill({ response, body: configured })
  })
}

/** Returns the colour that covers most of the map, in the steps of 16 in which it is counted. */
export async function mapColor(page: Page): Promise<Readonly<{ r: number; g: number; b: number }>> {
  const { dominant } = await sharp(await page.locator('.map__canvas').screenshot()).stats()
  return dominant
}

/** Presses with the mouse where a target is: the button itself lets presses through to the canvas. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('The target is not on the page.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
