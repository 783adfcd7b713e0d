import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import { isAboutListing } from '#forms/about/about.ts'
import type { Answers } from '#forms/answers.ts'
import { type FormId, formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { agencySubject, askedWords, subjectWithin } from '#service/requests/form-mails/agency-subject.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { languages } from '#tests/support/languages.ts'

const sentForm = (
  form: FormId,
  answers: Answers = {},
  { place = 'Donklaan 00, 9290 Berlare', locale = 'nl' as Locale, code = '2417' } = {},
): SentForm => ({
  id: 1183,
  form,
  locale,
  languages,
  answers: { firstName: 'Elke', lastName: 'Van Damme', ...answers },
  at: Date.parse('2026-11-23T15:41:07Z'),
  choiceLabel: (field, value) => (field === 'office' ? 'Berlare' : value),
  ...(isAboutListing(forms[form].about)
    ? {
        subject: 'property/2417',
        about: () => ({
          kind: 'sale' as const,
          state: 'available' as const,
          title: 'Woning',
          href: 'https://x.example/2417/',
          place,
          code,
          officeId: 'berlare',
        }),
      }
    : {}),
})

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test.each([
  [
    'request-visit',
    { slot: 'berlare/2026-11-24T14:00' },
    'Bezoek di 24 nov 14 uur, Donklaan 00 Berlare (2417): Elke Van Damme',
  ],
  ['request-visit', {}, 'Bezoek, nog geen moment, Donklaan 00 Berlare (2417): Elke Van Damme'],
  [
    'purchase-offer',
    { amount: 381_000, validUntil: '2026-11-29', validUntilTime: '20:00' },
    'Bod € 381.000, Donklaan 00 Berlare (2417): Elke Van Damme, tot zo 29 nov 20 uur',
  ],
  [
    'rent-application',
    { startOn: '2027-01-01' },
    'Kandidatuur vanaf 1 jan, Donklaan 00 Berlare (2417): Elke Van Damme',
  ],
  [
    'contact-demand',
    { city: 'Laarne', zip: '9270', goal: 'sell', contactSlot: '16:00-19:00' },
    'Schatting Laarne: Elke Van Damme, verkopen, bel 16–19 uur',
  ],
  [
    'contact-me',
    { contactSlot: '17:00-18:00', phone: '0470 00 00 35' },
    'Bel terug 17–18 uur: Elke Van Damme, 0470 00 00 35',
  ],
  ['request-info', {}, 'Vraag, Donklaan 00 Berlare (2417): Elke Van Damme'],
  [
    'contact-appointment',
    { slot: 'berlare/2026-11-26T17:00' },
    'Afspraak do 26 nov 17 uur, kantoor Berlare: Elke Van Damme',
  ],
  [
    'job-contact',
    { vacancy: 'kantoormedewerker Stekene', resume: 'cv.pdf' },
    'Sollicitatie kantoormedewerker Stekene: Elke Van Damme, met cv',
  ],
  ['testimonial', {}, 'Getuigenis om te lezen: Elke Van Damme'],
] as const)('a subject says what, when or how much, where and who: %s', (form, answers, subject) => {
  expect(plain(agencySubject(sentForm(form, answers), 'nl'))).toBe(subject)
})

test('a question says the language in which it is answered', () => {
  expect(agencySubject(sentForm('request-info', {}, { locale: 'fr' }), 'nl')).toMatch(/^Vraag \(Frans\), /)
})

const word = fc.stringMatching(/^[A-Z][a-zé'-]{0,24}$/)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '))
const place = fc
  .tuple(words, fc.integer({ min: 1, max: 9999 }), words)
  .map(([street, number, town]) => `${street} ${number}, 9290 ${town}`)

test('of any name and address, a subject begins with what matters, and cuts no word and no number', () => {
  const answers = fc.record({
    firstName: words,
    lastName: words,
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    slot: fc.constant('berlare/2026-12-30T14:30'),
    street: words,
    houseNumber: fc.integer({ min: 1, max: 9999 }).map(String),
    city: words,
    zip: fc.constant('9290'),
    startOn: fc.constant('2026-12-30'),
    validUntil: fc.constant('2026-12-30'),
    validUntilTime: fc.constant('20:00'),
    contactSlot: fc.constant('16:00-19:00'),
    phone: fc.constant('0470 00 00 00'),
    vacancy: words,
    goal: fc.constantFrom('sell', 'let', 'know'),
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...formIds),
      fc.constantFrom(...locales),
      fc.constantFrom(...locales),
      answers,
      place,
      fc.constantFrom('2417', 'KK-2417-2026'),
      (form, locale, spoken, given, at, code) => {
        const sent = sentForm(form, given, { place: at, locale: spoken, code })
        const subject = agencySubject(sent, locale)
        const what = askedWords(sent, locale)
        expect(subject.startsWith(what)).toBe(true)
        expect(what.length).toBeLessThanOrEqual(45)
        const name = `${given.firstName} ${given.lastName}`
        const first = given.firstName.split(' ')[0] ?? ''
        // A list of mails shows where it is, and begins to say who it is.
        expect(first.length >= 30 || /[:] $|: \S|\u00A0: /.test(subject.slice(what.length, 62))).toBe(true)
        const where = [code, at.split(' ')[0] ?? ''].some((one) => subject.slice(0, 58).includes(one))
        expect(where).toBe(isAboutListing(forms[form].about) || where)
        // What a form says beside its answers.
        const short = { ...given, firstName: 'E', lastName: 'V', street: 'S', city: 'C', vacancy: 'V' }
        const labels = agencySubject(sentForm(form, short), locale)
        const known = new Set(
          [what, name, at, code, ...Object.values(given).map(String), labels].join(' ').split(/[\s,:()…]+/),
        )
        for (const part of subject.split(/[\s,:()…]+/).filter((one) => one !== ''))
          expect(known).toContain(part)
        expect(subject.length).toBeLessThanOrEqual(130)
      },
    ),
    { numRuns: 500 },
  )
})

test.each(locales)('behind the beginning of another subject it has no colon of its own, in %s', (locale) => {
  for (const form of formIds) {
    const subject = subjectWithin(sentForm(form, { firstName: 'Rita', lastName: 'Goossens' }), locale, 30)
    expect(subject).toMatch(/, Rita Goossens$/)
    expect(subject).not.toMatch(/:\s/)
    expect(subject.length).toBeLessThanOrEqual(60)
  }
})
