import fc from 'fast-check'
import { expect, test } from 'vitest'
import { euroCents } from '#domain/values/money.ts'
import type { Charges, Property } from '#domain/listing/property.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { viewOnly } from '#tests/views/listing/listing-context.ts'

const rules = await loadOwnRules()

/** Fields of a record in euro, as a CRM has them. */
type Euros = Readonly<Record<string, number | undefined>>

function costsOf(price: number, { vatRate, ...amounts }: Euros, building: Property['building'] = {}) {
  const known = Object.entries(amounts).filter((entry): entry is [string, number] => entry[1] !== undefined)
  const charges: Charges = Object.fromEntries([
    ...known.map(([name, euro]) => [name, euroCents(euro)]),
    ...(vatRate === undefined ? [] : [['vatRate', vatRate]]),
  ])
  const asked = { kind: 'published', amount: euroCents(price), startingFrom: false } as const
  return viewOnly({ sections: ['sale'], price: asked, charges, building }, { site: { rules } }).costs
}

function euros(text: string): number {
  return Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))
}

/** Rows that say what a part of the price is, and not what comes on top of it. */
const ofPrice = /Grondaandeel|Waarde waarop u btw betaalt|Btw-tarief|voorheffing/

/** Returns the first total of a page and the sum of its rows. */
function totals(costs: ReturnType<typeof costsOf>) {
  const added = (costs?.rows ?? []).filter(({ label }) => !ofPrice.test(label))
  // The row of duty has both amounts where an only home pays less.
  const sum = added.reduce((all, { value }) => all + euros(value.split(' of ')[0] ?? ''), 0)
  return { total: costs?.sums[0] && euros(costs.sums[0].value), sum }
}

const amount = fc.option(fc.integer({ min: 1000, max: 700_000 }), { nil: undefined })

test('whatever a record says of VAT, land, duty, notary and total, the rows are the sum, or there is none', () => {
  const fields = fc.record({
    vatRate: fc.constantFrom(undefined, 6, 12, 21),
    vatValue: amount,
    vatBuilding: amount,
    landShare: amount,
    registrationDuty: amount,
    notaryFee: amount,
    notaryFeeInclVat: amount,
    totalCost: amount,
  })
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 900_000 }), fields, (price, record) => {
      const { total, sum } = totals(costsOf(price, record))
      expect(total ?? sum).toBe(sum)
    }),
  )
})

test('the parts of a consistent record add up, whichever of them it states', () => {
  const states = fc.record({ vatRate: fc.constantFrom(true, false), vatValue: fc.constantFrom(true, false) })
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 600 }),
      fc.integer({ min: 0, max: 90 }),
      fc.constantFrom(6, 21),
      states,
      fc.constantFrom(true, false),
      fc.constantFrom(true, false),
      (thousands, share, rate, { vatRate, vatValue }, hasVat, hasLand) => {
        const price = thousands * 1000
        const land = Math.round((price * share) / 100)
        const vat = Math.round(((price - land) * rate) / 100)
        // Without rate and both amounts the usual rate is meant.
        if (!vatRate && !(vatValue && hasVat) && rate !== 21) return
        if (!vatRate && !vatValue && !hasVat) return
        const costs = costsOf(price, {
          vatRate: vatRate ? rate : undefined,
          vatValue: vatValue ? price - land : undefined,
          vatBuilding: hasVat ? vat : undefined,
          landShare: hasLand && land > 0 ? land : undefined,
        })
        const { total, sum } = totals(costs)
        expect(sum).toBe(total)
        // Price, VAT and the notary at least, and no VAT on more than the building where the record says which part that is.
        const known = vatValue || hasVat || hasLand ? vat : Math.round((price * rate) / 100)
        const duty = vatValue || hasVat || hasLand ? land * 0.12 : 0
        expect(total).toBeGreaterThan(price + known)
        expect(total).toBeLessThan(price + known + duty + 7000)
      },
    ),
  )
})

test.each([
  ['the value under VAT', { vatRate: 21, vatValue: 280_000 }, 477_174],
  ['value and VAT', { vatRate: 21, vatValue: 280_000, vatBuilding: 58_800 }, 477_174],
  ['the VAT alone', { vatBuilding: 58_800 }, 477_174],
  ['a rate alone', { vatRate: 21 }, 487_974],
])('of a price of 400,000 with %s the total is right', (_, fields, total) => {
  const costs = costsOf(400_000, fields)
  expect(totals(costs)).toEqual({ total, sum: total })
  expect(euros(costs?.whole?.words ?? '')).toBe(total)
})

test.each([
  ['more VAT than the price allows', { vatRate: 21, vatBuilding: 90_000 }],
  ['land and building of more than the price', { vatRate: 21, vatValue: 350_000, landShare: 120_000 }],
  ['a rate that no home is sold at', { vatRate: 12 }],
  ['amounts of a rate that no home is sold at', { vatValue: 280_000, vatBuilding: 33_600 }],
  ['a VAT of another rate', { vatRate: 6, vatValue: 280_000, vatBuilding: 58_800 }],
])('%s gives no total', (_, fields) => {
  const costs = costsOf(400_000, fields)
  expect(costs?.sums).toEqual([])
  expect(costs?.whole).toBeUndefined()
})

test('a total below the price is not shown, and one that holds more says how much', () => {
  const below = costsOf(345_000, { totalCost: 300_000 })
  expect(JSON.stringify(below)).not.toContain('300.000')
  const above = costsOf(345_000, { totalCost: 380_000, vatBuilding: undefined })
  expect(above?.rows.map(({ label, value }) => `${label} ${value.replaceAll('\u00A0', ' ')}`)).toContain(
    'Overige kosten en belastingen € 35.000',
  )
})

test('a new home whose record says nothing of VAT has no total in the head, land share or not', () => {
  expect(costsOf(400_000, { landShare: 120_000 }, { constructionYear: 2026 })?.whole).toBeUndefined()
  expect(costsOf(400_000, {}, { constructionYear: 2026 })?.whole).toBeUndefined()
  expect(costsOf(400_000, {}, { constructionYear: 1980 })?.whole).toBeDefined()
})
