import { expect, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { checkPage } from '#tests/support/pages/check-page.ts'
import { findFlaws } from '#tests/support/pages/open-page.ts'
import { closedAnnouncement, refusal } from '#tests/support/pages/visitor.ts'
import { allFeatures } from '#tests/support/sites/all-features.ts'
import type { FullPage } from '#tests/support/sites/full/filled.ts'
import { modulesOfPages } from '#tests/support/sites/full/full-modules.ts'
import { films } from '#tests/support/sites/full/full-records.ts'
import { projectFields, unitFields } from '#tests/support/sites/full/project-fields.ts'
import { propertyFields } from '#tests/support/sites/full/property-fields.ts'
import { serveVariant, type VariantSite } from '#tests/support/sites/variant-site.ts'

let site: VariantSite

test.beforeAll(async () => {
  site = await serveVariant(allFeatures)
})
test.afterAll(() => site.close())

/** The pages with all modules. */
const modulePages = Object.keys(modulesOfPages).map((name) => `/nl/${name.toLowerCase()}/`)

/** The end of the path of each page. */
const ends: Readonly<Record<FullPage, string>> = {
  sale: '/9001/',
  rent: '/9002/',
  life: '/9003/',
  project: '/9100/',
  unit: '/9101/',
}

/** Opens the Dutch page whose path has an end, as a visitor who has refused consent and closed the announcement. */
async function open(page: Page, end: string): Promise<void> {
  await page.addInitScript(closedAnnouncement)
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
  const path = site.routes.find((route) => route.locale === 'nl' && route.path.endsWith(end))?.path
  await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' })
}

/** Returns the text of a page, hidden parts too, with one space between words. */
async function textOf(page: Page): Promise<string> {
  const texts = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode() !== null) found.push(walker.currentNode.nodeValue ?? '')
    return found
  })
  return texts.join(' ').replace(/\s+/g, ' ')
}

const fields = [propertyFields, projectFields, unitFields].flatMap((table) => Object.entries(table))

for (const on of ['sale', 'rent', 'life', 'project', 'unit'] as const)
  test(`the page ${on} says every field that it should`, async ({ page }) => {
    await open(page, ends[on])
    const text = await textOf(page)
    for (const [name, field] of fields)
      if ('says' in field && field.on === on) expect.soft(text, name).toContain(field.says)
  })

test('a home has its pictures, plans, documents, open houses and a film of each platform', async ({
  page,
}) => {
  await open(page, ends.sale)
  const main = page.getByRole('main')
  await expect(main.getByAltText('Halfopen woning met garage').first()).toBeVisible()
  await expect(main.locator('#plans img')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Bodemattest' })).toHaveAttribute('href', /bodem\.pdf$/)
  await expect(main).toContainText('zaterdag 12 december 2026')
  for (const platform of ['YouTube (Google)', 'Vimeo', 'Facebook (Meta)', 'TVL', 'Yisual', 'Matterport'])
    await expect.soft(main, platform).toContainText(`Dit komt van ${platform}.`)
  await expect(main.locator(`[href="${films.file}"], [src="${films.file}"]`)).not.toHaveCount(0)
})

test('the name of a room lights it on the plan, by pointer, press and key, and its place lights the name', async ({
  page,
}) => {
  await open(page, ends.sale)
  const room = page.locator('.plan__rooms label').filter({ hasText: 'Woonkamer' })
  const place = room.locator('rect')
  const lit = (part: typeof place, property: 'fill' | 'backgroundColor') =>
    part.evaluate((it, name) => getComputedStyle(it)[name], property)
  await expect(room).toContainText(/1\s*Woonkamer\s*41\sm²/)
  await expect(page.locator('.plan__rooms')).toContainText('Wijnkamer')
  const [dark, plain] = [await lit(place, 'fill'), await lit(room, 'backgroundColor')]
  await room.hover()
  await expect.poll(() => lit(place, 'fill')).not.toBe(dark)
  await page.mouse.move(0, 0)
  await expect.poll(() => lit(place, 'fill')).toBe(dark)
  await place.hover()
  await expect.poll(() => lit(room, 'backgroundColor')).not.toBe(plain)
  const [box, drawing] = [await place.boundingBox(), await page.locator('#plans img').boundingBox()]
  expect(box?.x ?? 0).toBeCloseTo((drawing?.x ?? 0) + 0.05 * (drawing?.width ?? 0), -1)
  expect(box?.height ?? 0).toBeCloseTo(0.5 * (drawing?.height ?? 0), -1)
  await page.mouse.move(0, 0)
  await room.locator('input').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => lit(place, 'fill')).not.toBe(dark)
})

test('what is not for the site has no page, and a sold home says so', async ({ page }) => {
  expect(site.routes.some(({ path }) => path.endsWith('/9006/'))).toBe(false)
  await open(page, '/9004/')
  await expect(page.getByRole('main')).toContainText('Dit pand is verkocht.')
})

test('a home without reference is named by its number', { tag: '@night' }, async ({ page }) => {
  await open(page, '/9005/')
  await expect(page.getByRole('main')).toContainText('Referentie 9005')
})

test('a banner of projects links to each of them', { tag: '@night' }, async ({ page }) => {
  await open(page, '/nl/blog/')
  await expect(page.locator('[data-fading] > [data-shown] a')).toHaveAttribute('href', /^\/nl\/projecten\//)
})

test('pages show a module of each relation in each view, and of each class', async ({ page }) => {
  for (const [name, modules] of Object.entries(modulesOfPages)) {
    await open(page, `/nl/${name.toLowerCase()}/`)
    const headings = await page
      .locator('[data-module]')
      .evaluateAll((found) =>
        found.map(
          (module) => `${module.dataset['module']} ${module.querySelector('h2, h3')?.textContent.trim()}`,
        ),
      )
    expect(headings).toEqual(
      modules.map(({ id, title }) => expect.stringContaining(`${id} ${title.nl.value}`)),
    )
  }
})

test('full pages are accessible, and fit wide and narrow windows', { tag: '@night' }, async ({ page }) => {
  test.slow()
  for (const end of [...Object.values(ends), '/9004/', '/9005/', ...modulePages]) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, end)
    await checkPage(page, end)
    await page.setViewportSize({ width: 320, height: 900 })
    expect.soft(await findFlaws(page), end).toEqual([])
  }
})
