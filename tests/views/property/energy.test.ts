import fc from 'fast-check'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { type Locale, locales } from '#domain/values/locale.ts'
import { type Energy, energyLabels, type Property } from '#domain/listing/property.ts'
import type { Rules } from '#domain/law/rules.ts'
import { berlare, day } from '#tests/support/catalogue/catalogue-factory.ts'
import { loadOwnRules } from '#tests/support/readers/own-rules.ts'
import { viewOnly } from '#tests/views/listing/listing-context.ts'

let rules: Rules
beforeAll(async () => {
  rules = await loadOwnRules()
})

const zips = { flanders: '9290', brussels: '1090', wallonia: '7850' } as const
type Place = keyof typeof zips

const inZip = (zip: string): Partial<Property> => ({ address: { kind: 'hidden', town: { ...berlare, zip } } })

function energyOf(
  energy: Energy,
  { where = 'flanders', locale = 'nl', ...rest }: Partial<Property> & { where?: Place; locale?: Locale } = {},
) {
  return viewOnly({ ...inZip(zips[where]), energy, ...rest }, { locale, site: { rules } }).know?.energy
}

const present = { state: 'present' } as const

describe('the scale of the region', () => {
  test.each<[Place, string]>([
    ['flanders', 'A+ A B C D E F'],
    ['brussels', 'A++ A+ A A- B+ B B- C+ C C- D+ D D- E+ E E- F G'],
    ['wallonia', 'A++ A+ A B C D E F G'],
  ])('of %s is %s', (where, steps) => {
    expect(energyOf({ ...present, label: 'C' }, { where })?.scale?.steps.join(' ')).toBe(steps)
  })

  // The upper limits published by the regions, and the smallest values above them.
  test.each<[Place, string]>([
    ['flanders', 'A+ 0 A 100 B 200 C 300 D 400 E 500 F 9999'],
    [
      'brussels',
      'A++ 0 A+ 15 A 30 A- 45 B+ 62 B 78 B- 95 C+ 113 C 132 C- 150 D+ 170 D 190 D- 210 E+ 232 E 253 E- 275 F 345 G 9999',
    ],
    ['wallonia', 'A++ 0 A+ 45 A 85 B 170 C 255 D 340 E 425 F 510 G 9999'],
  ])('of %s puts each limit under its label: %s', (where, table) => {
    const words = table.split(' ')
    const marked = words
      .filter((_, index) => index % 2 === 1)
      .map((kwh) => {
        const scoreKwhPerM2Year = Number(kwh)
        const own = energyOf({ ...present, scoreKwhPerM2Year }, { where })?.scale?.own
        return `${own?.label} ${kwh}`
      })
    expect(marked.join(' ')).toBe(table)
  })

  it('marks the label, with the score beside its name', () => {
    expect(energyOf({ ...present, label: 'B', scoreKwhPerM2Year: 164 })?.scale?.own).toEqual({
      label: 'B',
      name: 'EPC-label B',
      score: '164\u00A0kWh/m² per jaar',
    })
  })

  it.each([{ state: 'requested' }, { state: 'unknown' }] as const)(
    'is shown without a mark while %j',
    (energy) => {
      const scale = energyOf(energy)?.scale
      expect([scale?.steps.length, scale?.own]).toEqual([7, undefined])
    },
  )

  it('is absent without a required certificate, for a label unknown in the region, and abroad', () => {
    expect(energyOf({ state: 'notApplicable' })?.scale).toBeUndefined()
    expect(energyOf({ ...present, label: 'G' })?.scale).toBeUndefined()
    const abroad = { kind: 'hidden', town: { ...berlare, zip: '4561', country: 'NL' } } as const
    expect(energyOf({ ...present, label: 'C' }, { address: abroad })?.scale).toBeUndefined()
  })
})

describe('the sentence', () => {
  const full = {
    ...present,
    label: 'E',
    scoreKwhPerM2Year: 512,
    uniqueCode: '20260312-0001234567-RES-1',
  } as const
  const code = full.uniqueCode

  test.each<[string, Energy, Locale, string]>([
    ['everything', full, 'nl', `EPC-label E: 512 kWh per m² per jaar, code ${code}.`],
    ['everything', full, 'fr', `Label PEB E\u00A0: 512 kWh par m² et par an, code ${code}.`],
    ['everything', full, 'en', `EPC label E: 512 kWh per m² per year, code ${code}.`],
    ['everything', full, 'de', `Energielabel E: 512 kWh pro m² und Jahr, Code ${code}.`],
    ['a label alone', { ...present, label: 'C' }, 'nl', 'EPC-label C.'],
    [
      'a code alone',
      { ...present, uniqueCode: code },
      'nl',
      'Energieprestatiecertificaat (EPC): nog niet bekend, vraag het ons.',
    ],
    ['requested', { state: 'requested' }, 'nl', 'Energieprestatiecertificaat (EPC): aangevraagd.'],
    ['requested', { state: 'requested' }, 'fr', 'Certificat PEB\u00A0: demandé.'],
    ['requested', { state: 'requested' }, 'en', 'Energy performance certificate (EPC): requested.'],
    ['requested', { state: 'requested' }, 'de', 'PEB-Ausweis: beantragt.'],
    [
      'not applicable',
      { state: 'notApplicable' },
      'nl',
      'Energieprestatiecertificaat (EPC): niet van toepassing.',
    ],
    ['not applicable', { state: 'notApplicable' }, 'fr', 'Certificat PEB\u00A0: sans objet.'],
    [
      'not applicable',
      { state: 'notApplicable' },
      'en',
      'Energy performance certificate (EPC): not applicable.',
    ],
    ['not applicable', { state: 'notApplicable' }, 'de', 'PEB-Ausweis: nicht zutreffend.'],
    ['unknown', { state: 'unknown' }, 'fr', 'Certificat PEB\u00A0: pas encore connu, demandez-nous.'],
  ])('of %s: %j in %s', (_, energy, locale, sentence) => {
    expect(energyOf(energy, { locale })?.sentence).toBe(sentence)
  })

  test.each<[Locale, string]>([
    ['nl', 'Voor label E moet de score 34 kWh per m² per jaar dalen, voor label D 134 kWh.'],
    ['fr', 'Pour le label E, le score doit baisser de 34 kWh par m² et par an, pour le label D de 134 kWh.'],
    ['en', 'For label E the score has to fall by 34 kWh per m² per year, for label D by 134 kWh.'],
    ['de', 'Für Label E muss der Kennwert um 34 kWh pro m² und Jahr sinken, für Label D um 134 kWh.'],
  ])('in %s tells a buyer who has to renovate how far the next label and D are', (locale, gap) => {
    expect(energyOf({ ...present, label: 'F', scoreKwhPerM2Year: 534 }, { locale })?.gap).toBe(gap)
  })

  it('derives the label of a score from the bands, except for a shop, which has other bands', () => {
    const energy = { ...present, scoreKwhPerM2Year: 164 }
    expect(energyOf(energy)?.sentence).toMatch(/^EPC-label B: 164/)
    expect(energyOf(energy, { type: 'shop' })?.sentence).toBe('EPC-score: 164 kWh per m² per jaar.')
    expect(energyOf(energy, { type: 'warehouse' })?.scale).toBeUndefined()
  })

  it('has no distance when the certificate contradicts the bands', () => {
    expect(energyOf({ ...present, label: 'C', scoreKwhPerM2Year: 512 })?.gap).toBeUndefined()
    expect(energyOf({ ...present, label: 'B', scoreKwhPerM2Year: 164 })?.gap).toBeUndefined()
    const rented = { goal: 'rent', sections: ['rent'] } as const
    expect(energyOf({ ...present, label: 'F', scoreKwhPerM2Year: 534 }, rented)?.gap).toBeUndefined()
  })
})

it('is absent for land and garages, unless there is a certificate', () => {
  expect(energyOf({ state: 'unknown' }, { type: 'garage' })).toBeUndefined()
  expect(energyOf({ state: 'notApplicable' }, { type: 'land' })).toBeUndefined()
  expect(energyOf({ ...present, label: 'C' }, { type: 'garage' })?.sentence).toBe('EPC-label C.')
})

describe('further facts of the certificate', () => {
  const rowsOf = (energy: Energy, where: Place = 'flanders') =>
    energyOf(energy, { where })?.rows.map(({ label, value }) => `${label}: ${value}`)

  it('are its last day, use, emission and E-level', () => {
    const energy = {
      ...present,
      label: 'A',
      validUntil: day('2034-03-14'),
      totalKwhPerYear: 18204,
      co2KgPerYear: 3459,
      eLevel: 20,
    } as const
    expect(rowsOf(energy)).toEqual([
      'Attest geldig tot: 14 maart 2034',
      'Totaal energieverbruik: 18.204\u00A0kWh per jaar',
      'CO₂-uitstoot: 3.459\u00A0kg per jaar',
      'E-peil: E20',
    ])
  })

  test.each([
    ['2026-11-19', 'Attest geldig tot: 19 november 2026 (verlopen)'],
    ['2026-11-20', 'Attest geldig tot: 20 november 2026'],
  ])('a certificate that holds until %s', (last, row) => {
    expect(rowsOf({ ...present, label: 'A', validUntil: day(last) })).toEqual([row])
  })

  it('have their Walloon names in Wallonia', () => {
    expect(
      rowsOf({ ...present, label: 'E', scoreKwhPerM2Year: 400, totalKwhPerYear: 60_000 }, 'wallonia'),
    ).toEqual([
      'Energieverbruik per m² (E spec): 400\u00A0kWh/m² per jaar',
      'Totaal energieverbruik (E totale): 60.000\u00A0kWh per jaar',
    ])
  })

  it('include the number of the certificate when no sentence does', () => {
    expect(rowsOf({ ...present, uniqueCode: '20260312-0001' })).toEqual(['Unieke code: 20260312-0001'])
  })
})

it('never shows "undefined", "NaN" or the like, for any facts, region and language', () => {
  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
  const energy = fc.record({
    state: fc.constantFrom('present', 'requested', 'notApplicable', 'unknown'),
    label: optional(fc.constantFrom(...energyLabels)),
    scoreKwhPerM2Year: optional(fc.double({ min: -500, max: 3000, noNaN: true })),
    totalKwhPerYear: optional(fc.integer({ min: 1, max: 10_000_000 })),
    eLevel: optional(fc.integer({ min: -300, max: 300 })),
    validUntil: optional(fc.constantFrom(day('2020-02-29'), day('2036-01-01'))),
  })
  const type = fc.constantFrom('villa', 'shop', 'buildingPlot', 'warehouse', undefined)
  const where = fc.constantFrom<Place>('flanders', 'brussels', 'wallonia')
  fc.assert(
    fc.property(energy, type, where, fc.constantFrom(...locales), (known, kind, place, locale) => {
      const view = energyOf(known, { type: kind, where: place, locale })
      expect(JSON.stringify(view) ?? '').not.toMatch(/NaN|undefined|null|Infinity|\{\{/)
    }),
    { numRuns: 150 },
  )
})
