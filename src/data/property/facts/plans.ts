import { isLocale, type Locale } from '#domain/values/locale.ts'
import type { PictureSource } from '#domain/site/picture.ts'
import { type Plan, type PlanRoom, type RoomBox, type RoomKind, roomKinds } from '#domain/listing/plan.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import { type Cell, cellText } from '#data/cell/cell.ts'
import { createFields, type Fields } from '#data/cell/fields.ts'
import type { RecordContext } from '#data/property/property-context.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { PlanItem, PlanRoomItem } from '#data/record/media-record.ts'
import { toPictures } from '#data/record/to-media.ts'
import { toNames } from '#data/record/to-names.ts'
import { toTexts } from '#data/record/to-texts.ts'
import { pictureName, type PictureNames } from './picture-names.ts'

type RoomCell = 'Kind' | 'Area' | 'X' | 'Y' | 'Width' | 'Height'

/** What plans are read with; `names` are the pictures that rooms may name. */
type PlanContext = Pick<RecordContext, 'pictures' | 'now'> & Readonly<{ names: PictureNames }>

const floorLimits = { min: -5, max: 60 }
const percentLimits = { min: 0, max: 100 }
const kinds: Readonly<Record<string, RoomKind>> = Object.fromEntries(
  roomKinds.map((kind) => [kind.toLowerCase(), kind]),
)

/** Returns the usable plans of a record with their rooms; a room without a name is left out with a warning. */
export function toPlans(
  items: readonly (PlanItem | null | undefined)[],
  { pictures, now, names }: PlanContext,
  log: RecordLog,
  field: string,
): readonly Plan[] {
  const thisYear = partsOf(now).year
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const url = cellText(item?.Url)
    if (item === null || item === undefined || url === undefined || seen.has(url)) return []
    seen.add(url)
    const [picture] = toPictures([item], pictures, log, field)
    if (picture === undefined) return []
    const place = within(log, `${field}[${index}]`)
    const fields = createFields<'Floor'>(item, place, thisYear)
    const rooms = (item.planRooms ?? []).flatMap((room, at) =>
      room === null || room === undefined
        ? []
        : toRoom(room, createFields<RoomCell>(room, within(place, `planRooms[${at}]`), thisYear), names),
    )
    return [{ ...picture, locale: toLocale(item.Language), floor: fields.count('Floor', floorLimits), rooms }]
  })
}

function within(log: RecordLog, place: string): RecordLog {
  return {
    ...log,
    warn: (field, message, details) =>
      log.warn(field === undefined ? place : `${place}.${field}`, message, details),
  }
}

function toLocale(value: Cell): Locale | undefined {
  const code = cellText(value)?.slice(0, 2).toLowerCase()
  return code !== undefined && isLocale(code) ? code : undefined
}

function toRoom(item: PlanRoomItem, fields: Fields<RoomCell>, names: PictureNames): PlanRoom[] {
  const kind = fields.code('Kind', kinds)
  const name = toNames(item.Name)
  if (kind === undefined && name === undefined) {
    fields.log.warn(undefined, 'a room without a name; it is left out', {
      expected: `Name, or Kind: ${roomKinds.join(', ')}`,
      received: item.Kind,
    })
    return []
  }
  const box = toBox(fields)
  const pictures = toPicturesOf(item, box, names, fields.log)
  return [{ kind, name, area: fields.area('Area'), box, ...(pictures.length > 0 && { pictures }) }]
}

/** A plan leads to pictures from the place of their room. */
function toPicturesOf(
  { Pictures }: PlanRoomItem,
  box: RoomBox | undefined,
  names: PictureNames,
  log: RecordLog,
): readonly PictureSource[] {
  const said = toTexts(Pictures).map(pictureName)
  if (said.length > 0 && box === undefined) {
    log.warn('Pictures', 'pictures of a room that has no place in the plan; they stay in the gallery alone', {
      expected: 'X, Y, Width and Height of the room',
      received: said.join(', '),
      remedy: 'give the place of the room, or take its pictures away',
    })
    return []
  }
  return said.flatMap((name) => {
    if (!names.has(name))
      log.warn('Pictures', 'a picture that is not among the pictures of the listing; it is left out', {
        expected: 'an ID or a Url of PictureItems',
        received: name,
        remedy: 'correct it, or take it away',
      })
    return names.get(name) ?? []
  })
}

function toBox(fields: Fields<RoomCell>): RoomBox | undefined {
  const percent = (name: RoomCell) => fields.number(name, percentLimits, 'per cent')
  const [x, y, width, height] = [percent('X'), percent('Y'), percent('Width'), percent('Height')]
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? undefined
    : { x, y, width, height }
}
