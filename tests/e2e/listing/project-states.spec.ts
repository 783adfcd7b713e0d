import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { decodeColumns } from '#search/files/column-file.ts'
import type { ListText } from '#search/files/list-files.ts'
import { isManifest } from '#search/loading/manifest.ts'
import { findFlaws, openPage, scrollThrough } from '#tests/support/pages/open-page.ts'
import {
  flats,
  mixed,
  openProject,
  pathOfProject,
  shownLots,
  unitField,
} from '#tests/support/pages/units-page.ts'

const projectList = '/nl/nieuwbouw/'
/** Demo projects: sold out; with a hidden address; with a developer's page and the most units. */
const soldOut = 70
const hidden = 127
const withWebsite = 151

test.describe('a project with its own page at the developer', () => {
  test("links to it with the host's name, on its own page and on its card", async ({ page }) => {
    await openProject(page, withWebsite)
    const link = page.locator('#description').getByRole('link', { name: /kaaihof\.example/ })
    await expect(link).toHaveAttribute('href', 'https://kaaihof.example/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAccessibleName(/nieuw tabblad/)
    await openPage(page, projectList)
    const card = page.locator('.project').filter({ hasText: 'Kaaihof' })
    await expect(card.getByRole('link', { name: /kaaihof\.example/ })).toBeVisible()
    // The rest of the card links to the page on this site.
    await card.locator('.project__media').click({ force: true })
    await expect(page).toHaveURL(new RegExp(`${await pathOfProject(withWebsite)}$`))
  })

  test('keeps the two links of a card apart for touch', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, projectList)
    const box = await page.locator('.project__web').first().boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })
})

test('the list shows the price and the sold share of each project', async ({ page }) => {
  await openPage(page, projectList)
  const card = page.locator('.project').filter({ hasText: 'De Vlasaard' })
  await expect(card).toContainText('Stekene, 18 eenheden')
  await expect(card).toContainText(/€\s198\.000 tot €\s355\.000/)
  await expect(card).toContainText('5 van de 18 verkocht')
})

test.describe('a project that is sold out', () => {
  test('says so once, has no price and no visit button, and links to projects with free units', async ({
    page,
  }) => {
    await openProject(page, soldOut)
    await expect(page.locator('.notice')).toContainText('Dit project is uitverkocht.')
    await expect(page.locator('.prop-head')).not.toContainText('€')
    await expect(page.locator('.prop')).not.toContainText('€')
    await expect(page.getByRole('link', { name: 'Plan een bezoek' })).toHaveCount(0)
    await expect(page.locator('#units')).toContainText('9 verkocht')
    await expect(page.locator('#units select')).toHaveCount(0)
    await expect(page.locator('#neighbours .project').first()).toBeVisible()
    await expect(page.locator('#neighbours')).not.toContainText('Uitverkocht')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join('')).toContain('SoldOut')
    expect(data.join('')).not.toMatch(/"(?:lowPrice|highPrice|price)"/)
  })
})

test.describe('a project that hides its address', () => {
  // From its record.
  const secrets = /Oudeheerweg|51[.,]1159|4[.,]0864/i

  test('reveals it on none of its pages, structured data included', async ({ page }) => {
    await openProject(page, hidden)
    expect(await page.content()).not.toMatch(secrets)
    await expect(page.locator('.prop-head__place')).toHaveText('9250 Waasmunster')
    await expect(page.locator('#location')).toContainText('9250 Waasmunster')
    await page.locator('#units .unit h3 a').first().click()
    await expect(page.getByRole('link', { name: /Onderdeel van project/ })).toBeVisible()
    expect(await page.content()).not.toMatch(secrets)
  })

  test('is at the centre of its town in the search files', async ({ request }) => {
    const fetchFile = (name: string) => request.get(`${process.env['SITE_URL']}/search/${name}`)
    const manifest: unknown = await (await fetchFile('manifest.json')).json()
    if (!isManifest(manifest)) throw new Error('no manifest')
    const name = manifest.files['projects']?.texts.nl ?? ''
    const { files } = decodeColumns<ListText>(await (await fetchFile(`files/${name}`)).body()).head
    const blocks = [files.searchTexts, ...files.cards.id, ...files.cards.town].map(async (each) => {
      return (await fetchFile(`files/${each}`)).text()
    })
    const text = (await Promise.all(blocks)).join()
    expect(text).toContain('Heidehof')
    expect(text).not.toMatch(secrets)
  })
})

test('a unit has a page with its plan, its facts, and a form about it', async ({ page }) => {
  const trouble = await openProject(page, flats)
  const lot = 'A1.02'
  expect(await shownLots(page)).toContain(lot)
  await page
    .locator('#units .unit')
    .getByRole('link', { name: new RegExp(`${lot}$`) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lot)
  await expect(page.locator('#plans img')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan een bezoek' }).first()).toHaveAttribute(
    'href',
    /\?project=152&unit=15206$/,
  )
  await page.getByRole('link', { name: 'Onderdeel van project De Vlasaard' }).click()
  await expect(page).toHaveURL(new RegExp(`${await pathOfProject(flats)}$`))
  expect(trouble).toEqual([])
})

test('the plan of a unit is beside its name, hidden from screen readers', async ({ page }) => {
  await openProject(page, flats)
  const plan = page.locator('#units .unit__plan').first()
  await expect(plan).toHaveAttribute('aria-hidden', 'true')
  await expect
    .poll(() => plan.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
})

const states: readonly (readonly [string, number, string, ((page: Page) => Promise<unknown>)?])[] = [
  ['sorted', flats, '?sort=-price', (page) => unitField(page, 'Sorteer').focus()],
  ['filtered', flats, '?bedrooms=2'],
  ['with nothing that fits', mixed, '?type=appartement&bedrooms=3'],
  ['sold out', soldOut, ''],
  ['with a hidden address', hidden, ''],
]
for (const [index, [name, id, query, act]] of states.entries())
  // In turn wide in light mode and narrow in dark mode.
  test(`accessible ${name}`, async ({ page }) => {
    const isWide = index % 2 === 0
    await page.setViewportSize({ width: isWide ? 1280 : 390, height: 900 })
    await page.emulateMedia({ colorScheme: isWide ? 'light' : 'dark', reducedMotion: 'reduce' })
    const trouble = await openProject(page, id, query)
    if (query !== '') await expect(page.getByRole('button', { name: 'Wis alles' })).toBeVisible()
    await act?.(page)
    await scrollThrough(page)
    expect(await findViolations(page)).toEqual([])
    expect(await findFlaws(page)).toEqual([])
    expect(trouble).toEqual([])
  })

test('the units fit every width', async ({ page }) => {
  await openProject(page, withWebsite, '?sort=-price')
  await expect(page.getByRole('button', { name: 'Wis alles' })).toBeVisible()
  for (const width of [320, 640, 960, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findFlaws(page), `${width}`).toEqual([])
    const isCut = await page
      .locator('#units')
      .evaluate((section) => section.scrollWidth > section.clientWidth + 1)
    expect(isCut, `${width}`).toBe(false)
  }
})
