import { expect } from '@playwright/test'
import { test } from '#tests/support/pages/one-visitor.ts'
import { formPage } from '#tests/support/forms/form-page.ts'
import { namedCases } from '#tests/support/forms/named-listings.ts'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import { problemOf } from '#tests/support/forms/subject-tests.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService
test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

// Each form about each kind of home, in every language: tests/long/forms/subjects.spec.ts.
test('offers are for homes to buy, applications for homes to let, and neither under option', () => {
  const verdict = (id: 'purchase-offer' | 'rent-application' | 'request-visit' | 'contact-construction') =>
    namedCases('nl')
      .filter(({ is }) => problemOf(id, is) === undefined)
      .map(({ what }) => what)
      .toSorted()
  expect(verdict('purchase-offer')).toEqual(['sale available', 'unit available'])
  expect(verdict('rent-application')).toEqual(['rent available'])
  expect(verdict('request-visit')).toContain('sale underOption')
  expect(verdict('request-visit').filter((what) => /sold|rented|soldOut/.test(what))).toEqual([])
  expect(verdict('contact-construction').filter((what) => /sale|rent/.test(what))).toEqual([])
})

test('a form that is opened without a home asks which, and the choice opens it', async ({ page }) => {
  await refuseConsent(page)
  const [path] = formPage('request-visit', 'nl').path.split('?')
  await page.goto(`${site.origin}${path}`)
  await expect(page.locator('form#request-visit')).toBeHidden()
  const field = page.getByRole('searchbox', { name: 'Referentie, straat of gemeente' })
  await field.fill('nergens te vinden')
  await expect(page.locator('.which output:visible')).toContainText('Niets gevonden')
  await field.fill('stekene')
  const links = page.locator('.which__homes:visible a')
  expect(await links.count()).toBeGreaterThan(1)
  const title = await links.first().evaluate((link) => link.firstChild?.textContent ?? '')
  await links.first().click()
  await expect(page.locator('.subject__title')).toHaveText(title)
  await expect(page.locator('form#request-visit')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a form about a home says where homes are chosen', { tag: '@night' }, async ({ page }) => {
    const [path] = formPage('request-visit', 'nl').path.split('?')
    await page.goto(`${site.origin}${path}`)
    await expect(page.locator('.refusal__lists a').first()).toBeVisible()
    await expect(page.locator('.refusal:visible')).toHaveCount(0)
  })
})

test('a home that is sold while its form is open is said at sending, and what was typed is kept', async ({
  page,
}) => {
  await refuseConsent(page)
  const { path } = formPage('request-info', 'nl')
  await page.route('**/forms/nl/request-info', (route) =>
    route.fulfill({ status: 422, json: { fields: { subject: 'sold' } } }),
  )
  await page.goto(`${site.origin}${path}`)
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Naam', { exact: true }).fill('Van Damme')
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await page.getByLabel('Uw bericht').fill('Is er een kelder?')
  await page.locator('form#request-info input[name=privacy]').check()
  await page.locator('form#request-info button[type=submit]').click()
  await expect(page.locator('.refusal[data-problem=sold]')).toBeFocused()
  await expect(page.getByLabel('Uw bericht')).toHaveValue('Is er een kelder?')
  await expect(page.locator('form#request-info button[type=submit]')).toBeHidden()
})
