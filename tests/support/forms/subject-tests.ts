import { expect, test } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { isAboutListing } from '#forms/about/about.ts'
import { checkSubject, type NamedSubject, type SubjectProblem } from '#forms/about/check-subject.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { SiteWithService } from '#tests/support/sites/site-with-service.ts'
import { formPage } from './form-page.ts'
import { namedCases, queryOf } from './named-listings.ts'
import { refuseConsent } from './open-form.ts'

/** Returns why a form cannot be about something by its definition. */
export function problemOf(id: FormId, is: NamedSubject): SubjectProblem | undefined {
  const { about } = forms[id]
  return isAboutListing(about) ? checkSubject(about, is) : undefined
}

async function post(
  origin: string,
  id: FormId,
  locale: Locale,
  subject: string,
  accept: string,
): Promise<Readonly<{ status: number; text: string }>> {
  const response = await fetch(`${origin}/forms/${locale}/${id}`, {
    method: 'POST',
    headers: { origin, accept },
    body: new URLSearchParams({ subject, trap: '' }),
  })
  return { status: response.status, text: await response.text() }
}

/** Declares the tests that every form is about what its definition says, in some languages of a site. */
export function testSubjects(spoken: readonly Locale[], site: () => SiteWithService): void {
  for (const locale of spoken) {
    test(`each form in ${locale} is sent about what its definition says, and about nothing else`, async () => {
      const cases = namedCases(locale)
      expect(cases.length).toBeGreaterThan(10)
      for (const id of formIds) {
        const refusal = formPage(id, locale).form.about?.refusals
        for (const { what, name, is } of cases) {
          const problem = problemOf(id, is)
          const where = `${id} about ${what}`
          const script = await post(site().origin, id, locale, name, 'application/json')
          // Without a problem the proof of its work is asked for.
          expect.soft(script.status, where).toBe(problem === undefined ? 403 : 422)
          if (problem !== undefined)
            expect.soft(JSON.parse(script.text).fields, where).toEqual({ subject: problem })
          const page = await post(site().origin, id, locale, name, 'text/html')
          expect.soft(page.status, where).toBe(422)
          expect
            .soft(page.text.includes(`action="/forms/${locale}/${id}"`), where)
            .toBe(problem === undefined)
          if (problem === undefined) continue
          expect.soft(page.text, where).toContain(`data-problem="${problem}"`)
          expect.soft(page.text, where).not.toContain('type="radio"')
          for (const { label } of refusal?.[problem]?.ways.slice(-1) ?? [])
            expect.soft(page.text, where).toContain(label.replaceAll("'", '&#x27;'))
        }
      }
    })

    test(`no moment is offered in ${locale} for a home that cannot be visited`, async () => {
      for (const { what, name, is } of namedCases(locale)) {
        const response = await fetch(
          `${site().origin}/forms/${locale}/slots/request-visit?subject=${encodeURIComponent(name)}`,
        )
        const { days } = await response.json()
        const isRefused = problemOf('request-visit', is) !== undefined
        expect.soft(days.length > 0, what).toBe(!isRefused)
      }
    })
  }

  for (const locale of spoken)
    for (const id of ['purchase-offer', 'request-visit'] as const)
      test(`the page of ${id} in ${locale} shows the form, or why it cannot be sent`, async ({ page }) => {
        await refuseConsent(page)
        const [path] = formPage(id, locale).path.split('?')
        for (const { what, name, is, title } of namedCases(locale)) {
          if (what === 'an office' || what === 'the prototype' || what === 'no number') continue
          const problem = problemOf(id, is)
          await page.goto(`${site().origin}${path}?${queryOf(name)}`)
          const form = page.locator(`form#${id}`)
          if (problem === undefined) {
            await expect(page.locator('.subject__title'), what).toContainText(
              (title ?? '').split(',')[0] ?? '',
            )
            await expect(form, what).toBeVisible()
            await expect(page.locator('.refusal:visible'), what).toHaveCount(0)
            continue
          }
          await expect(page.locator(`.refusal[data-problem="${problem}"]`), what).toBeVisible()
          await expect(form, what).toBeHidden()
          for (const link of await page.locator('.refusal:visible a:visible').all()) {
            const href = (await link.getAttribute('href')) ?? ''
            expect((await fetch(new URL(href, site().origin))).status, `${what}: ${href}`).toBe(200)
          }
        }
      })
}
