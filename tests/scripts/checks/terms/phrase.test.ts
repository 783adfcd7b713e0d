import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#domain/values/locale.ts'
import { createPhrase } from '#scripts/checks/terms/phrase.ts'

const finds = (phrase: string, locale: Locale, text: string) =>
  createPhrase(phrase, locale)
    .find(text)
    .map(({ from, to }) => text.slice(from, to))

describe('a phrase', () => {
  test.each<[phrase: string, locale: Locale, text: string, found: readonly string[]]>([
    ['third-party account', 'en', 'Third-party accounts', ['Third-party accounts']],
    ['postal code', 'en', 'the postal\ncode’s digits', ['postal\ncode’s']],
    ['energielabel', 'nl', 'Energielabels, energielabel.', ['Energielabels', 'energielabel']],
    ['Eigentumstitel', 'de', 'des Eigentumstitels', ['Eigentumstitels']],
    ['projet neuf', 'fr', 'Projets neufs', ['Projets neufs']],
    ['ring', 'en', 'during the evening, a ringing bell', []],
    ['freiwillig', 'de', 'Unfreiwillig', []],
    ['EPC', 'de', 'EPC-Label, EPC.', ['EPC']],
    ['renovatieplicht*', 'nl', 'een renovatieplichtige woning', ['renovatieplichtige']],
    ['*plicht', 'nl', 'renovatieplicht', ['renovatieplicht']],
    ['lettre d’information', 'fr', "une lettre d'information", ["lettre d'information"]],
  ])('%s in %s: “%s”', (phrase, locale, text, found) => {
    expect(finds(phrase, locale, text)).toEqual(found)
  })

  test('is excused inside another one, and nowhere else', () => {
    const toLet = createPhrase('to let', 'en')
    const text = 'homes to let; you want to let'
    expect(toLet.find(text, [createPhrase('want to let', 'en')])).toEqual([{ from: 6, to: 12 }])
  })

  const word = fc.stringMatching(/^[a-z]{3,9}$/)

  test('finds itself as a word, in any case, and never inside a longer word', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        (locale, words) => {
          const text = words.join(' ')
          expect(finds(text, locale, `(${text.toUpperCase()})`)).toHaveLength(1)
          expect(finds(text, locale, `q${text}`)).toEqual([])
          expect(finds(text, locale, `${text}qq`)).toEqual([])
        },
      ),
    )
  })
})
