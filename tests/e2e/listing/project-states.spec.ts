import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { openPage } from '#tests/support/pages/open-page.ts'
import { flats, openProject, pathOfProject, shownLots } from '#tests/support/pages/units-page.ts'

const projectList = '/nl/nieuwbouw/'
/** Demo projects: sold out; with a developer's page and the most units. */
const soldOut = 70
const withWebsite = 151

test(
  "a project links to its own page at the developer with the host's name, on its page and on its card",
  { tag: '@night' },
  async ({ page }) => {
    await openProject(page, withWebsite)
    const link = page.locator('#description').getByRole('link', { name: /kaaihof\.example/ })
    await expect(link).toHaveAttribute('href', 'https://kaaihof.example/')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAccessibleName(/nieuw tabblad/)
    await openPage(page, projectList)
    const sold = page.locator('.project').filter({ hasText: 'De Vlasaard' })
    await expect(sold).toContainText(/€\s198\.000 tot €\s355\.000/)
    await expect(sold).toContainText('5 van de 18 verkocht')
    const card = page.locator('.project').filter({ hasText: 'Kaaihof' })
    await expect(card.getByRole('link', { name: /kaaihof\.example/ })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const box = await page.locator('.project__web').first().boundingBox()
    expect(box?.height, 'the two links of a card are apart for touch').toBeGreaterThanOrEqual(44)
    // The rest of the card links to the page on this site.
    await card.locator('.project__media').click({ force: true })
    await expect(page).toHaveURL(new RegExp(`${await pathOfProject(withWebsite)}$`))
  },
)

test('a unit has a page with its plan, its facts, and a form about it', async ({ page }) => {
  const trouble = await openProject(page, flats)
  const lot = 'A1.02'
  expect(await shownLots(page)).toContain(lot)
  const plan = page.locator('#units .unit__plan').first()
  await expect(plan).toHaveAttribute('aria-hidden', 'true')
  await expect
    .poll(() => plan.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
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

test('a project that is sold out says so once, has no price and no visit button, and links to others', async ({
  page,
}) => {
  const trouble = await openProject(page, soldOut)
  await expect(page.locator('.notice')).toContainText('Dit project is uitverkocht.')
  await expect(page.locator('.prop')).not.toContainText('€')
  await expect(page.getByRole('link', { name: 'Plan een bezoek' })).toHaveCount(0)
  await expect(page.locator('#units')).toContainText('9 verkocht')
  await expect(page.locator('#units select')).toHaveCount(0)
  await expect(page.locator('#neighbours .project').first()).toBeVisible()
  await expect(page.locator('#neighbours')).not.toContainText('Uitverkocht')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toContain('SoldOut')
  expect(data.join('')).not.toMatch(/"(?:lowPrice|highPrice|price)"/)
  expect(trouble).toEqual([])
})
