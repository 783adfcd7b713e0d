import { expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { friendMails } from '#service/requests/follow-ups/friend-mail.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { renderText } from '#service/kit/mail/render-text.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { languages } from '#tests/support/languages.ts'

const agency = { name: 'Kouter & Kaai Berlare', phone: '052000000', email: 'berlare@x.example' }
const sent: SentForm = {
  id: 7,
  form: 'send-to-friend',
  locale: 'nl',
  languages,
  answers: {
    friendEmail: 'vriend@x.example',
    firstName: 'Elke',
    lastName: 'Van Damme',
    email: 'elke@x.example',
    remark: 'Kijk eens naar die tuin!',
  },
  about: (locale) => ({
    kind: 'sale',
    state: 'available',
    title: 'Woning aan het Donkmeer',
    href: `https://x.example/${locale}/2417/`,
    place: 'Donklaan 00, 9290 Berlare',
    price: '€ 389.000',
    officeId: 'berlare',
  }),
  at: 0,
}
const read = (letter: Letter | undefined) => ({
  ...letter,
  text: letter === undefined ? '' : renderText(letter.content, { company: ['Kouter & Kaai bv'] }),
})
const mailOf = (changes: Partial<SentForm['answers']> = {}) =>
  read(friendMails({ ...sent, answers: { ...sent.answers, ...changes } }, agency, 'https://x.example')[0])

test('a friend gets the home, the words of the sender, and the agency to answer', () => {
  const mail = mailOf()
  expect(mail.to).toEqual({ name: '', address: 'vriend@x.example' })
  expect(mail.replyTo).toEqual({ name: agency.name, address: agency.email })
  expect(mail.subject).toBe('Elke stuurt u een pand: Woning aan het Donkmeer')
  expect(mail.text).toContain('https://x.example/nl/2417/')
  expect(mail.text).toContain('> Kijk eens naar die tuin!')
  expect(mail.text).not.toContain('elke@x.example')
})

test.each([
  ['https://pills.example'],
  ['koop op pills.example nu'],
  ['WWW.PILLS.EXAMPLE'],
  ['schrijf naar a@pills.example'],
  ['koop op pills．example'],
  ['koop op pills。example'],
  ['koop op p\u200Bills.\u00ADexample'],
  ['koop bij pills: 0470 12.34-56'],
  ['http:pills\\example'],
  ['x'.repeat(301)],
])('nobody can advertise through it: %s', (words) => {
  const mail = mailOf({ remark: words, firstName: words })
  expect(`${mail.subject}${mail.text}`.toLowerCase()).not.toContain('pills')
  expect(mail.text).not.toContain('xxx')
  expect(mail.subject).toMatch(/^Iemand /)
})

test('a name cannot add a header', () => {
  expect(mailOf({ firstName: 'Elke\r\nBcc: b' })?.subject).not.toMatch(/[\r\n]/)
})

test.each(locales)('%s: without a home the site itself is shown', (locale) => {
  const mail = read(friendMails({ ...sent, locale, about: undefined }, agency, 'https://x.example')[0])
  expect(mail.text).toContain(`https://x.example/${locale}/`)
  expect(`${mail.subject}${mail.text}`).not.toMatch(/undefined|\{\{/)
})
