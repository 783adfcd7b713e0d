import { describe, expect, test } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import type { SquareMetres } from '#domain/values/measure.ts'
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
  flood: { delimited: 'unknown' },
  ...overrides,
})

describe('the checked listings', () => {
  test('are those on offer in Belgium, discreet ones included', () => {
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

  test('exclude units of a project on the developer’s own site', () => {
    const units = [createUnit()]
    const elsewhere = createProject({ id: 71, externalUrl: 'https://bouwheer.example', units })
    expect(report({ projects: [createProject({ units }), elsewhere] }).units).toHaveLength(1)
  })
})

describe('exemptions', () => {
  test('in Flanders a full address replaces the certificate code, a street without number does not', () => {
    const withoutCode = withEnergy(lawful(), { uniqueCode: undefined })
    expect(brokenBy({ ...withoutCode, address: published })).toEqual([])
    expect(brokenBy({ ...withoutCode, address: { ...published, houseNumber: undefined } })).toEqual([
      'epc-code',
    ])
  })

  test('in Wallonia an address does not replace the code', () => {
    const home = withEnergy(lawful('wallonia'), { uniqueCode: undefined })
    const { town } = home.address
    expect(brokenBy({ ...home, address: { ...published, town } })).toEqual(['epc-code'])
  })

  test('in Brussels an office needs a certificate above 500 m², no other office does', () => {
    const office = (office: number): Property => ({
      ...lawful('brussels', 'rent'),
      type: 'officeSpace',
      surfaces: { office: office as SquareMetres },
      energy: { state: 'unknown' },
    })
    expect(brokenBy(office(501))).toEqual(['epc-certificate'])
    expect(brokenBy(office(500))).toEqual([])
  })

  test('a home exempt from the certificate needs none of its figures', () => {
    expect(brokenBy({ ...lawful(), energy: { state: 'notApplicable' } })).toEqual([])
  })

  test('a home under construction needs an E-level but no certificate', () => {
    const unit = bare({ projectId: 70, flood: lawful().flood })
    expect(brokenBy(unit)).toEqual(['e-level'])
    expect(brokenBy(withEnergy(unit, { eLevel: 20 }))).toEqual([])
  })

  test('a plot needs no certificate and no building score', () => {
    const plot = bare({
      type: 'buildingPlot',
      building: {},
      flood: { delimited: 'no', plot: 'B' },
    })
    expect(brokenBy(withLegal(plot, { electricity: { state: 'unknown' } }))).toEqual([])
  })

  test('a listing of unknown type is checked as a home', () => {
    const something = bare({ type: undefined, categories: [99], flood: lawful().flood })
    expect(brokenBy(something)).toEqual(['epc-certificate'])
  })

  test('asbestos is checked for buildings from before 2001 or of unknown age', () => {
    const { builtBefore } = rules.asbestos[0] ?? { builtBefore: Number.NaN }
    const built = (constructionYear: number | undefined, state: Property['legal']['asbestos']['state']) =>
      brokenBy(withLegal({ ...lawful(), building: { constructionYear } }, { asbestos: { state } }))
    expect(built(builtBefore - 1, 'notRequired')).toEqual(['asbestos-untrue'])
    expect(built(builtBefore, 'unknown')).toEqual([])
    expect(built(undefined, 'unknown')).toEqual(['asbestos'])
    expect(built(undefined, 'notRequired')).toEqual([])
    expect(built(1968, 'unsafe')).toEqual([])
  })
})

test('a certificate is valid up to its last day', () => {
  const until = (validUntil: string) => brokenBy(withEnergy(lawful(), { validUntil: day(validUntil) }))
  expect([until('2026-11-20'), until('2026-11-19')]).toEqual([[], ['epc-certificate']])
})

test('a label computed by the site also brings the duty to renovate', () => {
  const computed = withEnergy(lawful(), { label: undefined, scoreKwhPerM2Year: 560 })
  expect(brokenBy(computed, { shows: silent })).toEqual(['epc-label', 'renovation-duty'])
})

test('an abbreviation counts as a separate word in any visible text', () => {
  const said = (nl: string) => brokenBy({ ...lawful(), description: { nl } })
  expect(said('Wgs en gvgx zijn geen woorden, (Vgh) evenmin. De VG staat in het attest.')).toEqual([])
  expect(said('Ruime tuin, GVKR.')).toEqual(['planning-abbreviations'])
  expect(said('Stedenbouw: (Vg/Wug)')).toEqual(['planning-abbreviations'])
  expect(brokenBy({ ...lawful(), headline: { fr: 'Maison, Gvkr' } })).toEqual(['planning-abbreviations'])
  expect(brokenBy(withLegal(lawful(), { zoning: 'wg' }))).toEqual(['planning-abbreviations'])
})

test('a page must mention only what the record makes relevant', () => {
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
