import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesAddress } from '#service/kit/mail/names-address.ts'

const greetings = [
  'Groeten',
  'Mvg',
  'Bedankt',
  'Bonjour',
  'Merci',
  'Cordialement',
  'Regards',
  'Thanks',
  'Grüße',
  'Danke',
  'Dr',
  'Prof',
]
const names = [
  'Jan',
  'Merci',
  'Müller',
  'Élise',
  'Noor',
  'Zoë',
  'Wouter',
  'Jürgen',
  'Sophie',
  'Van Damme',
  'François',
]

test('a greeting without a space after its point is no address, in four languages', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...greetings),
      fc.constantFrom(...names),
      fc.boolean(),
      (greeting, name, isMarked) => {
        const text = `${greeting}.${name}`
        expect(namesAddress(isMarked ? text.normalize('NFD') : text)).toBe(false)
      },
    ),
  )
})

/** Ways to write the point of an address that a mailbox, or who reads it, takes for one. */
const points = ['.', '．', '。', '｡', '\u200B.', '.\u200B', '\u00AD.\u2060']
const endings = [
  'be',
  'com',
  'NL',
  'Fr',
  'de',
  'eu',
  'vlaanderen',
  'shop',
  'xyz',
  'рф',
  'xn--p1ai',
  'co.uk',
  'example',
]

test('an address is one however its point is written, in the middle of words too', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}[a-z0-9]$/),
      fc.constantFrom(...points),
      fc.constantFrom(...endings),
      fc.constantFrom('', ' ', '/win', '.Groeten', '!'),
      (name, point, ending, after) => {
        expect(namesAddress(`Kijk op ${name}${point}${ending}${after}`)).toBe(true)
      },
    ),
  )
})

test.each(['a@b', 'https://x', 'zie www.pills', 'x＠y.be', 'https：／／pills'])(
  '%s is an address',
  (text) => {
    expect(namesAddress(text)).toBe(true)
  },
)

test.each(['Vanaf 14.30 u., 350.000 euro', 'd.w.z. morgen', 'nr.12b', 'plan.pdf', 't.o.v. vroeger'])(
  '%s is none',
  (text) => {
    expect(namesAddress(text)).toBe(false)
  },
)
