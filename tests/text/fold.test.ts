import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, foldLetters, foldWords } from '#text/fold.ts'

describe('folding', () => {
  test.each([
    ["L'Œuvre à Liège", "l'oeuvre a liege", 'l oeuvre a liege', 'loeuvrealiege'],
    [
      'Sint-Pauwels, Hofstraat 12',
      'sint-pauwels, hofstraat 12',
      'sint pauwels hofstraat 12',
      'sintpauwelshofstraat12',
    ],
    ['Große Ĳzerstraße', 'grosse ijzerstrasse', 'grosse ijzerstrasse', 'grosseijzerstrasse'],
    ['A+', 'a+', 'a', 'a+'],
    ['E\u0301E\u0301N', 'een', 'een', 'een'],
    ['  ', '  ', '', ''],
  ])('%j', (text, letters, words, label) => {
    expect(foldLetters(text)).toBe(letters)
    expect(foldWords(text)).toBe(words)
    expect(fold(text)).toBe(label)
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldWords(foldWords(text))).toBe(foldWords(text))
      }),
    )
  })
})
