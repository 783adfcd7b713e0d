import { describe, expect, test } from 'vitest'
import { createWords, MessageError } from '#i18n/create-words.ts'
import { languages } from '#tests/support/languages.ts'
import type { Translate } from '#i18n/translate.ts'

// Any real key will do: the messages below are the test's own.
const plural = 'labels.years'
const plain = 'formats.priceOnRequest'
const messages = {
  'labels.years_one': '{{count}} mois, {{name}}',
  'labels.years_other': '{{count}} mois (pluriel), {{name}}',
  'formats.priceOnRequest': 'Prix {{name}}',
}

describe('the words of a language', () => {
  const t: Translate = createWords(messages, 'fr-BE').t

  test.each([
    [0, '0 mois, Lotte'],
    [1, '1 mois, Lotte'],
    [2, '2 mois (pluriel), Lotte'],
    [1_000_000, '1\u202F000\u202F000 mois (pluriel), Lotte'],
  ])('French has one form for %d', (count, text) => {
    expect(t(plural, { count, name: 'Lotte' })).toBe(text)
  })

  test('a value is inserted literally, without escaping or nested messages', () => {
    expect(t(plain, { name: '<b> & $t(labels.years)' })).toBe('Prix <b> & $t(labels.years)')
  })

  test('only a count is written as the language does', () => {
    expect(t(plain, { name: 2026 })).toBe('Prix 2026')
  })

  test('a missing message, value or plural form throws', () => {
    expect(() => t('formats.from')).toThrow(MessageError)
    expect(() => t(plain)).toThrow(/no value for \{\{name\}\}/)
    expect(() => t(plain, { count: 2 })).toThrow(MessageError)
    expect(() => t(plural)).toThrow(MessageError)
  })
})

test('each language has its own messages and one function', () => {
  expect(languages('de').t(plain)).toBe('Preis auf Anfrage')
  expect(languages('fr').t(plain)).toBe('Prix sur demande')
  expect(languages('fr').t).toBe(languages('fr').t)
})
