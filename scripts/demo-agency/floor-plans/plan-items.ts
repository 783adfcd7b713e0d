import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { CrmRecord } from '#scripts/demo-agency/records/record.ts'
import { createRandom } from '#scripts/kit/random.ts'
import { drawPlan } from './draw-plan.ts'
import { type PlacedRoom, type PlacedStorey, placeRooms } from './place-rooms.ts'
import { type PlanFacts, toStoreys } from './storeys.ts'

/** A drawn floor of a home: its file below `pictures/`, and the item of its record. */
export type DrawnPlan = Readonly<{ file: string; floor: number; svg: string; item: CrmRecord }>

/** Returns the plans of a listing, to the figures of its record; none for most, and for homes whose rooms do not go. */
export function plansOf(facts: Facts): readonly DrawnPlan[] {
  const { id, layout, rooms, family } = facts
  const isHome = family === 'house' || family === 'flat'
  const isSplit = facts.kind.name === 'Duplex' || facts.kind.name === 'Loft'
  if (
    !isHome ||
    isSplit ||
    layout.floors > 2 ||
    facts.state === 'sold' ||
    !createRandom(id * 53).chance(0.55)
  )
    return []
  const smallest = rooms.bedrooms.at(-1) ?? 8
  const bedrooms = Array.from(
    { length: layout.bedrooms },
    (_, index) => rooms.bedrooms[index] ?? Math.max(7, smallest - index + 2),
  )
  return drawAll(`plans/${id}`, id * 100 + 50, {
    living: layout.living,
    sitting: rooms.sitting,
    bedrooms,
    bathrooms: layout.bathrooms,
    showers: layout.showers,
    toilets: layout.toilets,
    hasStudy: layout.study,
    hasLaundry: layout.laundry,
    terrace: layout.terrace,
    floor: layout.floor,
    isOnOneFloor: family === 'flat' || layout.floors === 1,
  })
}

/** Returns the plan of a unit of a project: a flat, or the ground floor of a house. */
export function planOfUnit(
  unit: Readonly<{ id: number; living: number; bedrooms: number; terrace: number; floor?: number }>,
): DrawnPlan | undefined {
  const { id, living, bedrooms, terrace, floor } = unit
  const [plan] = drawAll(`plans/unit-${id}`, id * 10, {
    living,
    sitting: Math.round(living * 0.24),
    bedrooms: [13, 11, 10, 9].slice(0, bedrooms),
    bathrooms: 1,
    showers: 0,
    toilets: 1,
    hasStudy: false,
    hasLaundry: living > 110,
    terrace,
    floor: floor ?? 0,
    isOnOneFloor: floor !== undefined,
  })
  return plan
}

/** Draws all floors of a home; none when a room would be a passage. */
export function drawAll(name: string, firstId: number, facts: PlanFacts): readonly DrawnPlan[] {
  const storeys = toStoreys(facts) ?? []
  const placed = storeys.map(placeRooms).filter((storey) => storey !== undefined)
  if (placed.length < storeys.length) return []
  return placed.map((storey, index) => {
    const floor = storeys[index]?.floor ?? 0
    const file = `${name}-${index}.svg`
    return {
      file,
      floor,
      svg: drawPlan(storey),
      item: {
        ID: firstId + index,
        Name: floor === 0 ? 'Gelijkvloers' : `Verdieping ${floor}`,
        Url: `pictures/${file}`,
        Floor: floor,
        planRooms: storey.rooms.map((room) => toRoomItem(room, storey)),
      },
    }
  })
}

function toRoomItem(room: PlacedRoom, { width, height }: PlacedStorey): CrmRecord {
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10
  return {
    Kind: room.kind,
    Area: room.area,
    X: percent(room.x, width),
    Y: percent(room.y, height),
    Width: percent(room.width, width),
    Height: percent(room.height, height),
  }
}
