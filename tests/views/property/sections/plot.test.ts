import { describe, expect, it } from 'vitest'
import type { Property } from '#domain/listing/property.ts'
import { locales } from '#domain/values/locale.ts'
import type { Metres, SquareMetres } from '#domain/values/measure.ts'
import { viewOnly } from '#tests/views/listing/listing-context.ts'
import { createProperty } from '#tests/support/catalogue/catalogue-factory.ts'

const metres = (value: number) => value as Metres
const land = (surfaces: Partial<Property['surfaces']>, rest: Partial<Property> = {}): Partial<Property> => ({
  type: 'buildingPlot',
  categories: [7],
  surfaces: { plot: 468 as SquareMetres, ...surfaces },
  orientation: { rear: 'SW' },
  ...rest,
})
const wide = { plotWidth: metres(13), frontWidth: metres(13) }

describe('the sketch of land', () => {
  it('is to scale, and says what is measured and what follows from it', () => {
    const { plot } = viewOnly(land(wide))
    expect(plot?.says).toBe('13\u00A0m aan de straat, ongeveer 36\u00A0m diep.')
    expect(plot?.how).toContain('geen opmeting')
    const { width = 0, height = 0 } = plot?.drawing.ground ?? {}
    expect(height / width).toBeCloseTo(36 / 13, 1)
  })

  it('says all that it shows to who cannot see it, in each language', () => {
    for (const locale of locales) {
      const { plot } = viewOnly(land(wide), { locale })
      expect(plot?.alt).toMatch(/468.*13.*36/)
      expect(plot?.alt).toMatch(/zuidwest|sud-ouest|south-west|Südwesten/)
    }
  })

  it('has north where the rear puts it: behind a plot that looks to the north, to the right of one to the west', () => {
    const turn = (rear: 'N' | 'W') => viewOnly(land(wide, { orientation: { rear } })).plot?.north?.turn
    expect([turn('N'), turn('W')].map((each) => Math.cos(((each ?? 0) * Math.PI) / 180))).toEqual([
      1,
      expect.closeTo(0),
    ])
    expect(((turn('W') ?? 0) + 360) % 360).toBe(90)
    expect(viewOnly(land(wide, { orientation: {} })).plot?.north).toBeUndefined()
  })

  it('has a street only where the side along it is known', () => {
    const { plot } = viewOnly(land({ plotWidth: metres(42) }))
    expect(plot?.drawing.hasStreet).toBe(false)
    expect(plot?.says).toContain('42\u00A0m breed')
  })

  it('is cut where it is long, and says so', () => {
    const { plot } = viewOnly(land({ plotWidth: metres(9), plot: 812 as SquareMetres }))
    expect(plot?.drawing.isCut).toBe(true)
    expect(plot?.how).toContain('Ingekort')
    expect(viewOnly(land(wide)).plot?.how).not.toContain('Ingekort')
  })

  it('claims no shape that is not known: no width, two widths, no area, a house, or sold', () => {
    const none = [
      land({}),
      land({ plotWidth: metres(29), frontWidth: metres(12) }),
      land({ ...wide, plot: undefined }),
      land(wide, { availability: 'sold' }),
      { ...createProperty(), surfaces: { plot: 468 as SquareMetres, ...wide } },
    ]
    for (const property of none) expect(viewOnly(property).plot).toBeUndefined()
  })

  it('stands beside a lone picture or none in place of the words', () => {
    expect(viewOnly(land(wide)).beside).toMatchObject({ title: 'Het perceel', plot: {} })
    expect(viewOnly(land({})).beside).toBeUndefined()
  })
})
