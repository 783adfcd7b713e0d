import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import properties from '../../../data/properties.json' with { type: 'json' }
import { roomKinds } from '#domain/listing/plan.ts'
import { demoPlans } from '#scripts/demo-agency/floor-plans/demo-plans.ts'
import { drawAll } from '#scripts/demo-agency/floor-plans/plan-items.ts'
import { makeListings } from '#scripts/demo-agency/records/make-properties.ts'

type Room = Readonly<{ Kind: string; Area: number; X: number; Y: number; Width: number; Height: number }>

const plansById = new Map(
  properties.flatMap(({ ID, PlanItems }) =>
    PlanItems === undefined
      ? []
      : [[ID, PlanItems.flatMap(({ planRooms }): readonly Room[] => planRooms)] as const],
  ),
)
const shown = makeListings().facts.flatMap((facts) => {
  const rooms = plansById.get(facts.id)
  return rooms === undefined ? [] : [{ facts, rooms }]
})
const outside = new Set(['terrace', 'balcony'])

describe('a floor plan of the demo', () => {
  it('is there for a good number of homes', () => {
    expect(shown.length).toBeGreaterThan(60)
  })

  it('adds up to the living area of the listing, and has its rooms', () => {
    for (const { facts, rooms } of shown) {
      const inside = rooms.filter(({ Kind }) => !outside.has(Kind))
      const count = (kind: string): number => rooms.filter(({ Kind }) => Kind === kind).length
      expect({
        living: inside.reduce((sum, { Area }) => sum + Area, 0),
        bedrooms: count('bedroom'),
        bathrooms: count('bathroom'),
        showers: count('showerRoom'),
      }).toEqual({
        living: facts.layout.living,
        bedrooms: facts.layout.bedrooms,
        bathrooms: facts.layout.bathrooms,
        showers: facts.layout.showers,
      })
    }
  })

  it('has the sizes that the text tells: the living room and the bedrooms', () => {
    for (const { facts, rooms } of shown) {
      const areas = (kind: string): number[] =>
        rooms.filter(({ Kind }) => Kind === kind).map(({ Area }) => Area)
      expect(areas('living')).toEqual([facts.rooms.sitting])
      expect(areas('bedroom').slice(0, 3).toSorted()).toEqual(facts.rooms.bedrooms.toSorted())
    }
  })

  it('places its rooms inside the drawing, to scale', () => {
    for (const { rooms } of shown) {
      expect(rooms.filter(({ X, Y, Width, Height }) => X + Width > 100 || Y + Height > 100)).toEqual([])
      expect(rooms.filter(({ Kind }) => !roomKinds.some((kind) => kind === Kind))).toEqual([])
    }
    const [{ item, svg } = { item: {}, svg: '' }] = drawAll('plans/x', 1, flat)
    expect(item).toMatchObject({ Floor: 2, Url: 'pictures/plans/x-0.svg' })
    expect(svg).not.toContain('<text')
  })

  it('is the committed drawing', () => {
    for (const { file, svg } of demoPlans(properties))
      expect(readFileSync(join(import.meta.dirname, '../../../data/pictures', file), 'utf8')).toBe(svg)
  })

  it('is missing when the rooms do not go into the living area', () => {
    expect(drawAll('plans/x', 1, { ...flat, living: 45 })).toEqual([])
  })
})

const flat = {
  living: 92,
  sitting: 24,
  bedrooms: [13, 11],
  bathrooms: 1,
  showers: 0,
  toilets: 1,
  hasStudy: false,
  hasLaundry: false,
  terrace: 9,
  floor: 2,
  isOnOneFloor: true,
}
