import { describe, expect, it } from 'vitest'
import type { Metres, SquareMetres } from '#domain/values/measure.ts'
import type { Property } from '#domain/listing/property.ts'
import { languages } from '#tests/support/languages.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'
import { viewRooms } from '#views/property/rooms.ts'

const { t } = languages('nl')
const rowsOf = (given: Partial<Property>) =>
  new Map(
    viewRooms(createProperty(given), new Set(), 'nl', t).flatMap(({ rows }) =>
      rows.map(({ label, value }) => [label, value]),
    ),
  )
const { features } = createProperty()

describe('whether a home is furnished', () => {
  it.each([
    ['yes', 'Ja'],
    ['no', 'Nee'],
    ['unknown', undefined],
  ] as const)('is a row of its own, not a thing among others: %s', (furnished, value) => {
    const rows = rowsOf({ features: { ...features, lift: 'no', cellar: 'yes', furnished } })
    expect(rows.get('Gemeubeld')).toBe(value)
    expect([rows.get('Aanwezig'), rows.get('Niet aanwezig')].join()).not.toMatch(/gemeubeld/i)
  })
})

describe('the width of', () => {
  const surfaces = { plot: 640 as SquareMetres, frontWidth: 13 as Metres }

  it('a plot is that at the street; its facts are one group, without finish', () => {
    const plot = createProperty({ type: 'buildingPlot', surfaces })
    expect(rowsOf(plot).get('Breedte aan de straat')).toBe('13\u00A0m')
    expect(viewRooms(plot, new Set(), 'nl', t).map(({ title }) => title)).not.toContain('Bouw en afwerking')
  })

  it('a house is that of its facade', () => {
    expect(rowsOf({ type: 'detachedHouse', surfaces }).get('Gevelbreedte')).toBe('13\u00A0m')
  })
})
