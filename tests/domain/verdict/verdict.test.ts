import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import type { Rules } from '#domain/law/rules.ts'
import { legalStandings } from '#domain/verdict/standing.ts'
import { type VerdictTopic, verdictsOf } from '#domain/verdict/verdict.ts'
import { euroCents } from '#domain/values/money.ts'
import { clearHome as home, clearLegal as clear } from '#tests/support/catalogue/clear-home.ts'
import { berlare, createCatalogue, createProperty, day } from '#tests/support/catalogue/catalogue-factory.ts'

const on = day('2026-11-20')
const dated = { validFrom: day('2020-01-01'), checkedOn: day('2026-01-01'), source: 'https://law.example' }
const rules: Rules = {
  ...createCatalogue().rules,
  energyBands: [
    {
      ...dated,
      region: 'flanders',
      bands: [
        { label: 'A', upToKwhPerM2Year: 100 },
        { label: 'B', upToKwhPerM2Year: 200 },
        { label: 'C', upToKwhPerM2Year: 300 },
        { label: 'D', upToKwhPerM2Year: 400 },
        { label: 'E', upToKwhPerM2Year: 500 },
        { label: 'F' },
      ],
    },
  ],
  renovationDuties: [
    {
      ...dated,
      region: 'flanders',
      labels: ['E', 'F'],
      target: 'D',
      years: 6,
      deedFrom: day('2023-01-01'),
    },
  ],
  deposits: [{ ...dated, region: 'flanders', maxMonths: 3 }],
}

const plot: Partial<Property> = { ...home, type: 'buildingPlot', categories: [7] }
const rental: Partial<Property> = {
  ...home,
  goal: 'rent',
  sections: ['rent'],
  charges: { chargesTenant: euroCents(60), chargesKind: 'fixed', depositMonths: 3 },
}
const annuity: Partial<Property> = {
  ...home,
  lifeAnnuity: {
    age1: 78,
    occupied: 'yes',
    indexed: 'yes',
    survivor: 'yes',
    maxDurationYears: 20,
    conditions: {},
  },
}
const verdicts = (overrides: Partial<Property>) => verdictsOf(createProperty(overrides), rules, on)
const about = (topic: VerdictTopic, overrides: Partial<Property>) =>
  verdicts(overrides).find((verdict) => verdict.topic === topic)

describe('the topics', () => {
  test.each<[string, Partial<Property>, readonly VerdictTopic[]]>([
    ['a home for sale', home, ['water', 'permits', 'energy']],
    ['a rental', rental, ['energy', 'contract', 'deposit']],
    ['land', plot, ['water', 'permits', 'soil']],
    ['a life annuity', annuity, ['annuity', 'water', 'energy']],
    ['a shop for sale, whose own duties no rule has', { ...home, type: 'shop' }, ['water', 'permits']],
    ['a shop to let, whose deposit is free', { ...rental, type: 'shop' }, ['contract']],
    [
      'a home in Wallonia without scores',
      {
        ...home,
        flood: { delimited: 'unknown' },
        address: { kind: 'hidden', town: { ...berlare, zip: '7850' } },
      },
      ['permits', 'energy'],
    ],
    [
      'a plot without a soil certificate',
      { ...plot, legal: { ...clear, soil: { state: 'notApplicable' } } },
      ['water', 'permits'],
    ],
    ['a home without a certificate', { ...home, energy: { state: 'notApplicable' } }, ['water', 'permits']],
    ['a sold home', { ...home, availability: 'sold' }, []],
  ])('of %s', (_, overrides, topics) => {
    expect(verdicts(overrides).map(({ topic }) => topic)).toEqual(topics)
  })

  it('are in order where every fact is known and favourable, but for an annuity', () => {
    const all = [home, rental, plot, annuity].flatMap(verdicts)
    expect(all.filter(({ isGood }) => !isGood).map(({ topic }) => topic)).toEqual(['annuity'])
  })
})

it('asks for an as-built certificate of buildings in Flanders alone', () => {
  const legal = { ...clear, asBuilt: 'unknown' } as const
  const elsewhere = { kind: 'hidden', town: { ...berlare, zip: '7850' } } as const
  expect(about('permits', { ...home, legal })?.unknown).toEqual(['asBuilt'])
  expect(about('permits', { ...home, legal, address: elsewhere })?.isGood).toBe(true)
  expect(about('permits', { ...plot, legal })?.isGood).toBe(true)
})

describe('one fact that is against the home, or not known', () => {
  const flood = { plot: 'A', building: 'A', delimited: 'no' } as const
  const charges = rental.charges ?? {}
  test.each<[VerdictTopic, string, Partial<Property>, 'against' | 'unknown']>([
    ['water', 'pScore', { ...home, flood: { ...flood, plot: 'B' } }, 'against'],
    ['water', 'pScore', { ...home, flood: { ...flood, plot: undefined } }, 'unknown'],
    ['water', 'gScore', { ...home, flood: { ...flood, building: 'D' } }, 'against'],
    ['water', 'gScore', { ...home, flood: { ...flood, building: undefined } }, 'unknown'],
    ['water', 'delimitedFlood', { ...home, flood: { ...flood, delimited: 'yes' } }, 'against'],
    ['water', 'delimitedFlood', { ...home, flood: { ...flood, delimited: 'onRequest' } }, 'unknown'],
    ['permits', 'buildingPermit', { ...home, legal: { ...clear, buildingPermit: 'no' } }, 'against'],
    ['permits', 'buildingPermit', { ...plot, legal: { ...clear, buildingPermit: 'unknown' } }, 'unknown'],
    ['permits', 'zoning', { ...home, legal: { ...clear, zoning: undefined } }, 'unknown'],
    ['permits', 'enforcement', { ...home, legal: { ...clear, enforcement: 'settlement' } }, 'against'],
    ['permits', 'summons', { ...home, legal: { ...clear, summons: 'yes' } }, 'against'],
    ['permits', 'preEmption', { ...home, legal: { ...clear, preEmption: 'yes' } }, 'against'],
    ['permits', 'preEmption', { ...home, legal: { ...clear, preEmption: 'onRequest' } }, 'unknown'],
    ['permits', 'allotmentPermit', { ...home, legal: { ...clear, allotmentPermit: 'unknown' } }, 'unknown'],
    ['permits', 'judicialDecision', { ...home, legal: { ...clear, judicialDecision: 'yes' } }, 'against'],
    [
      'permits',
      'judicialDecision',
      { ...home, legal: { ...clear, judicialDecision: 'onDemand' } },
      'unknown',
    ],
    ['energy', 'epc', { ...home, energy: { state: 'present', label: 'E' } }, 'against'],
    ['energy', 'renovationDuty', { ...home, energy: { state: 'present', label: 'F' } }, 'against'],
    ['energy', 'epc', { ...home, energy: { state: 'requested' } }, 'unknown'],
    [
      'energy',
      'epc',
      { ...home, energy: { state: 'present', label: 'C', scoreKwhPerM2Year: 512 } },
      'unknown',
    ],
    [
      'energy',
      'epc',
      { ...home, energy: { state: 'present', label: 'C', validUntil: day('2026-11-19') } },
      'unknown',
    ],
    ['soil', 'soil', { ...plot, legal: { ...clear, soil: { state: 'data' } } }, 'against'],
    ['soil', 'soil', { ...plot, legal: { ...clear, soil: { state: 'requested' } } }, 'unknown'],
    ['contract', 'monthlyRent', { ...rental, price: { kind: 'onRequest' } }, 'unknown'],
    [
      'contract',
      'chargesTenant',
      { ...rental, charges: { ...charges, chargesTenant: undefined } },
      'unknown',
    ],
    ['contract', 'chargesKind', { ...rental, charges: { ...charges, chargesKind: undefined } }, 'unknown'],
    ['deposit', 'deposit', { ...rental, charges: { ...charges, depositMonths: undefined } }, 'unknown'],
    ['deposit', 'deposit', { ...rental, charges: { ...charges, depositMonths: 4 } }, 'unknown'],
  ])('of %s: %s', (topic, fact, overrides, standing) => {
    const verdict = about(topic, overrides)
    expect(verdict?.isGood).toBe(false)
    expect(verdict?.[standing]).toContain(fact)
  })
})

it('asks no building permit of a plot', () => {
  expect(about('permits', { ...plot, legal: { ...clear, buildingPermit: 'no' } })?.isGood).toBe(true)
})

describe('any record', () => {
  const answer = fc.constantFrom('yes', 'no', 'unknown', 'onRequest', 'notApplicable')
  const state = (...states: readonly string[]) => fc.constantFrom(...states).map((each) => ({ state: each }))
  const record = fc.record({
    goal: fc.constantFrom('sale', 'rent'),
    type: fc.constantFrom('villa', 'apartment', 'buildingPlot', 'shop', undefined),
    price: fc.constantFrom({ kind: 'onRequest' }, createProperty().price),
    lifeAnnuity: fc.option(
      fc.record({
        occupied: fc.constantFrom('yes', 'unknown'),
        indexed: fc.constantFrom('yes', 'unknown'),
        survivor: fc.constant('no'),
        maxDurationYears: fc.constantFrom(20, undefined),
        conditions: fc.constant({}),
      }),
      { nil: undefined },
    ),
    flood: fc.record({
      plot: fc.constantFrom('A', 'B', 'D', undefined),
      building: fc.constantFrom('A', 'C', undefined),
      delimited: answer,
    }),
    energy: fc.record({
      state: fc.constantFrom('present', 'requested', 'notApplicable', 'unknown'),
      label: fc.constantFrom('B', 'D', 'E', 'F', undefined),
      scoreKwhPerM2Year: fc.constantFrom(164, 380, 480, 700, undefined),
      validUntil: fc.constantFrom(day('2020-01-01'), day('2030-01-01'), undefined),
    }),
    legal: fc.record({
      ...Object.fromEntries(Object.entries(clear).map(([name, value]) => [name, fc.constant(value)])),
      buildingPermit: answer,
      summons: answer,
      preEmption: answer,
      allotmentPermit: answer,
      zoning: fc.constantFrom('woongebied', undefined),
      enforcement: fc.constantFrom('none', 'penalty', 'unknown'),
      judicialDecision: fc.constantFrom('none', 'no', 'yes', 'onDemand', 'unknown'),
      asBuilt: answer,
      planningInformation: answer,
      heritage: fc.constantFrom('no', 'protected', 'inventory', 'unknown'),
      soil: state('noData', 'data', 'requested', 'unknown'),
      electricity: state('conform', 'nonConform', 'unknown'),
    }),
    charges: fc.record({
      chargesTenant: fc.constantFrom(euroCents(60), undefined),
      chargesKind: fc.constantFrom('fixed', undefined),
      depositMonths: fc.constantFrom(2, 9, undefined),
    }),
  })
  /** The words that make a fact unknown or unfavourable, as the record has them. */
  const trouble: Readonly<Record<VerdictTopic, (property: Property) => boolean>> = {
    water: ({ flood, type }) =>
      flood.plot !== 'A' || (type !== 'buildingPlot' && flood.building !== 'A') || flood.delimited !== 'no',
    permits: ({ legal: facts, type }) =>
      [
        facts.buildingPermit,
        facts.summons,
        facts.preEmption,
        facts.allotmentPermit,
        facts.asBuilt,
        facts.planningInformation,
      ].some((each) => ['unknown', 'onRequest'].includes(each)) ||
      facts.heritage !== 'no' ||
      (type !== 'buildingPlot' && facts.buildingPermit === 'no') ||
      facts.summons === 'yes' ||
      facts.preEmption === 'yes' ||
      facts.zoning === undefined ||
      facts.enforcement !== 'none' ||
      !['none', 'no'].includes(facts.judicialDecision),
    energy: ({ energy, legal: facts }) =>
      facts.electricity.state === 'nonConform' ||
      energy.state !== 'present' ||
      energy.label === 'E' ||
      energy.label === 'F' ||
      (energy.label === undefined && (energy.scoreKwhPerM2Year ?? 999) > 400) ||
      (energy.validUntil !== undefined && energy.validUntil < on) ||
      (energy.label === 'B' && ![164, undefined].includes(energy.scoreKwhPerM2Year)) ||
      (energy.label === 'D' && ![380, undefined].includes(energy.scoreKwhPerM2Year)),
    soil: ({ legal: facts }) => facts.soil.state !== 'noData',
    annuity: () => true,
    contract: ({ price, charges }) =>
      price.kind === 'onRequest' || charges.chargesTenant === undefined || charges.chargesKind === undefined,
    deposit: ({ charges }) => charges.depositMonths !== 2,
  }

  it('never has a verdict in order with a fact that is unknown or unfavourable', () => {
    fc.assert(
      fc.property(record, (overrides) => {
        const property = createProperty(overrides as Partial<Property>)
        const found = verdictsOf(property, rules, on)
        expect(found.length).toBeLessThanOrEqual(3)
        for (const { topic, isGood, against, unknown } of found) {
          expect([topic, isGood]).toEqual([topic, !trouble[topic](property)])
          expect([topic, isGood]).toEqual([topic, against.length + unknown.length === 0])
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test.each<[string, Partial<Property['legal']>]>([
  ['heritage', { heritage: 'inventory' }],
  ['asbestos', { asbestos: { state: 'unsafe' } }],
  ['electricity', { electricity: { state: 'nonConform' } }],
  ['gas', { gas: { state: 'nonConform' } }],
  ['soil', { soil: { state: 'data' } }],
])('%s can be against a home', (name, facts) => {
  const standings = legalStandings(createProperty({ legal: { ...clear, ...facts } }))
  expect(Object.entries(standings).filter(([, standing]) => standing === 'against')).toEqual([
    [name, 'against'],
  ])
})
