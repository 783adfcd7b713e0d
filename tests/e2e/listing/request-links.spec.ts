import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const offered = findListing(/id="legal"[^]*\/nl\/bod-uitbrengen\/\?/, {
  lacks: /class="strip__flag"|Prijs op aanvraag/,
})
const subject = (page: Page) => page.locator('.subject')
/** What the form sends as its subject. */
const named = (page: Page) => page.locator('.form input[name="subject"]')

/** Returns what a form should show of the listing on the open page. */
async function wordsOf(page: Page): Promise<readonly string[]> {
  const words = await Promise.all(
    ['h1', '.prop-head__place'].map((selector) => page.locator(selector).textContent()),
  )
  return words.map((text) => text?.trim() ?? '')
}

async function expectSubject(page: Page, [title = '', place = '']: readonly string[]): Promise<void> {
  await expect(subject(page).getByRole('link').first()).toHaveText(title)
  await expect(subject(page)).toContainText(place)
  await expect(subject(page).locator('.agent a[href^="tel:"]')).toHaveText(/^ *0\d/)
}

test('the forms linked from a home for sale name the home', async ({ page }) => {
  const path = findListing(/property=\d+/, { lacks: /class="strip__flag"/ })
  const id = path.split('/').at(-2)
  const trouble = await openPage(page, path)
  const words = await wordsOf(page)
  const links = page.locator(`.contact-card a[href*="?property=${id}"]`)
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs, 'a visit, a question, an offer, a friend').toHaveLength(4)
  // Each names the home in the same way.
  await openPage(page, hrefs[0] ?? '')
  await expectSubject(page, words)
  await expect(named(page)).toHaveValue(`property/${id}`)
  expect(trouble).toEqual([])
})

test('a home for rent links to a rent application, never to an offer', async ({ page }) => {
  await openPage(
    page,
    findListing(/data-due=[^]*\/nl\/kandidatuur-huur\/\?/, { lacks: /class="strip__flag"/ }),
  )
  const link = page.getByRole('link', { name: 'Stel u kandidaat als huurder' })
  await expect(page.getByRole('link', { name: 'Doe een bod' })).toHaveCount(0)
  const words = await wordsOf(page)
  await link.click()
  await expectSubject(page, words)
  await expect(subject(page)).toContainText(/Bij de ondertekening: €\s[\d.]+/)
  await expect(named(page)).toHaveValue(/^property\/\d+$/)
})

test('a unit of a project is named by its lot and its project, with their reference', async ({ page }) => {
  await openPage(page, findListing(/unit=\d+/, { kind: 'unit' }))
  const [title = '', place = ''] = await wordsOf(page)
  const project = await page.locator('.prop-head .back').innerText()
  const reference = await page.locator('[data-reference]').getAttribute('data-reference')
  await page.locator('.contact-card a[href*="unit="]').first().click()
  await expectSubject(page, [`${title} in ${project.trim()}`, place])
  await expect(subject(page)).toContainText(reference ?? 'a reference')
  await expect(named(page)).toHaveValue(/^project\/\d+\/\d+$/)
})

test('on a phone the bar at the bottom links to the visit form, by keyboard too; a wide screen keeps the button in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, offered)
  const bar = page.locator('.actionbar')
  await expect(bar).toBeInViewport({ ratio: 1 })
  const price = bar.locator('.actionbar__price')
  const heightOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().height)
  expect(await heightOf(price), 'the price is in the head').toBe(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(price).toContainText('€')
  await expect.poll(() => heightOf(price), { message: 'the head is out of view' }).toBeGreaterThan(20)
  const widths = await bar.locator('.button').evaluateAll((all) => all.map((each) => each.clientWidth))
  expect(widths).toHaveLength(2)
  expect(widths[0]).toBe(widths[1])
  const { y: top = 0 } = (await bar.boundingBox()) ?? {}
  const up = await page.locator('.to-top').boundingBox()
  expect((up?.y ?? 0) + (up?.height ?? 0), 'the way back to the top').toBeLessThanOrEqual(top)
  await bar.getByRole('link', { name: 'Bezoek', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(subject(page)).toBeVisible()
  await page.goBack()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('#location').evaluate((part) => part.scrollIntoView())
  await expect(page.locator('.contact-card .button').first()).toBeInViewport({ ratio: 1 })
})
