import { describe, expect, test } from 'vitest'
import { readProperty } from '#tests/data/read-records.ts'

const legalOf = (changes: Readonly<Record<string, unknown>>) => {
  const { property, problems } = readProperty(changes)
  return { legal: property.legal, problems }
}

describe('the abbreviations of printed advertisements', () => {
  test.each([
    ['BuildingPermit', 'Vg', { buildingPermit: 'yes' }],
    ['BuildingPermit', 'Gvg', { buildingPermit: 'no' }],
    ['Summons', 'Dv', { summons: 'yes' }],
    ['Summons', 'Gdv', { summons: 'no' }],
    ['PreemptiveRight', 'VKr', { preEmption: 'yes' }],
    ['PreemptiveRight', 'Gvkr', { preEmption: 'no' }],
    ['AllotmentPermit', 'Vv', { allotmentPermit: 'yes' }],
    ['AllotmentPermit', 'Gvv', { allotmentPermit: 'no' }],
    ['Enforcement', 'Gmo', { enforcement: 'none' }],
    ['Enforcement', 'Ho', { enforcement: 'courtRemedy' }],
    ['Enforcement', 'Bo', { enforcement: 'administrative' }],
    ['Enforcement', 'Lod', { enforcement: 'penalty' }],
    ['Enforcement', 'Ms', { enforcement: 'settlement' }],
    ['AreaApplication', 'Wg', { zoning: 'woongebied' }],
    ['AreaApplication', 'WgLk, Ag', { zoning: 'woongebied met landelijk karakter, agrarisch gebied' }],
    ['AreaApplication', 'Iab', { zoning: "gebied voor ambachtelijke bedrijven of kmo's" }],
  ])('%s %s is read for what it means', (field, value, expected) => {
    const { legal, problems } = legalOf({ [field]: value })
    expect(legal).toMatchObject(expected)
    expect(problems).toEqual([])
  })

  test.each(['Vg', 'Gmo', 'Gvkr'])('%s is ignored in the field of another fact', (value) => {
    const { legal, problems } = legalOf({ Heritage: value })
    expect(legal.heritage).toBe('unknown')
    expect(problems).toHaveLength(1)
  })
})

describe('the zoning', () => {
  test.each<readonly [string, string | undefined]>([
    ['Woongebied met landelijk karakter', 'woongebied met landelijk karakter'],
    ['constructor', 'constructor'],
    ['0', undefined],
    ['-', undefined],
    ...['nvt', 'N.v.t.', 'niet van toepassing', 'op aanvraag', 'onbekend', 'Ja', 'geen', '???'].map(
      (said) => [said, undefined] as const,
    ),
  ])('%j is %j', (AreaApplication, zoning) => {
    expect(legalOf({ AreaApplication }).legal.zoning).toBe(zoning)
  })
})

describe('the source of a fact', () => {
  test('has a date', () => {
    const { property, problems } = readProperty({
      PlanningInformation: 'ja',
      PlanningInformationDate: '2026-09-14',
      FloodReportDate: '2026-08-03 00:00:00',
      PScore: 'A',
    })
    expect(problems).toEqual([])
    expect(property.legal.planningInformationOn).toBe('2026-09-14')
    expect(property.flood.on).toBe('2026-08-03')
  })

  test.each(['31/02/2026', 'gisteren'])('%j is not a date: it is left out with a warning', (day) => {
    const { property, problems } = readProperty({ PlanningInformationDate: day })
    expect(property.legal.planningInformationOn).toBeUndefined()
    expect(problems.map(({ field }) => field)).toEqual(['PlanningInformationDate'])
  })
})

test.each(['constructor', '__proto__', 'toString', 'misschien'])(
  'the answer %j is not understood',
  (word) => {
    const { legal, problems } = legalOf({ Summons: word, Heritage: word, ElectricityCertificate: word })
    expect([legal.summons, legal.heritage, legal.electricity.state]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ])
    expect(problems).toHaveLength(3)
  },
)
