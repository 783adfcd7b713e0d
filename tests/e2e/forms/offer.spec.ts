import { expect, type Locator, type Page, test } from '@playwright/test'
import { findViolations } from '#tests/support/pages/check-page.ts'
import { fillForm, formOn, personNamed, sendButton } from '#tests/support/forms/fill-form.ts'
import { arrivedAt, formPage } from '#tests/support/forms/form-page.ts'
import { confirmAnswers, openForm } from '#tests/support/forms/open-form.ts'
import { namedCases, queryOf } from '#tests/support/forms/named-listings.ts'
import { mailsOf, requestsOf, type StoredRequest } from '#tests/support/forms/stored-requests.ts'
import { findListing } from '#tests/support/catalogue/find-listing.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

const shown = formPage('purchase-offer', 'nl')
const loan =
  'Mijn bod staat onder de opschortende voorwaarde dat ik binnen 4 weken na de aanvaarding van dit bod een lening van € 300.000 krijg.'

let site: SiteWithService

test.beforeAll(async () => {
  site = await serveSiteWithService()
})
test.afterAll(async () => site.close())

const tick = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true })
const field = (page: Page, name: string): Locator => formOn(page, shown).locator(`[name="${name}"]`)

/** Takes every condition back that filling in the form has ticked. */
async function untickAll(page: Page): Promise<void> {
  for (const box of await formOn(page, shown).locator('[name="conditionKinds"]:visible').all())
    await box.uncheck()
}

/** Expects that a page fits, and has no mistakes that axe finds; axe itself is a script. */
async function expectAccessible(page: Page, width: number, hasScript: boolean): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  if (!hasScript) return
  expect(await findViolations(page, ['main'])).toEqual([])
}

/** Opens the link of the mail that asks to confirm an offer, and presses its button. */
async function pressInMail(page: Page, request: StoredRequest): Promise<void> {
  const [mail] = mailsOf(site, request)
  const link = /\S+\/confirm-offer\/\S+/.exec(mail?.lines.join('\n') ?? '')?.[0]
  if (link === undefined) throw new Error('the mail has no link to confirm the offer')
  await page.goto(link)
  await page.locator('main form .button').click()
}

for (const [width, hasScript, tag] of [
  [1280, true, []],
  // Forms without script: every-form.spec.ts.
  [390, false, ['@night']],
] as const)
  test.describe(`at ${width} px ${hasScript ? 'with' : 'without'} script`, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: hasScript })

    test('a condition opens its fields, which are asked for and said back', async ({ page }) => {
      const person = personNamed(`Voorwaarde${width}${hasScript ? 'script' : ''}`)
      await openForm(page, site, shown, hasScript)
      await expect(field(page, 'loanAmount')).toBeHidden()
      await fillForm(page, shown, person)
      // What was typed below a tick that is taken back is not part of the offer, and stops nobody.
      await field(page, 'loanWeeks').fill('99')
      await untickAll(page)
      await tick(page, 'Ik krijg mijn lening').check()
      await field(page, 'loanAmount').fill('')
      await field(page, 'loanWeeks').fill('4')
      await expect(field(page, 'homeSoldBy')).toBeHidden()
      await sendButton(page, shown).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'Vul nog in: Bedrag van de lening in euro',
      ])
      await expect(tick(page, 'Ik krijg mijn lening')).toBeChecked()
      await expect(field(page, 'loanAmount')).toBeVisible()
      await expectAccessible(page, width, hasScript)
      await field(page, 'loanAmount').fill('300000')
      if (hasScript) await expect(page.locator('.said')).toContainText(loan)
      await sendButton(page, shown).click()
      await expect(page.getByText(loan)).toBeVisible()
      await expect(page.getByRole('term').filter({ hasText: 'Verkocht uiterlijk op' })).toHaveCount(0)
      await confirmAnswers(page)
      await expect(page).toHaveURL(arrivedAt(shown))
      await expect(page.locator('.said')).toContainText(loan)
      await expectAccessible(page, width, hasScript)
      const [request] = requestsOf(site, person)
      if (request === undefined) throw new Error('the offer was not stored')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('bevestig uw bod')
      expect(mailsOf(site, request).map(({ kind }) => kind)).toEqual(['visitor'])
      await pressInMail(page, request)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uw bod is bevestigd')
      await expect(page.getByText(/als nummer \d+ op deze woning in volgorde van bevestiging/)).toBeVisible()
      await expectAccessible(page, width, hasScript)
      const mails = mailsOf(site, request)
      expect(mails.filter(({ kind }) => kind === 'visitor')).toHaveLength(2)
      expect(mails.map(({ kind }) => kind)).toContain('agency')
      for (const { lines } of mails) {
        const mail = lines.join(' ').replaceAll('\u00a0', ' ')
        expect(mail).toMatch(/Voorwaarden:? +Ik krijg mijn lening .*300\.000 .*4/)
        expect(mail).not.toContain('Uw eigen voorwaarde')
      }
    })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a closed field with a wrong value does not stop the browser', { tag: '@night' }, async ({ page }) => {
    await openForm(page, site, shown, false)
    await fillForm(page, shown, personNamed('Dicht'))
    await field(page, 'loanWeeks').fill('99')
    await untickAll(page)
    await sendButton(page, shown).click()
    await expect(page.getByText('Ik stel geen opschortende voorwaarden.')).toBeVisible()
  })
})

test('an offer is set beside an asked price that is one amount', { tag: '@night' }, async ({ page }) => {
  await openForm(page, site, { ...shown, path: '/nl/bod-uitbrengen/?property=2560' })
  await expect(page.locator('.subject')).toContainText('€ 539.000')
  await field(page, 'amount').fill('530000')
  await expect(page.getByText('Uw bod ligt € 9.000 onder de vraagprijs.')).toBeVisible()
  await field(page, 'amount').fill('539000')
  await expect(page.getByText('Uw bod is de vraagprijs.')).toBeVisible()
  await page.locator('.subject').evaluate((subject) => {
    const offer: unknown = JSON.parse(subject.dataset['offer'] ?? '')
    subject.dataset['offer'] = JSON.stringify(Object.assign({}, offer, { isFrom: true }))
  })
  await field(page, 'amount').fill('540000')
  await expect(page.getByText(/^Uw bod (?:is|ligt)/)).toHaveCount(0)
})

test('a mistake below a tick that is taken back is no longer told', { tag: '@night' }, async ({ page }) => {
  await openForm(page, site, shown)
  await tick(page, 'Mijn eigen woning is verkocht').check()
  await sendButton(page, shown).click()
  const link = page.getByRole('alert').getByRole('link', { name: 'Vul nog in: Datum van de verkoop' })
  await expect(link).toBeVisible()
  await tick(page, 'Mijn eigen woning is verkocht').uncheck()
  await field(page, 'notary').focus()
  await expect(link).toHaveCount(0)
})

test(
  'an offer off plan waits for the permit, and says when the price is due',
  { tag: '@night' },
  async ({ page }) => {
    const unit = namedCases('nl').find(({ what }) => what === 'unit available')
    await openForm(page, site, { ...shown, path: `/nl/bod-uitbrengen/?${queryOf(unit?.name ?? '')}` })
    await expect(tick(page, 'De omgevingsvergunning is definitief')).toBeVisible()
    await expect(tick(page, 'De attesten zijn in orde')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Een hoger voorschot mag niet' })).toBeVisible()
    await field(page, 'amount').fill('380000')
    await expect(page.locator('.said')).toContainText('hoogstens 5 % voorschot, € 19.000')
    const listed = findListing(/data-off-plan/, { locale: 'nl', lacks: /class="strip__flag"/ })
    await openForm(page, site, { ...shown, path: `/nl/bod-uitbrengen/?property=${listed.split('/').at(-2)}` })
    await expect(tick(page, 'De omgevingsvergunning is definitief')).toBeVisible()
    await expect(tick(page, 'De attesten zijn in orde')).toBeHidden()
    await field(page, 'amount').fill('380000')
    await expect(page.locator('.said')).toContainText('hoogstens 5 % voorschot, € 19.000')
    await openForm(page, site, shown)
    await expect(tick(page, 'De omgevingsvergunning is definitief')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Wanneer betaalt u?' })).toBeHidden()
  },
)
