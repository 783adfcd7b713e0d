import { describe, expect, it } from 'vitest'
import type { MonthSettings } from '#domain/costs/month-settings.ts'
import type { Property } from '#domain/listing/property.ts'
import { euroCents } from '#domain/values/money.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
import { createSite, day, everywhere } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { createContext, viewOnly } from '#tests/views/listing/listing-context.ts'
import { createPage } from '#views/kit/page.ts'
import { viewMonthFile } from '#views/property/month/month-file.ts'

const rules = await loadOwnRules()
const read = { readOn: day('2026-11-01'), source: everywhere('bron') }
const monthCosts: MonthSettings = {
  rate: { ...read, percent: 3.2 },
  energy: [{ ...read, region: 'flanders', labels: [{ energyLabel: 'C', perSquareMetre: 0.9 }] }],
  propertyTax: [{ ...read, region: 'flanders', index: 2.3, percent: 46.5 }],
  insurance: { ...read, perSquareMetre: 0.21 },
}
const known: Partial<Property> = {
  charges: { cadastralIncome: euroCents(745) },
  energy: { state: 'present', label: 'C' },
  surfaces: { living: 164 as SquareMetres },
}

function costsOf(overrides: Partial<Property> = {}, settings: MonthSettings = monthCosts) {
  const section = overrides.goal === 'rent' ? 'rent' : 'sale'
  const site = { rules, site: createSite({ monthCosts: settings }) }
  return viewOnly({ ...known, sections: [section], ...overrides }, { site }).costs
}

function blockOf(costs: ReturnType<typeof costsOf>): unknown {
  return JSON.parse(costs?.month?.block ?? '')
}

function plain(text: string | undefined): string | undefined {
  return text?.replaceAll('\u00A0', ' ')
}

describe('what a home for sale costs a month', () => {
  it('stands beside the sum of the purchase, which keeps that of an only home in its fold', () => {
    const costs = costsOf()
    expect(costs?.sums.map(({ value }) => plain(value))).toEqual(['€ 439.647'])
    expect(costs?.rows[0]?.label).toBe('Als enige eigen woning, 2\u00A0%')
    expect(costs?.month?.sumLabel).toBe('Per maand, met een lening')
    expect(plain(costs?.month?.about)).toBe(`Per maand ongeveer ${plain(costs?.month?.sum)}`)
    const numbers = costs?.month?.parts.map(({ value }) => Number(value.replace(/\D/g, ''))) ?? []
    expect(numbers).toHaveLength(4)
    expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(Number(costs?.month?.sum?.replace(/\D/g, '')))
  })

  it('says what is not known, and then not below the price', () => {
    const month = costsOf({ charges: {} })?.month
    expect(month?.parts.find(({ name }) => name === 'propertyTax')?.value).toBe('niet bekend')
    expect(month?.sumLabel).toBe('Per maand, voor zover bekend')
    expect(month?.about).toBeUndefined()
  })

  it.each([
    ['too old', { ...read, readOn: day('2026-09-20'), percent: 3.2 }],
    ['absent', undefined],
  ])('has an empty field and no sum with a rate that is %s', (_, rate) => {
    const costs = costsOf({}, { ...monthCosts, rate })
    expect(costs?.month).toMatchObject({ sum: undefined, about: undefined, table: undefined })
    expect(costs?.month?.borrowed).toBeUndefined()
    expect(costs?.sums.map(({ value }) => plain(value))).toEqual(['€ 439.647', '€ 400.747'])
  })

  it.each<readonly [string, Partial<Property>]>([
    ['a hidden price', { price: { kind: 'onRequest' } }],
    ['a lowest price', { price: { kind: 'published', amount: euroCents(389_000), startingFrom: true } }],
    ['a home that is sold', { availability: 'sold' }],
    ['a home to let', { goal: 'rent' }],
    ['a life annuity', { lifeAnnuity: { occupied: 'yes', indexed: 'yes', survivor: 'no', conditions: {} } }],
    ['a shop', { type: 'shop' }],
    ['a plot', { type: 'buildingPlot' }],
    ['a garage', { type: 'garage' }],
    ['a new home whose tax is not said', { building: { constructionYear: 2026 } as Property['building'] }],
  ])('is not told of %s', (_, overrides) => {
    expect(costsOf(overrides)?.month).toBeUndefined()
  })

  it('takes the total of the record', () => {
    const charges = { ...known.charges, totalCost: euroCents(430_000) }
    expect(blockOf(costsOf({ charges }))).toMatchObject({
      price: euroCents(389_000),
      total: euroCents(430_000),
    })
  })

  it('counts VAT as the page does', () => {
    const costs = costsOf({ charges: { ...known.charges, vatRate: 21, vatValue: euroCents(389_000) } })
    const sum = Number(costs?.sums[0]?.value.replace(/\D/g, ''))
    expect(sum).toBeGreaterThan(389_000 * 1.21)
    expect(blockOf(costs)).toMatchObject({ total: euroCents(sum) })
  })
})

describe('the fields that change it', () => {
  const fileWith = (rate: MonthSettings['rate']) =>
    viewMonthFile(
      createPage(createContext({ rules, site: createSite({ monthCosts: { ...monthCosts, rate } }) }), 'nl'),
    )

  it('hold the rate with its source and day', () => {
    expect(fileWith(monthCosts.rate)?.fields).toMatchObject({
      rate: '3,2',
      words: { rateRead: 'bron, 1 november 2026' },
    })
  })

  it.each([undefined, { ...read, readOn: day('2026-09-20'), percent: 3.2 }])(
    'are empty with the rate %j',
    (rate) => {
      expect(fileWith(rate)).toMatchObject({ readOn: undefined, fields: { rate: '' } })
    },
  )
})
