import type { RoomKind } from '#domain/listing/plan.ts'
import { type Room, type Share, shareOut } from './share-out.ts'

/** What a plan is drawn from: the figures of a home's record, in m², and the sizes that its text tells. */
export type PlanFacts = Readonly<{
  living: number
  sitting: number
  /** The bedrooms, the largest first; their sizes are told by the text. */
  bedrooms: readonly number[]
  bathrooms: number
  showers: number
  toilets: number
  hasStudy: boolean
  hasLaundry: boolean
  /** 0 without one. */
  terrace: number
  /** Floor of a home on one floor; a house has the ground floor and one above. */
  floor: number
  isOnOneFloor: boolean
}>

type PlanRoom = Room<RoomKind>

/** A floor: rooms at the back and at the front, and between them a corridor with a toilet at one or both of its ends. */
export type Storey = Readonly<{
  floor: number
  back: readonly PlanRoom[]
  corridor: readonly PlanRoom[]
  front: readonly PlanRoom[]
  terrace?: PlanRoom
}>

const toilet: PlanRoom = { kind: 'toilet', area: 2 }
const kitchen: Share<RoomKind> = { kind: 'kitchen', weight: 34, min: 6, max: 26 }
const dining: Share<RoomKind> = { kind: 'dining', weight: 28, min: 8, max: 26 }
const hall: Share<RoomKind> = { kind: 'hall', weight: 24, min: 6, max: 20 }
const storage: Share<RoomKind> = { kind: 'storage', weight: 14, min: 3, max: 14 }
const study: Share<RoomKind> = { kind: 'study', weight: 20, min: 7, max: 16 }
const laundry: Share<RoomKind> = { kind: 'laundry', weight: 12, min: 4, max: 11 }

/** Returns the floors of a home whose rooms add up to its living area; undefined when they do not go. */
export function toStoreys(facts: PlanFacts): readonly Storey[] | undefined {
  const beds = facts.bedrooms.map((area): PlanRoom => ({ kind: 'bedroom', area }))
  const baths: readonly PlanRoom[] = [
    ...Array.from({ length: facts.bathrooms }, (): PlanRoom => ({
      kind: 'bathroom',
      area: facts.living > 150 ? 8 : 6,
    })),
    ...Array.from({ length: facts.showers }, (): PlanRoom => ({ kind: 'showerRoom', area: 4 })),
  ]
  const nights = sumOf([...beds, ...baths])
  if (facts.isOnOneFloor) {
    const day = dayRooms(facts, facts.living - nights)
    return (
      day && [
        {
          floor: facts.floor,
          back: day.back,
          corridor: day.corridor,
          front: [...day.front, ...baths, ...beds],
          terrace: terraceOf(facts),
        },
      ]
    )
  }
  const landing: PlanRoom = { kind: 'nightHall', area: Math.max(6, Math.round(nights * 0.17)) }
  const day = dayRooms(facts, facts.living - nights - landing.area)
  if (day === undefined) return undefined
  const half = Math.ceil(beds.length / 2)
  return [
    {
      floor: 0,
      back: day.back,
      corridor: day.corridor,
      front: [...day.front, day.kitchen],
      terrace: terraceOf(facts),
    },
    {
      floor: 1,
      back: beds.slice(0, half),
      corridor: [landing],
      front: [...beds.slice(half), ...baths],
    },
  ]
}

function dayRooms(facts: PlanFacts, area: number) {
  const toilets = Math.min(2, Math.max(1, facts.toilets))
  const rooms = shareOut(area - facts.sitting - toilets * 2, [
    kitchen,
    ...(area - facts.sitting > 38 ? [dining] : []),
    hall,
    storage,
    ...(facts.hasStudy ? [study] : []),
    ...(facts.hasLaundry ? [laundry] : []),
  ])
  const find = (kind: RoomKind): PlanRoom[] => rooms?.filter((room) => room.kind === kind) ?? []
  const [cooking] = find('kitchen')
  const [corridor] = find('hall')
  if (rooms === undefined || cooking === undefined || corridor === undefined) return undefined
  const sitting: PlanRoom = { kind: 'living', area: facts.sitting }
  return {
    kitchen: cooking,
    corridor: toilets === 1 ? [corridor, toilet] : [toilet, corridor, toilet],
    back: [sitting, ...find('dining'), ...(facts.isOnOneFloor ? [cooking] : [])],
    front: [...find('storage'), ...find('study'), ...find('laundry')],
  }
}

function terraceOf({ terrace, floor, isOnOneFloor }: PlanFacts): PlanRoom | undefined {
  if (terrace === 0) return undefined
  return { kind: isOnOneFloor && floor > 0 && terrace < 12 ? 'balcony' : 'terrace', area: terrace }
}

function sumOf(rooms: readonly PlanRoom[]): number {
  return rooms.reduce((sum, { area }) => sum + area, 0)
}
