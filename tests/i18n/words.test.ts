import { describe, expect, test } from 'vitest'
import { formatFloor } from '#i18n/formats/format-floor.ts'
import { grammars } from '#i18n/grammar.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import { languages } from '#tests/support/languages.ts'

describe('formatFloor', () => {
  test.each([
    ['nl', -1, 'Kelderverdieping'],
    ['nl', 0, 'Gelijkvloers'],
    ['nl', 2, '2e verdieping'],
    ['fr', 0, 'Rez-de-chaussée'],
    ['fr', 1, '1er étage'],
    ['fr', 2, '2e étage'],
    ['en', 1, '1st floor'],
    ['en', 3, '3rd floor'],
    ['de', 1, '1. Etage'],
  ] as const)('in %s storey %d is %s', (locale, floor, text) => {
    expect(formatFloor(floor, locale, languages(locale).t)).toBe(text)
  })

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [11, '11th'],
    [12, '12th'],
    [21, '21st'],
    [22, '22nd'],
  ])('the English rank of %d is %s', (rank, text) => {
    expect(grammars.en.ordinal(rank)).toBe(text)
  })
})

describe('inSentence', () => {
  test.each([
    ['Halfopen bebouwing', 'nl', 'halfopen bebouwing'],
    ['Étage', 'fr', 'étage'],
    ['Haus', 'de', 'Haus'],
    ['E-peil', 'nl', 'E-peil'],
    ['EPC-label', 'nl', 'EPC-label'],
    ['', 'nl', ''],
  ] as const)('%j in %s is %j', (label, locale, text) => {
    expect(inSentence(label, locale)).toBe(text)
  })
})
