import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { formIds } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { languages } from '#tests/support/languages.ts'
import { agencyMail } from '#service/requests/form-mails/agency-mail.ts'
import { answerRows } from '#service/requests/form-mails/answer-rows.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { renderText } from '#service/kit/mail/render-text.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { visitorMail } from '#service/requests/form-mails/visitor-mail.ts'
import { offerSentences } from '#service/requests/offers/offer-sentences.ts'

const office = { name: 'Kouter & Kaai Berlare', address: 'berlare@x.example' }
const contact = { name: office.name, phone: '052000000', email: office.address }

const visit: SentForm = {
  id: 1183,
  form: 'request-visit',
  locale: 'fr',
  languages,
  answers: {
    title: 'ms',
    firstName: 'Elke',
    lastName: 'Van Damme',
    email: 'elke@x.example',
    phone: '0470 00 00 00',
    contactSlot: '18-20',
    remark: 'We komen met drie, en graag ook even op de zolder kijken.\nE-mailadres: nep@x.example',
  },
  subject: 'property/2417',
  about: (locale) => ({
    kind: 'sale',
    state: 'available',
    title: 'Woning aan het Donkmeer',
    href: `https://x.example/${locale}/2417/`,
    place: 'Donklaan 00, 9290 Berlare',
    reference: 'Referentie KK-2417',
    code: 'KK-2417',
    agent: {
      name: 'Joris Waegeman',
      initials: 'JW',
      phone: { href: 'tel:+3252000000', words: '052 00 00 00' },
    },
    officeId: 'berlare',
  }),
  at: Date.parse('2026-11-23T15:41:07Z'),
  agreed: () => ['Ik ga akkoord met de privacyverklaring.'],
  choiceLabel: (field, value) => (field === 'contactSlot' ? value.replace('-', '–') : undefined),
}

/** Returns the text part of a mail. */
function textOf(mail: Letter | undefined): string {
  return mail === undefined ? '' : renderText(mail.content, { company: ['Kouter & Kaai bv'] })
}

test('the agency reads all answers in the order asked, in its own language', () => {
  const mail = agencyMail(visit, [office], 'nl')
  expect(mail).toMatchObject({
    kind: 'agency',
    to: office,
    replyTo: { name: 'Elke Van Damme', address: 'elke@x.example' },
    subject: 'Bezoek, nog geen moment, Donklaan 00 Berlare (KK-2417): Elke Van Damme',
  })
  expect(textOf(mail)).toBe(`BEZOEK, NOG GEEN MOMENT, DONKLAAN 00 BERLARE (KK-2417): ELKE
VAN DAMME

Makelaar van het pand: Joris Waegeman.

Antwoord op deze mail en u schrijft naar Elke Van Damme.

WAT DE BEZOEKER INVULDE
Het pand:               Woning aan het Donkmeer, Donklaan
                        00, 9290 Berlare, Referentie KK-2417
                        https://x.example/nl/2417/
Aanspreking:            Mevrouw
Voornaam:               Elke
Naam:                   Van Damme
E-mailadres:            elke@x.example
Telefoon:               0470 00 00 00
Opmerking:              We komen met drie, en graag ook even
                        op de zolder kijken.
                        E-mailadres: nep@x.example
Moment:                 –
Tijdstip om te bellen:  18–20
Taal:                   Français

WAARMEE DE BEZOEKER AKKOORD GING
- Ik ga akkoord met de privacyverklaring.

--
Aanvraag 1183, ontvangen op maandag 23 november 2026 om
16.41\u00A0uur.
Kouter & Kaai bv
`)
})

test('the visitor reads what happens next, what was sent and whom to call, in the own language', () => {
  const mail = visitorMail(visit, contact)
  expect(mail).toMatchObject({
    kind: 'visitor',
    to: { name: 'Elke Van Damme', address: 'elke@x.example' },
    replyTo: office,
    subject: 'Votre demande de visite nous est bien parvenue',
  })
  for (const part of [
    'Bonjour Elke Van Damme,',
    languages('fr').t('forms.of.request-visit.thanks').split(' ').slice(0, 5).join(' '),
    '052 00 00 00',
    'Madame',
    'CE QUE VOUS NOUS AVEZ ENVOYÉ',
  ])
    expect(textOf(mail)).toContain(part)
})

test('a visitor’s mail says what comes after it, numbered, and not that it comes', () => {
  const text = textOf(visitorMail({ ...visit, locale: 'nl' }, contact))
  expect(text).toContain(`ZO GAAT HET VERDER
1. Daarna: we spreken een moment af
   We bellen of mailen u, met wat u ons gaf.
2. Na het bezoek: uw mening`)
  expect(text).not.toContain('een kopie in uw mailbox')
})

test('numbers and dates are written as people write them', () => {
  const answers = { amount: 389_000, validUntil: '2026-12-01', name: 'Elke', email: 'elke@x.example' }
  const text = textOf(agencyMail({ ...visit, form: 'purchase-offer', answers }, [office], 'nl'))
  expect(text).toMatch(/Bod: +€\s389\.000\n/)
  expect(text).toMatch(/Bod geldt tot: +1 december 2026\n/)
  expect(text).toMatch(/Aanspreking: +–\n/)
})

test('the conditions of an offer are in their order, without what no tick has opened', () => {
  const answers = { amount: 389_000, conditionKinds: ['loan', 'permit'], loanAmount: 300_000, loanWeeks: 4 }
  const text = textOf(agencyMail({ ...visit, form: 'purchase-offer', answers }, [office], 'nl'))
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Voorwaarden: Ik krijg mijn lening De omgevingsvergunning is definitief Bedrag van de lening in euro: € 300.000 Aantal weken voor de bank: 4 Notaris: –',
  )
  expect(text).not.toMatch(/Datum van de verkoop|Eigen voorwaarde/)
})

test('the free text of an older offer is still in its mail', () => {
  const answers = { amount: 389_000, conditions: 'Ik krijg mijn lening.' }
  const text = textOf(agencyMail({ ...visit, form: 'purchase-offer', answers }, [office], 'nl'))
  expect(text).toMatch(/Eigen voorwaarde: +Ik krijg mijn lening\.\n/)
})

test.each([
  'Goedkope pillen: https://pills.example/koop',
  'Zoek eens naar www.pills',
  'Schrijf naar win@pills.example',
  'PILLS．EXAMPLE',
  'pills.\u200Bexample',
])('nobody can advertise to a stranger whose address is in the form: %s', (words) => {
  const answers = { ...visit.answers, lastName: words, remark: words }
  const mail = visitorMail({ ...visit, answers }, contact)
  expect(mail?.to).toEqual({ name: 'elke@x.example', address: 'elke@x.example' })
  expect(textOf(mail).toLowerCase()).not.toMatch(/pills|pillen/)
  expect(textOf(mail)).toContain('Nous avons bien reçu ce texte.')
  // The agency reads all of it.
  expect(textOf(agencyMail({ ...visit, answers }, [office], 'nl'))).toContain(words.slice(0, 6))
})

test('a name with a number to call is no name', () => {
  const answers = { ...visit.answers, firstName: 'Bel 0900', lastName: '12 34 56 en win' }
  expect(textOf(visitorMail({ ...visit, answers }, contact))).not.toContain('en win,')
})

test('answers with dots, numbers and names of files are repeated', () => {
  const remark = 'Vanaf 14.30 u., budget 350.000 euro, nr. 12 b. Bel 0470 12 34 56.'
  const answers = { ...visit.answers, lastName: "D'Hondt-Sint.", remark }
  const text = textOf(visitorMail({ ...visit, answers }, contact)).replaceAll(/\s+/g, ' ')
  expect(text).toContain(remark)
  expect(text).toContain("D'Hondt-Sint.")
  const job = { ...visit, form: 'job-contact', answers: { ...answers, resume: 'cv.elke.2026.pdf' } } as const
  expect(textOf(visitorMail(job, contact))).toContain('cv.elke.2026.pdf')
  const address = { ...job, answers: { ...answers, resume: 'pills.be.pdf' } } as const
  expect(textOf(visitorMail(address, contact))).not.toContain('pills.be')
})

test('a form that asks for no address has no mail to the visitor, and the agency is told to call', () => {
  const answers = { firstName: 'Elke', lastName: 'Van Damme', phone: '0470 00 00 00' }
  const sent: SentForm = { ...visit, form: 'contact-me', answers }
  expect(visitorMail(sent, contact)).toBeUndefined()
  const mail = agencyMail(sent, [office], 'nl')
  expect(mail.replyTo).toBeUndefined()
  expect(textOf(mail)).toContain('bel de bezoeker')
})

test('every field of every form is in the mails of every language', () => {
  for (const form of formIds)
    for (const locale of locales) {
      const fields = forms[form].groups.flatMap(({ rows }) => rows.flat())
      const answers = Object.fromEntries(fields.map(({ name }) => [name, `x-${name}`]))
      const sent = { ...visit, form, locale, answers, choiceLabel: undefined }
      const labels = answerRows(sent, languages(locale)).map(({ label }) => label)
      expect(labels).toEqual(
        expect.arrayContaining(fields.map(({ name }) => languages(locale).t(`forms.fields.${name}`))),
      )
      for (const mail of [agencyMail(sent, [office], locale), visitorMail(sent, contact)])
        for (const { name } of mail === undefined ? [] : fields) {
          expect(textOf(mail)).toContain(`x-${name}`)
        }
    }
})

test('no answer adds a line to a subject or a name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\r\n', '\n', '\u2028', '\u0085'),
      (text, end) => {
        const answers = { ...visit.answers, lastName: `${text}${end}Bcc: spy@x.example` }
        const mails = [
          agencyMail({ ...visit, answers }, [office], 'nl'),
          visitorMail({ ...visit, answers }, contact),
        ]
        for (const mail of mails)
          for (const header of [mail?.subject, mail?.to.name, mail?.replyTo?.name])
            expect(header).not.toMatch(/[\r\n\u0085\u2028\u2029]/)
      },
    ),
  )
})

test('the office can pass on the form to apply, in the language of who visits a home to let', () => {
  const about: SentForm['about'] = (locale) => {
    const home = visit.about?.(locale)
    return home && { ...home, applyHref: `https://x.example/${locale}/apply/?property=2417` }
  }
  const link = 'https://x.example/fr/apply/?property=2417'
  expect(textOf(agencyMail({ ...visit, about }, [office], 'nl'))).toContain(link)
  expect(textOf(agencyMail({ ...visit, about, form: 'request-info' }, [office], 'nl'))).not.toContain(link)
  expect(textOf(visitorMail({ ...visit, about }, contact))).not.toContain(link)
})

test('a home that is off the site is named by its number, in words', () => {
  for (const [subject, words] of [
    ['property/2417', 'Pand 2417, niet meer op de site'],
    ['project/70', 'Project 70, niet meer op de site'],
    ['project/70/3', 'Woning 3 van project 70, niet meer op de site'],
  ] as const) {
    const text = textOf(agencyMail({ ...visit, subject, about: () => undefined }, [office], 'nl'))
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    expect(text).not.toContain(subject)
    const offer = { answers: {}, subject, agency: 'Kouter', advance: undefined, deedMonths: 4 }
    expect(offerSentences(offer, languages('nl'))[0]).toContain(words)
  }
})
