import { describe, expect, test } from 'vitest'
import { createTranslator, MessageError, translator } from '#i18n/translate.ts'

// Any real key will do: the tree below is the test's own.
const plural = 'labels.years'
const plain = 'formats.priceOnRequest'
const tree = {
  labels: { years_one: '{{count}} mois, {{name}}', years_other: '{{count}} mois (pluriel), {{name}}' },
  formats: { priceOnRequest: 'Prix {{name}}' },
}

describe('createTranslator', () => {
  const t = createTranslator(tree, 'fr')

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

  test('a cached message still takes new values and the right plural form', () => {
    expect(t(plain, { name: 'Lotte' })).toBe('Prix Lotte')
    expect(t(plain, { name: 'Wout' })).toBe('Prix Wout')
    expect([t(plural, { count: 1, name: 'a' }), t(plural, { count: 3, name: 'b' })]).toEqual([
      '1 mois, a',
      '3 mois (pluriel), b',
    ])
  })

  test('a missing message, value or plural form throws', () => {
    expect(() => t('formats.from')).toThrow(MessageError)
    expect(() => t(plain)).toThrow(/no value for \{\{name\}\}/)
    expect(() => t(plain, { count: 2 })).toThrow(MessageError)
    expect(() => t(plural)).toThrow(MessageError)
  })
})

test('each language has its own messages and one translator', () => {
  expect(translator('de')(plain)).toBe('Preis auf Anfrage')
  expect(translator('fr')(plain)).toBe('Prix sur demande')
  expect(translator('fr')).toBe(translator('fr'))
})
