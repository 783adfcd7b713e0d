import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packUnit, type UnitFacts, unpackUnit } from '#search/units/unit-facts.ts'
import {
  arrangeUnits,
  formatUnitQuery,
  parseUnitQuery,
  type UnitOrder,
  type UnitQuery,
  unitSortKeys,
} from '#search/units/unit-query.ts'

const types = ['gelijkvloers', 'appartement', 'open-bebouwing', 'loft'] as const
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })

// Few values, so that many units are equal in what they are sorted by.
const unit: fc.Arbitrary<UnitFacts> = fc.record({
  type: fc.constantFrom(...types, ''),
  floor: optional(fc.integer({ min: -1, max: 4 })),
  bedrooms: optional(fc.nat(4)),
  living: optional(fc.constantFrom(61, 88, 88.5, 140)),
  price: optional(fc.constantFrom(0, 199_000, 245_000, 1_250_000)),
})
const order: fc.Arbitrary<UnitOrder> = fc.record({
  by: fc.constantFrom(...unitSortKeys),
  isDescending: fc.boolean(),
})
const query: fc.Arbitrary<UnitQuery> = fc.record({
  type: optional(fc.constantFrom(...types, 'duplex')),
  bedrooms: optional(fc.integer({ min: 1, max: 99 })),
  order: optional(order),
})

describe('the query of a list of units', () => {
  it('survives the round trip', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(parseUnitQuery(formatUnitQuery(asked))).toEqual(asked)
      }),
    )
  })

  it('is empty without filters', () => {
    expect(formatUnitQuery({})).toBe('')
  })

  it('keeps other parameters and replaces its own', () => {
    const others = '?utm_source=brief&bedrooms=4&sort=-price&type=loft'
    expect(formatUnitQuery({ bedrooms: 2 }, others)).toBe('?utm_source=brief&bedrooms=2')
    expect(formatUnitQuery({}, others)).toBe('?utm_source=brief')
  })

  it.each([
    '?type=%3Cimg%20src=x%3E&bedrooms=-1&sort=__proto__',
    '?bedrooms=1e3&type=Loft&sort=--price',
    '?bedrooms=0&bedrooms=2&type=&sort=constructor',
    '?bedrooms=100&sort=price%00&type=../../etc',
    '?%E0%A4%A&&&===&type[]=loft',
    `?type=${'a'.repeat(81)}&bedrooms=%EF%BC%92`,
    '?sort=PRICE&bedrooms= 2&type=a,b',
  ])('asks nothing with %s', (hostile) => {
    expect(parseUnitQuery(hostile)).toEqual({})
  })

  it('never throws, and reads only what it can write', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (text) => {
        const read = parseUnitQuery(text)
        expect(parseUnitQuery(formatUnitQuery(read))).toEqual(read)
      }),
    )
  })
})

describe('the data attribute of a unit', () => {
  it('survives the round trip', () => {
    fc.assert(
      fc.property(unit, (facts) => {
        expect(unpackUnit(packUnit(facts))).toEqual(facts)
      }),
    )
  })

  it.each(['', ',,,,,', 'loft', 'loft,x,NaN,,,,,'])('is ignored when it is invalid: %j', (text) => {
    const { floor, bedrooms, living, price } = unpackUnit(text)
    expect([floor, bedrooms, living, price]).toEqual([undefined, undefined, undefined, undefined])
  })
})

/** Whether a unit matches a query, written differently from the program. */
function isAsked(unit: UnitFacts, { type, bedrooms }: UnitQuery): boolean {
  const isRight = type === undefined || type === unit.type
  const isLarge = bedrooms === undefined || (unit.bedrooms !== undefined && unit.bedrooms >= bedrooms)
  return isRight && isLarge
}

/** Picks the next unit repeatedly: slow but obviously correct. */
function pickInOrder(units: readonly UnitFacts[], asked: UnitQuery): readonly number[] {
  const left = [...units.keys()].filter((at) => isAsked(units[at] ?? { type: '' }, asked))
  const { order } = asked
  if (order === undefined) return left
  const valueAt = (at: number): number => {
    const value = units[at]?.[order.by]
    if (value === undefined) return Infinity
    return order.isDescending ? -value : value
  }
  const picked: number[] = []
  while (left.length > 0) {
    const next = left.reduce((best, at) => (valueAt(at) < valueAt(best) ? at : best))
    picked.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return picked
}

describe('the order of units', () => {
  it('equals that of a naive sort, for any project and query', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), query, (units, asked) => {
        expect(arrangeUnits(units, asked)).toEqual(pickInOrder(units, asked))
      }),
      { numRuns: 2000 },
    )
  })

  it('puts units without a published value last in both directions', () => {
    const units = [{ price: 2 }, {}, { price: 1 }].map((each) => ({ type: 'loft', ...each }))
    const sorted = (isDescending: boolean) => arrangeUnits(units, { order: { by: 'price', isDescending } })
    expect(sorted(false)).toEqual([2, 0, 1])
    expect(sorted(true)).toEqual([0, 2, 1])
  })
})
