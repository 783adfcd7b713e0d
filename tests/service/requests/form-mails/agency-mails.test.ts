import { expect, test } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { isAboutListing } from '#forms/about/about.ts'
import { forms } from '#forms/forms.ts'
import { languages } from '#tests/support/languages.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import { answerRows } from '#service/requests/form-mails/answer-rows.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { visitorMail } from '#service/requests/form-mails/visitor-mail.ts'

const office = { name: 'Kouter & Kaai Berlare', address: 'berlare@x.example' }

const sent = (form: FormId, answers: SentForm['answers'] = {}, locale: Locale = 'fr'): SentForm => ({
  id: 7,
  form,
  locale,
  languages,
  answers: { firstName: 'Noor', lastName: 'V', ...answers },
  at: Date.parse('2026-11-23T15:41:07Z'),
  ...(isAboutListing(forms[form].about)
    ? {
        subject: 'property/2417',
        about: (reader: Locale) => ({
          kind: 'sale' as const,
          state: 'available' as const,
          title: 'Woning',
          href: `https://x.example/${reader}/2417/`,
          place: 'Kerkstraat 12, 9290 Berlare',
          reference: 'Referentie 2417',
          code: '2417',
          officeId: 'berlare',
        }),
      }
    : {}),
})

test.each([
  [
    'request-visit',
    { slot: 'berlare/2026-11-30T14:30' },
    'Bezoek ma 30 nov 14.30 uur, Kerkstraat 12 (2417): Noor V',
  ],
  ['request-visit', {}, 'Bezoek, nog geen moment, Kerkstraat 12 Berlare (2417): Noor V'],
  ['contact-appointment', { slot: 'berlare/2026-11-30T14:30' }, 'Afspraak ma 30 nov 14.30 uur: Noor V'],
  ['purchase-offer', { amount: 389_000 }, 'Bod € 389.000, Kerkstraat 12 Berlare (2417): Noor V'],
  [
    'contact-demand',
    { street: 'Donklaan', houseNumber: '4', zip: '9290', city: 'Berlare' },
    'Schatting Donklaan 4 Berlare: Noor V',
  ],
  ['contact-demand-small', { zip: '9290' }, 'Schatting 9290: Noor V'],
  ['job-contact', { vacancy: 'makelaar' }, 'Sollicitatie makelaar: Noor V'],
  ['demand-register', { searchGoal: 'rent' }, 'Zoekopdracht, Huren: Noor V'],
  ['contact-me', {}, 'Terugbelverzoek (Frans): Noor V'],
] as const)('a subject says what, when, how much and where: %s', (form, answers, subject) => {
  expect(agencyMail(sent(form, answers), [office], 'nl').subject.replaceAll('\u00A0', ' ')).toBe(subject)
})

/** Words that speak to the visitor. */
const you = {
  nl: /\?|\b(?:u|uw|uzelf)\b/i,
  fr: /\?|\b(?:vous|votre|vos)\b/i,
  en: /\?|\b(?:you|your)\b/i,
  de: /\?|\b(?:Sie|Ihnen|Ihr|Ihre|Ihrem|Ihres|Ihren)\b/,
} as const satisfies Record<Locale, RegExp>

test('no label asks the office what was asked of the visitor', () => {
  for (const locale of locales) {
    const labels = (reader: 'visitor' | 'office'): readonly string[] =>
      formIds.flatMap((form) => {
        const names = forms[form].groups.flatMap(({ rows }) => rows.flat()).map(({ name }) => name)
        const answers = Object.fromEntries(names.map((name) => [name, 'x']))
        return answerRows(sent(form, answers), languages(locale), reader).map(({ label }) => label)
      })
    expect(labels('office').filter((label) => you[locale].test(label))).toEqual([])
    // The check sees what it looks for.
    expect(labels('visitor').filter((label) => you[locale].test(label)).length).toBeGreaterThan(10)
  }
})

test('the visitor who chose no moment is told that one is agreed on, not what would be if there were one', () => {
  for (const locale of locales)
    for (const form of ['request-visit', 'contact-appointment'] as const) {
      const answers = { email: 'noor@x.example' }
      const mail = visitorMail(sent(form, answers, locale), {
        name: 'K',
        phone: '052000000',
        email: office.address,
      })
      expect(mail?.content.preheader).not.toMatch(/Koos u|avez choisi|If you chose|Haben Sie/)
    }
})
