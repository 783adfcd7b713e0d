import { expect, type Page, test } from '@playwright/test'
import { formPage } from '#tests/support/forms/form-page.ts'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

const plans = '**/parse-phone.*.js'
const sentence = /^Dit telefoonnummer klopt niet/

/** Fills in everything but a right phone number. */
async function fillIn(page: Page): Promise<void> {
  await refuseConsent(page)
  await page.goto(`${site.origin}${formPage('request-visit', 'nl').path}`)
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Naam', { exact: true }).fill('Nummer')
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await page.getByLabel(/privacyverklaring/).check()
}

test(
  'numbering plans are loaded for who types a phone number, and waited for',
  { tag: '@night' },
  async ({ page }) => {
    let loads = 0
    await page.route(plans, async (route) => {
      loads += 1
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await fillIn(page)
    expect(loads).toBe(0)
    await page.getByRole('textbox', { name: 'Telefoon' }).fill('0470 12')
    await page.getByRole('button', { name: 'Vraag het bezoek aan' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(sentence)
    expect(loads).toBe(1)
  },
)

test(
  'a mobile number that lacks a digit is told, and an address with an umlaut is sent',
  { tag: '@night' },
  async ({ page }) => {
    await fillIn(page)
    await page.getByLabel('E-mailadres').fill('noor@münchen.example')
    const phone = page.getByRole('textbox', { name: 'Telefoon' })
    await phone.fill('0470 12 34 5')
    await page.getByRole('button', { name: 'Vraag het bezoek aan' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(sentence)
    await phone.fill('0470 12 34 56')
    await page.getByRole('button', { name: 'Vraag het bezoek aan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bedankt')
  },
)

test('where they come too late, the service says what is wrong', { tag: '@night' }, async ({ page }) => {
  // Its line is so bad that the test is over before they would have come.
  await page.route(plans, async () => new Promise(() => {}))
  await fillIn(page)
  await page.getByRole('textbox', { name: 'Telefoon' }).fill('0470 12')
  await page.getByRole('button', { name: 'Vraag het bezoek aan' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(sentence)
})
