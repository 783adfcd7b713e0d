import { expect, type Page, test } from '@playwright/test'
import {
  expectClosed,
  expectSlide,
  illustratedPage,
  lightbox,
  pageWith,
  pictureLinks,
} from '#tests/support/pages/gallery-page.ts'
import { openPage } from '#tests/support/pages/open-page.ts'

const path = illustratedPage()
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })

test('a clicked picture opens large with its caption, and can be changed and closed by mouse', async ({
  page,
}) => {
  const trouble = await openPage(page, path)
  const count = await pictureLinks(page).count()
  const words = await pictureLinks(page).first().locator('img').getAttribute('alt')
  await pictureLinks(page).first().click()
  await expectSlide(page, `1 van ${count}, ${words}`)
  expect(new URL(page.url()).pathname).toBe(path)
  await button(page, 'Volgende foto').click()
  await expectSlide(page, new RegExp(`^2 van ${count}, `))
  await button(page, 'Vorige foto').click()
  await button(page, 'Vorige foto').click()
  await expectSlide(page, new RegExp(`^${count} van ${count}, `))
  await button(page, 'Sluiten').click()
  await expectClosed(page)
  await expect(pictureLinks(page).first()).toBeFocused()
  expect(trouble).toEqual([])
})

test('the button with the number of pictures opens the first one', async ({ page }) => {
  await openPage(page, path)
  await pictureLinks(page).nth(1).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: /^Alle \d+ foto’s$/ }).click()
  await expectSlide(page, /^1 van/)
})

test('the gallery shows the large picture of the link', async ({ page }) => {
  await openPage(page, path)
  const href = await pictureLinks(page).nth(1).getAttribute('href')
  await pictureLinks(page).nth(1).click()
  const image = lightbox(page).locator(`img[src$="${href}"]`)
  await expectSlide(page, /^2 van/)
  await expect(image).toBeVisible()
  const width = () => image.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(800)
})

test('by keyboard: Enter opens, arrows move, Tab stays inside, Escape closes and returns the focus', async ({
  page,
}) => {
  await openPage(page, path)
  await pictureLinks(page).nth(2).focus()
  await page.keyboard.press('Enter')
  await expectSlide(page, /^3 van/)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, /^4 van/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, /^2 van/)
  const names = new Set<string>()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(
      () => document.activeElement?.closest('dialog') && document.activeElement.ariaLabel,
    )
    if (typeof name === 'string') names.add(name)
    else expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  }
  expect([...names].toSorted()).toEqual(
    ['Diavoorstelling starten', 'Inzoomen', 'Sluiten', 'Volgende foto', 'Vorige foto'].toSorted(),
  )
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(pictureLinks(page).nth(2)).toBeFocused()
})

test('Back closes the gallery; after closing it otherwise, Back goes to the previous page', async ({
  page,
}) => {
  await openPage(page, '/nl/te-koop/')
  await openPage(page, path)
  await pictureLinks(page).first().click()
  await expectSlide(page, /^1 van/)
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe(path)
  await pictureLinks(page).first().click()
  await expectSlide(page, /^1 van/)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/nl/te-koop/')
})

test('Back closes the gallery while it is still opening', async ({ page }) => {
  await openPage(page, path)
  await pictureLinks(page).first().click()
  await lightbox(page).waitFor()
  await page.evaluate(() => history.back())
  await expectClosed(page)
  await pictureLinks(page).first().click()
  await expectSlide(page, /^1 van/)
})

test('a click with a modifier key opens the picture in a new tab', async ({ page, context }) => {
  await openPage(page, path)
  const opened = context.waitForEvent('page')
  await pictureLinks(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  // A new tab starts with an empty entry.
  await (await opened).waitForURL('**/pictures/**')
  await expect(lightbox(page)).toHaveCount(0)
})

test('when the gallery cannot be loaded the link opens the picture', async ({ page }) => {
  await page.route('**/words/*.json', (route) => route.abort())
  await openPage(page, path)
  const href = await pictureLinks(page).first().getAttribute('href')
  await pictureLinks(page).first().click()
  await page.waitForURL(`**${href}`)
})

test('the gallery is in the language of the page', async ({ page }) => {
  await openPage(page, illustratedPage('de'))
  await pictureLinks(page).first().click()
  await expectSlide(page, /^1 von /)
  // The gallery is named after the listing.
  const title = await page.locator('h1').textContent()
  await expect(page.getByRole('dialog', { name: title?.trim() })).toBeVisible()
  const names = ['Vorheriges Foto', 'Nächstes Foto', 'Schließen', 'Vergrößern', 'Diashow starten']
  for (const name of names) await expect(button(page, name)).toBeVisible()
})

for (const kind of ['project', 'unit'] as const) {
  test(`the pictures of a ${kind} open in the gallery, too`, async ({ page }) => {
    await openPage(page, pageWith(kind, ['class="strip__track"']))
    await pictureLinks(page).first().click()
    await expectSlide(page, /\S/)
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each picture is a link to its file', async ({ page, request }) => {
    await openPage(page, path)
    const links = await pictureLinks(page).all()
    expect(links.length).toBeGreaterThan(2)
    for (const link of links.slice(0, 3)) {
      const response = await request.get(`${process.env['SITE_URL']}${await link.getAttribute('href')}`)
      expect(response.headers()['content-type']).toMatch(/^image\//)
    }
  })

  test('a listing without pictures says so', async ({ page }) => {
    await openPage(page, pageWith('property', ['class="strip__none"']))
    await expect(page.locator('.strip__none')).toContainText(/foto/i)
    await expect(pictureLinks(page)).toHaveCount(0)
  })
})
