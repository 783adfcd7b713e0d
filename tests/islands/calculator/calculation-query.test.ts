import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { euroCents } from '#domain/values/money.ts'
import { grammars } from '#i18n/grammar.ts'
import { readCalculation } from '#islands/calculator/calculation.ts'
import { formatCalculation, parseCalculation } from '#islands/calculator/calculation-query.ts'
import { fieldTexts } from '#islands/calculator/field-texts.ts'
import { calculations } from './calculation-arbitrary.ts'

describe('the query of a calculation', () => {
  it('parses to the same calculation', () => {
    fc.assert(
      fc.property(calculations, (calculation) => {
        expect(parseCalculation(formatCalculation(calculation))).toEqual(calculation)
      }),
    )
  })

  it('omits default values', () => {
    const query = '?region=brussels&price=289000'
    expect(formatCalculation(parseCalculation(query))).toBe(query)
  })

  it('never throws, and yields only what the form can send', () => {
    const name = fc.constantFrom(
      'region',
      'type',
      'price',
      'own',
      'classes',
      'loan',
      'rate',
      'years',
      '__proto__',
    )
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('1e999', '-5', 'NaN', '0x10', '٣', '1,2,3', '__proto__'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const parsed = parseCalculation(
          `?${new URLSearchParams(pairs.map(([key, text]) => [key, text])).toString()}`,
        )
        expect(parseCalculation(formatCalculation(parsed))).toEqual(parsed)
        expect(parsed.price ?? 1).toBeGreaterThan(0)
      }),
    )
  })

  it.each([
    ['?price=-5', undefined],
    ['?price=0', undefined],
    ['?price=1e9', undefined],
    ['?price=50000000', euroCents(50_000_000)],
    ['?price=50000000.01', undefined],
    ['?price=%3Cscript%3E', undefined],
    [`?price=${'9'.repeat(300)}`, undefined],
    ['?price=100&price=200', euroCents(100)],
    ['?price=289.000,50', euroCents(289_000.5)],
  ])('%s means %s', (query, price) => expect(parseCalculation(query).price).toBe(price))
})

describe('the values of the fields', () => {
  it.each(locales)('parse to what they show, in the number format of %s', (locale) => {
    fc.assert(
      fc.property(calculations, (calculation) => {
        const { calculation: read } = readCalculation(fieldTexts(calculation, grammars[locale].numberTag))
        expect(read).toEqual(calculation)
      }),
    )
  })
})
