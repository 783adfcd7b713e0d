import { describe, expect, it } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import { readCalculation } from '#islands/calculator/calculation.ts'
import { parseAmount, parseDecimal } from '#text/parse-number.ts'

describe('an amount', () => {
  it.each([
    ['289000', 289_000],
    ['289.000', 289_000],
    ['289,000', 289_000],
    ['€ 289 000', 289_000],
    ['289\u202F000 €', 289_000],
    ["289'000", 289_000],
    ['1.250.000,50', 1_250_000.5],
    ['1,250,000.50', 1_250_000.5],
    ['289,5', 289.5],
    ['0,01', 0.01],
    ['007', 7],
  ])('%s is understood', (text, euro) => expect(parseAmount(text)).toBe(euroCents(euro)))

  it.each([
    '',
    'abc',
    '-5',
    '1e6',
    '1.2.3',
    '12.34.567',
    '1,2345',
    '289.000.00',
    'Infinity',
    '²',
    '1 000 euro',
  ])('%s is none', (text) => expect(parseAmount(text)).toBeUndefined())
})

describe('a rate', () => {
  it.each([
    ['3', 3],
    ['3,25', 3.25],
    ['3.25 %', 3.25],
    ['0', 0],
  ])('%s is understood', (text, rate) => expect(parseDecimal(text)).toBe(rate))

  it.each(['', 'x', '-1', '1e3', '3,2,5', '1000', '1.2345'])('%s is rejected', (text) =>
    expect(parseDecimal(text)).toBeUndefined(),
  )
})

describe('a form', () => {
  it('without a price has only that error', () => {
    expect(readCalculation({}).errors).toEqual({
      price: 'missing',
      loan: undefined,
      rate: undefined,
      years: undefined,
    })
  })

  it('with a loan needs its rate and its duration', () => {
    const { errors } = readCalculation({ price: '100000', loan: '80000' })
    expect(errors).toMatchObject({ rate: 'notRate', years: 'notYears' })
  })

  it('reports the error of each number', () => {
    const { errors, calculation } = readCalculation({
      price: 'veel',
      loan: '99999999999',
      rate: '16',
      years: '20,5',
    })
    expect(errors).toEqual({ price: 'notAmount', loan: 'amountRange', rate: 'notRate', years: 'notYears' })
    expect(calculation).toMatchObject({
      price: undefined,
      loan: undefined,
      rate: undefined,
      years: undefined,
    })
  })

  it('uses the first choice for an unknown one', () => {
    const { calculation } = readCalculation({ region: 'holland', type: 'castle', classes: '9', own: 'ja' })
    expect(calculation).toMatchObject({
      region: 'flanders',
      kind: 'home',
      energyClasses: 0,
      isOwnHome: false,
    })
  })
})
