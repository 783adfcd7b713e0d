import type { RoomKind } from '#domain/listing/plan.ts'
import type { Storey } from './storeys.ts'

/** A room in the drawing, in metres from the top left corner. */
export type PlacedRoom = Readonly<{
  kind: RoomKind
  area: number
  x: number
  y: number
  width: number
  height: number
  /** Side of its window; none for rooms inside. */
  window?: 'top' | 'bottom'
  /** Its door to the corridor, by the side, and where it begins along that side in the drawing. */
  door?: Readonly<{ side: 'top' | 'bottom' | 'left' | 'right'; from: number }>
}>

/** A floor to scale: its rooms, and the size of the drawing in metres. */
export type PlacedStorey = Readonly<{ rooms: readonly PlacedRoom[]; width: number; height: number }>

/** Width of a door, in metres. */
export const doorWidth = 0.7

/** Blank edge around a drawing, in metres. */
const margin = 0.5
const narrowest = { room: 0.85, bedroom: 2 }
const deepest = 7.5
/** Part of the back along which the terrace lies. */
const terraceShare = 0.55

/** Places the rooms of a floor to scale; undefined when a room would be a passage, or too deep. */
export function placeRooms({ back, corridor, front, terrace }: Storey): PlacedStorey | undefined {
  const width = Math.sqrt(areaOf([...back, ...corridor, ...front]) * 1.3)
  const [backDepth, hallDepth, frontDepth] = [back, corridor, front].map((band) => areaOf(band) / width)
  if (backDepth === undefined || hallDepth === undefined || frontDepth === undefined) return undefined
  const outside = terrace === undefined ? 0 : terrace.area / (width * terraceShare)
  const top = margin + outside
  const hallTop = top + backDepth
  const between = placeBand(corridor, hallTop, hallDepth)
  const hall = between.find(({ kind }) => kind !== 'toilet')
  if (hall === undefined) return undefined
  const rooms: readonly PlacedRoom[] = [
    ...placeBand(back, top, backDepth).map((room) => withDoor({ ...room, window: 'top' }, 'bottom', hall)),
    ...between.map((room) => (room === hall ? room : toiletDoor(room, hall))),
    ...placeBand(front, hallTop + hallDepth, frontDepth).map((room) =>
      withDoor({ ...room, window: 'bottom' }, 'top', hall),
    ),
    ...(terrace === undefined
      ? []
      : [{ ...terrace, x: margin, y: margin, width: width * terraceShare, height: outside }]),
  ]
  const isTooNarrow = rooms.some(
    (room) => Math.min(room.width, room.height) < narrowest[room.kind === 'bedroom' ? 'bedroom' : 'room'],
  )
  const isTooDeep = Math.max(backDepth, frontDepth) > deepest
  const isClosed = rooms.some(({ window, door }) => window !== undefined && door === undefined)
  if (isTooNarrow || isTooDeep || isClosed) return undefined
  return { rooms, width: width + 2 * margin, height: hallTop + hallDepth + frontDepth + margin }
}

/** Adds the door of a room where it borders on the hall; none when it borders on a toilet only. */
function withDoor(room: PlacedRoom, side: 'top' | 'bottom', hall: PlacedRoom): PlacedRoom {
  const from = Math.max(room.x, hall.x) + 0.2
  const until = Math.min(room.x + room.width, hall.x + hall.width)
  return until - from < doorWidth ? room : { ...room, door: { side, from } }
}

function toiletDoor(room: PlacedRoom, hall: PlacedRoom): PlacedRoom {
  return { ...room, door: { side: room.x < hall.x ? 'right' : 'left', from: room.y + 0.15 } }
}

/** Places rooms side by side, as wide as their areas ask. */
function placeBand(rooms: Storey['back'], y: number, height: number): readonly PlacedRoom[] {
  let right = margin
  return rooms.map(({ kind, area }) => {
    const x = right
    const width = area / height
    right += width
    return { kind, area, x, y, width, height }
  })
}

function areaOf(rooms: Storey['back']): number {
  return rooms.reduce((sum, { area }) => sum + area, 0)
}
