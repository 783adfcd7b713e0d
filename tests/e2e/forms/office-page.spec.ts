import { expect, type Locator, type Page, test } from '@playwright/test'
import { refusal } from '#tests/support/pages/visitor.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

/** Opens the form for an appointment of a page as a visitor who has refused consent. */
async function open(page: Page, path: string): Promise<Locator> {
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, refusal)
  await page.goto(`${site.origin}${path}`)
  return page.locator('form#contact-appointment')
}

async function fill(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Voornaam').fill('Noor')
  await form.getByLabel('Naam', { exact: true }).fill(name)
  await form.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await form.getByRole('textbox', { name: 'Telefoon' }).fill('0470 12 34 56')
  await form.getByLabel(/privacyverklaring/).check()
}

/** Returns the recipients of the mails with a word in them. */
async function recipients(word: string): Promise<readonly string[]> {
  const mails = await site.mails()
  return mails
    .filter((mail) => mail.includes(word))
    .flatMap((mail) => /^To: .*<([^>]+)>/m.exec(mail)?.[1] ?? [])
    .toSorted()
}

test(
  'on the page of an office its moments are offered, and booked there',
  { tag: '@night' },
  async ({ page }) => {
    const form = await open(page, '/nl/kantoor-sint-pauwels/')
    await fill(form, 'Sintpauwels')
    await expect(form.getByLabel('Sint-Pauwels')).toBeChecked()
    const moments = form.locator('.slot input:enabled')
    await expect(moments.first()).toHaveValue(/^sint-pauwels\//)
    await expect(form.locator('input[value^="berlare/"]')).toHaveCount(0)
    await expect(form).toContainText('Plaats: Kouter & Kaai Sint-Pauwels, ')
    await moments.first().check()
    await form.getByRole('button', { name: 'Vraag de afspraak aan' }).click()
    await expect(page).toHaveURL(/appointment\/.*booked$/)
    await expect(page.locator('main')).toContainText('9170 Sint-Pauwels')
    await expect
      .poll(() => recipients('Sintpauwels'))
      .toEqual(['noor@voorbeeld.be', 'sint-pauwels@kouterenkaai.example'])
  },
)

test(
  'another office has other moments, and the one that was chosen counts no more',
  { tag: '@night' },
  async ({ page }) => {
    const form = await open(page, '/nl/kantoor-sint-pauwels/')
    await fill(form, 'Anders')
    await form.locator('.slot input:enabled').first().check()
    await form.getByLabel('Stekene').check()
    await expect(form).toContainText('Plaats: Kouter & Kaai Stekene, ')
    await expect(form.locator('.slot input:enabled').first()).toHaveValue(/^stekene\//)
    await expect(form.locator('input[name="slot"]:checked')).toHaveCount(0)
  },
)

test(
  'what was typed on the page of one office books nothing at another',
  { tag: '@night' },
  async ({ page }) => {
    const form = await open(page, '/nl/kantoor-sint-pauwels/')
    await fill(form, 'Tweekantoren')
    await form.locator('.slot input:enabled').nth(1).check()
    await page.goto(`${site.origin}/nl/kantoor-stekene/`)
    await fill(form, 'Tweekantoren')
    await expect(form.getByLabel('Stekene')).toBeChecked()
    await expect(form.locator('.slot input:enabled').first()).toHaveValue(/^stekene\//)
    await expect(form.locator('input[name="slot"]:checked')).toHaveCount(0)
    // What was typed there is still there, with its moment.
    await page.goto(`${site.origin}/nl/kantoor-sint-pauwels/`)
    await expect(form.getByLabel('Naam', { exact: true })).toHaveValue('Tweekantoren')
    await expect(form.getByLabel('Sint-Pauwels')).toBeChecked()
    await expect(form.locator('.slot input:checked')).toHaveValue(/^sint-pauwels\//)
  },
)

test('without an office the form asks for one first', async ({ page }) => {
  const form = await open(page, '/nl/afspraak/')
  await fill(form, 'Eerst')
  await expect(form.locator('input[name="office"]:checked')).toHaveCount(0)
  await expect(form).toContainText('Kies eerst een kantoor')
  await expect(form.locator('input[name="slot"]')).toHaveCount(0)
  await form.getByLabel('Berlare').check()
  await expect(form.locator('.slot input:enabled').first()).toHaveValue(/^berlare\//)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the office of the page has the moments of the page that confirms',
    { tag: '@night' },
    async ({ page }) => {
      const form = await open(page, '/nl/kantoor-sint-pauwels/')
      await fill(form, 'Zonder')
      await form.getByRole('button', { name: 'Vraag de afspraak aan' }).click()
      await expect(page.locator('.slot input').first()).toHaveValue(/^sint-pauwels\//)
      await expect(page.locator('input[value^="berlare/"]')).toHaveCount(0)
    },
  )

  test(
    'a form that asks for no office goes to that of its page, whatever the zip',
    { tag: '@night' },
    async ({ page }) => {
      await page.goto(`${site.origin}/nl/kantoor-stekene/`)
      const form = page.locator('form#contact-demand-small')
      await form.getByLabel('Postcode').fill('9290')
      await form.getByLabel('Voornaam').fill('Noor')
      await form.getByLabel('Naam', { exact: true }).fill('Schatting')
      await form.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
      await form.getByRole('textbox', { name: 'Telefoon' }).fill('0470 12 34 56')
      await form.getByLabel(/privacyverklaring/).check()
      await form.getByRole('button').click()
      await page.waitForTimeout(1600)
      await page.getByRole('button', { name: 'Bevestig en verstuur' }).click()
      await expect(page).toHaveURL(/\/nl\/bedankt\//)
      await expect
        .poll(() => recipients('Schatting'))
        .toEqual(['noor@voorbeeld.be', 'stekene@kouterenkaai.example'])
    },
  )
})
