import { describe, expect, test } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import { berlare, createProject, createUnit, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { breaks } from './breaks.ts'
import { brokenBy, outspoken, report, rules, silent } from './compliance-rules.ts'
import { lawful, withEnergy, withFlood, withLegal } from './lawful.ts'

const published: Property['address'] = {
  kind: 'published',
  street: 'Molenhoekstraat',
  houseNumber: '12',
  town: berlare,
}
const bare = (overrides: Partial<Property>): Property => ({
  ...lawful(),
  energy: { state: 'unknown' },
  flood: { zones: [], delimited: 'unknown' },
  ...overrides,
})

describe('what is judged', () => {
  test('is on offer, in Belgium; a discreet listing too', () => {
    const abroad = { ...berlare, country: 'NL', zip: '4561 AB' } as const
    const { listings, notJudged } = report({
      properties: [
        lawful(),
        { ...lawful(), availability: 'underOption' },
        { ...lawful(), sections: ['discreet'] },
        { ...lawful(), availability: 'sold' },
        { ...lawful(), goal: 'rent', availability: 'rented' },
        { ...lawful(), address: { kind: 'hidden', town: abroad } },
      ],
    })
    expect([listings.length, notJudged]).toEqual([3, { gone: 2, abroad: 1 }])
  })

  test('leaves out the units of a project on the developer’s own site', () => {
    const units = [createUnit()]
    const elsewhere = createProject({ id: 71, externalUrl: 'https://bouwheer.example', units })
    expect(report({ projects: [createProject({ units }), elsewhere] }).units).toHaveLength(1)
  })
})

describe('exemptions', () => {
  test('a full address does in place of the code in Flanders, a street without number does not', () => {
    const withoutCode = withEnergy(lawful(), { uniqueCode: undefined })
    expect(brokenBy({ ...withoutCode, address: published })).toEqual([])
    expect(brokenBy({ ...withoutCode, address: { ...published, houseNumber: undefined } })).toEqual([
      'epc-code',
    ])
  })

  test('it does not in Wallonia', () => {
    const home = withEnergy(lawful('wallonia'), { uniqueCode: undefined })
    const { town } = home.address
    expect(brokenBy({ ...home, address: { ...published, town } })).toEqual(['epc-code'])
  })

  test('a home that needs no certificate is not asked for its figures', () => {
    expect(brokenBy({ ...lawful(), energy: { state: 'notApplicable' } })).toEqual([])
  })

  test('a home that is being built has no certificate yet, but an E-level', () => {
    const unit = bare({ projectId: 70, flood: lawful().flood })
    expect(brokenBy(unit)).toEqual(['e-level'])
    expect(brokenBy(withEnergy(unit, { eLevel: 20 }))).toEqual([])
  })

  test('a plot has neither certificate nor score of a building', () => {
    const plot = bare({
      type: 'buildingPlot',
      building: {},
      flood: { zones: [], delimited: 'no', plot: 'B' },
    })
    expect(brokenBy(withLegal(plot, { electricity: { state: 'unknown' } }))).toEqual([])
  })

  test('what nobody says to be a plot may be a home', () => {
    const something = bare({ type: undefined, categories: [99], flood: lawful().flood })
    expect(brokenBy(something)).toEqual(['epc-certificate'])
  })

  test('asbestos is asked of buildings from before 2001, and of those of unknown age', () => {
    const { builtBefore } = rules.asbestos[0] ?? { builtBefore: Number.NaN }
    const built = (constructionYear: number | undefined, state: Property['legal']['asbestos']['state']) =>
      brokenBy(withLegal({ ...lawful(), building: { constructionYear } }, { asbestos: { state } }))
    expect(built(builtBefore - 1, 'notRequired')).toEqual(['asbestos'])
    expect(built(builtBefore, 'unknown')).toEqual([])
    expect(built(undefined, 'unknown')).toEqual(['asbestos'])
    expect(built(undefined, 'notRequired')).toEqual([])
    expect(built(1968, 'unsafe')).toEqual([])
  })
})

test('a certificate ends with its last day', () => {
  const until = (validUntil: string) => brokenBy(withEnergy(lawful(), { validUntil: day(validUntil) }))
  expect([until('2026-11-20'), until('2026-11-19')]).toEqual([[], ['epc-certificate']])
})

test('a label that the site only computed still brings the duty to renovate', () => {
  const computed = withEnergy(lawful(), { label: undefined, scoreKwhPerM2Year: 560 })
  expect(brokenBy(computed, { shows: silent })).toEqual(['epc-label', 'renovation-duty'])
})

test('an abbreviation is a word of its own, in any text that a visitor reads', () => {
  const said = (nl: string) => brokenBy({ ...lawful(), description: { nl } })
  expect(said('Wgs en gvg zijn geen woorden, (Vgh) evenmin. De VG staat in het attest.')).toEqual([])
  expect(said('Stedenbouw: (Vg/Wug)')).toEqual(['planning-abbreviations'])
  expect(brokenBy({ ...lawful(), headline: { fr: 'Maison, Gvkr' } })).toEqual(['planning-abbreviations'])
  expect(brokenBy(withLegal(lawful(), { zoning: 'wg' }))).toEqual(['planning-abbreviations'])
})

test('a page is only asked what it says where the record brings it up', () => {
  const asked: string[] = []
  const shows = {
    renovationDuty: () => asked.push('duty') > 0,
    floodSymbol: () => asked.push('symbol') > 0,
  }
  brokenBy(lawful(), { shows })
  expect(asked).toEqual([])
  brokenBy(breaks['renovation-duty'].change(withFlood(lawful(), { building: 'D' })), { shows })
  expect(asked).toEqual(['duty', 'symbol'])
  expect(outspoken.floodSymbol()).toBe(true)
})
