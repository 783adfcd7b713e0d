import { expect, test } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { isAboutListing } from '#forms/about/about.ts'
import { checkSubject, type NamedSubject, type SubjectProblem } from '#forms/about/check-subject.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { formPage } from '#tests/support/forms/form-page.ts'
import { namedCases, queryOf } from '#tests/support/forms/named-listings.ts'
import { refuseConsent } from '#tests/support/forms/open-form.ts'
import { serveSiteWithService, type SiteWithService } from '#tests/support/sites/site-with-service.ts'

let site: SiteWithService
test.beforeAll(async () => {
  site = await serveSiteWithService({ FORMS_PER_QUARTER: '1000' })
})
test.afterAll(async () => site.close())

const spoken = ['nl', 'fr'] as const satisfies readonly Locale[]
/** Returns why a form cannot be about something by its definition. */
function problemOf(id: FormId, is: NamedSubject): SubjectProblem | undefined {
  const { about } = forms[id]
  return isAboutListing(about) ? checkSubject(about, is) : undefined
}

async function post(
  id: FormId,
  locale: Locale,
  subject: string,
  accept: string,
): Promise<Readonly<{ status: number; text: string }>> {
  const response = await fetch(`${site.origin}/forms/${locale}/${id}`, {
    method: 'POST',
    headers: { origin: site.origin, accept },
    body: new URLSearchParams({ subject, trap: '' }),
  })
  return { status: response.status, text: await response.text() }
}

for (const locale of spoken) {
  test(`each form in ${locale} is sent about what its definition says, and about nothing else`, async () => {
    const cases = namedCases(locale)
    expect(cases.length).toBeGreaterThan(10)
    for (const id of formIds)
      for (const { what, name, is } of cases) {
        const problem = problemOf(id, is)
        const where = `${id} about ${what}`
        const script = await post(id, locale, name, 'application/json')
        // Without a problem the proof of its work is asked for.
        expect.soft(script.status, where).toBe(problem === undefined ? 403 : 422)
        if (problem !== undefined)
          expect.soft(JSON.parse(script.text).fields, where).toEqual({ subject: problem })
        const page = await post(id, locale, name, 'text/html')
        const refusal = formPage(id, locale).form.about?.refusals
        expect.soft(page.status, where).toBe(422)
        expect.soft(page.text.includes(`action="/forms/${locale}/${id}"`), where).toBe(problem === undefined)
        if (problem === undefined) continue
        expect.soft(page.text, where).toContain(`data-problem="${problem}"`)
        expect.soft(page.text, where).not.toContain('type="radio"')
        for (const { label } of refusal?.[problem]?.ways.slice(-1) ?? [])
          expect.soft(page.text, where).toContain(label.replaceAll("'", '&#x27;'))
      }
  })

  test(`no moment is offered in ${locale} for a home that cannot be visited`, async () => {
    for (const { what, name, is } of namedCases(locale)) {
      const response = await fetch(
        `${site.origin}/forms/${locale}/slots/request-visit?subject=${encodeURIComponent(name)}`,
      )
      const { days } = await response.json()
      const isRefused = problemOf('request-visit', is) !== undefined
      expect.soft(days.length > 0, what).toBe(!isRefused)
    }
  })
}

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

for (const locale of spoken)
  for (const id of ['purchase-offer', 'request-visit'] as const)
    test(`the page of ${id} in ${locale} shows the form, or why it cannot be sent`, async ({ page }) => {
      await refuseConsent(page)
      const [path] = formPage(id, locale).path.split('?')
      for (const { what, name, is, title } of namedCases(locale)) {
        if (what === 'an office' || what === 'the prototype' || what === 'no number') continue
        const problem = problemOf(id, is)
        await page.goto(`${site.origin}${path}?${queryOf(name)}`)
        const form = page.locator(`form#${id}`)
        if (problem === undefined) {
          await expect(page.locator('.subject__title'), what).toContainText((title ?? '').split(',')[0] ?? '')
          await expect(form, what).toBeVisible()
          await expect(page.locator('.refusal:visible'), what).toHaveCount(0)
          continue
        }
        await expect(page.locator(`.refusal[data-problem="${problem}"]`), what).toBeVisible()
        await expect(form, what).toBeHidden()
        for (const link of await page.locator('.refusal:visible a:visible').all()) {
          const href = (await link.getAttribute('href')) ?? ''
          expect((await fetch(new URL(href, site.origin))).status, `${what}: ${href}`).toBe(200)
        }
      }
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
  test('a form about a home says where homes are chosen', async ({ page }) => {
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
