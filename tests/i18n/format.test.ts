import { describe, expect, test } from 'vitest'
import type { SquareMetres } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import { formatBytes } from '#i18n/formats/format-bytes.ts'
import {
  formatArea,
  formatDate,
  formatDayOfWeek,
  formatLeaf,
  formatList,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShortDay,
} from '#i18n/format.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'

describe('formatMoney', () => {
  test.each([
    ['nl', '€\u00A0389.000'],
    ['fr', '389\u202F000\u00A0€'],
    ['en', '€389,000'],
    ['de', '389.000\u00A0€'],
  ] as const)('whole euro in %s', (locale, text) => {
    expect(formatMoney(euroCents(389_000), locale)).toBe(text)
  })

  test.each([
    ['nl', '€\u00A01.234,50'],
    ['fr', '1\u202F234,50\u00A0€'],
    ['en', '€1,234.50'],
    ['de', '1.234,50\u00A0€'],
  ] as const)('cents, where there are any, in %s', (locale, text) => {
    expect(formatMoney(euroCents(1234.5), locale)).toBe(text)
  })
})

describe('numbers and their units', () => {
  test.each([
    ['nl', '1.250\u00A0m²', '7,4', '12,5\u00A0%'],
    ['fr', '1\u202F250\u00A0m²', '7,4', '12,5\u00A0%'],
    ['en', '1,250\u00A0m²', '7.4', '12.5%'],
    ['de', '1.250\u00A0m²', '7,4', '12,5\u00A0%'],
  ] as const)('in %s', (locale, area, score, percent) => {
    expect(formatArea(1250 as SquareMetres, locale)).toBe(area)
    expect(formatNumber(7.4, locale)).toBe(score)
    expect(formatPercent(12.5, locale)).toBe(percent)
  })

  test.each([
    [400, '1\u00A0kB'],
    [412_000, '412\u00A0kB'],
    [999_499, '999\u00A0kB'],
    [999_500, '1\u00A0MB'],
    [1_240_000, '1,2\u00A0MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes, 'nl')).toBe(text)
  })

  test('French counts octets', () => {
    expect(formatBytes(1_240_000, 'fr')).toBe('1,2\u00A0Mo')
  })
})

describe('dates and lists', () => {
  test.each([
    ['nl', '1 maart 2026', '20 november 2026', 'Berlare, Hamme en Stekene'],
    ['fr', '1er mars 2026', '20 novembre 2026', 'Berlare, Hamme et Stekene'],
    ['en', '1 March 2026', '20 November 2026', 'Berlare, Hamme and Stekene'],
    ['de', '1. März 2026', '20. November 2026', 'Berlare, Hamme und Stekene'],
  ] as const)('in %s', (locale, first, other, list) => {
    expect(formatDate(day('2026-03-01'), locale)).toBe(first)
    expect(formatDate(day('2026-11-20'), locale)).toBe(other)
    expect(formatList(['Berlare', 'Hamme', 'Stekene'], locale)).toBe(list)
  })

  test('French writes only the first as an ordinal', () => {
    expect(formatDate(day('2026-03-11'), 'fr')).toBe('11 mars 2026')
  })
})

describe('days and months in a sentence', () => {
  test.each([
    ['nl', 'donderdag 1 oktober', '1 okt', 'oktober'],
    ['fr', 'jeudi 1er octobre', '1er oct.', 'octobre'],
    ['en', 'Thursday 1 October', '1 Oct', 'October'],
    ['de', 'Donnerstag, 1. Oktober', '1. Okt.', 'Oktober'],
  ] as const)('in %s', (locale, weekday, short, month) => {
    const first = day('2026-10-01')
    expect(formatDayOfWeek(first, locale)).toBe(weekday)
    expect(formatShortDay(first, locale)).toBe(short)
    expect(formatMonth(first, locale)).toBe(month)
  })

  test('a leaf of a calendar has room for a short month', () => {
    expect(formatLeaf(day('2026-11-24'), 'nl', 'short')).toEqual({ weekday: 'di', day: '24', month: 'nov' })
    expect(formatLeaf(day('2026-11-24'), 'nl').month).toBe('november')
  })
})

test('counts from two to twelve are words', () => {
  expect([1, 2, 12, 13, 1200].map((count) => formatCount(count, 'nl'))).toEqual([
    '1',
    'twee',
    'twaalf',
    '13',
    '1.200',
  ])
})
