import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regions } from '#domain/place/region.ts'
import { languages } from '#tests/support/languages.ts'
import { parseCalculation } from '#islands/calculator/calculation-query.ts'
import { createNumberWords } from '#islands/calculator/number-words.ts'
import { calculatorResult } from '#islands/calculator/result-lines.ts'
import { publishedRates } from '#tests/support/readers/published-rates.ts'
import { calculations } from './calculation-arbitrary.ts'

const [flanders, brussels, wallonia] = await Promise.all(regions.map((region) => publishedRates(region)))
if (flanders === undefined || brussels === undefined || wallonia === undefined) throw new Error('no rates')
const rates = { flanders, brussels, wallonia }
const { t } = languages('nl')
const numbers = createNumberWords('nl-BE', t)

function resultOf(query: string) {
  const calculation = parseCalculation(query)
  const result = calculatorResult(calculation, rates[calculation.region], t, numbers)
  const told = [...(result?.lines ?? []), ...(result?.loan ?? [])].map((line) => ({
    ...line,
    label: line.label.replaceAll('\u00A0', ' '),
  }))
  return Object.fromEntries(told.map(({ label, amount }) => [label, amount / 100]))
}

describe('the lines of a result', () => {
  it('add up to the last one, without NaN', () => {
    fc.assert(
      fc.property(calculations, (calculation) => {
        const result = calculatorResult(calculation, rates[calculation.region], t, numbers)
        expect(result === undefined).toBe(calculation.price === undefined)
        const amounts = result?.lines.map(({ amount }) => amount) ?? []
        const total = amounts.at(-1) ?? 0
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(2 * total)
        expect(JSON.stringify(result) ?? '').not.toMatch(/NaN|null|undefined|\{\{/)
      }),
    )
  })

  it('name the tax of the region and its rate', () => {
    expect(resultOf('?region=flanders&price=300000&own=1')).toMatchObject({ 'Verkooprecht 2 %': 6_000 })
    expect(resultOf('?region=wallonia&price=300000')).toMatchObject({ 'Registratierechten 12,5 %': 37_500 })
    expect(resultOf('?region=wallonia&price=300000&type=newBuild')).toMatchObject({ 'Btw 21 %': 63_000 })
  })

  it('state the taxed amount when part of the price is exempt', () => {
    const calculation = parseCalculation('?region=brussels&price=300000&own=1')
    const note = calculatorResult(calculation, brussels, t, numbers)?.lines[1]?.note
    expect(note?.replaceAll('\u00A0', ' ')).toBe('op € 100.000, na het abattement')
  })

  it('state the own funds, unless the loan exceeds the total costs', () => {
    const loan = '?region=flanders&price=200000&rate=3&years=20'
    const own = resultOf(`${loan}&loan=150000`)['Uw eigen inbreng']
    expect(own).toBeGreaterThan(50_000)
    expect(resultOf(`${loan}&loan=900000`)).not.toHaveProperty('Uw eigen inbreng')
  })

  it('set what is gone against a rent, once all of the loan is known', () => {
    const gone = (query: string) =>
      calculatorResult(parseCalculation(`?region=flanders&price=200000${query}`), flanders, t, numbers)?.gone
    expect(gone('')).toBeUndefined()
    expect(gone('&rent=900')?.rent).toBe(90_000)
    expect(gone('&rent=900&loan=150000')).toBeUndefined()
    expect(gone('&rent=900&loan=150000&rate=3&years=20')?.rent).toBe(90_000)
  })
})
