import { freeParts, type Reader } from './reader.ts'

/** A surface in m², and which parts say it. */
export type Surface = Readonly<{ from: number; to: number; squareMetres: number; isGround: boolean }>

/** What is counted in a sentence: surfaces and distances, of which other words say what they are of. */
export type Quantities = Readonly<{
  surfaces: readonly Surface[]
  distances: readonly Readonly<{ at: number; km: number }>[]
  hasRooms: boolean
}>

const squareMetres: Readonly<Record<string, number>> = { m2: 1, are: 100, hectare: 10_000, acre: 4046.86 }
const rooms: ReadonlySet<string> = new Set(['bedrooms', 'rooms', 'pieces', 'bathrooms'])
/** Words that may stand between a number and what it counts: `2 grote slaapkamers`. */
const mostBetween = 2
const mostRooms = 50

type Count = Readonly<{ at: number; unit: string; count: number }>

/** Reads numbers with their units: rooms, surfaces, distances. A number of something else is not understood as a whole. */
export function readQuantities(reader: Reader): Quantities {
  const surfaces: Surface[] = []
  const distances: { at: number; km: number }[] = []
  const counts: Count[] = []
  for (const at of freeParts(reader)) {
    if (!reader.isFree(at)) continue
    const pieces = readPieces(reader, at)
    if (pieces !== undefined) counts.push(pieces)
    const found = pieces === undefined ? countedAt(reader, at) : undefined
    if (found === undefined) continue
    const { value, unit, from, to } = found
    if (unit === 'km') distances.push({ at, km: Math.min(50, Math.max(1, Math.round(value))) })
    else if (rooms.has(unit)) counts.push({ at, unit, count: Math.floor(value) })
    else surfaces.push({ from, to, squareMetres: value * (squareMetres[unit] ?? 1), isGround: unit !== 'm2' })
  }
  sayRooms(reader, counts)
  return { surfaces, distances, hasRooms: counts.length > 0 }
}

/** Takes a number with its unit and what binds them; what cannot be asked for is rejected: `max 2 slaapkamers`, `5 minuten`. */
function countedAt(reader: Reader, at: number) {
  const value = numberAt(reader, at)
  const found = value === undefined ? undefined : (unitAfter(reader, at) ?? unitBefore(reader, at, value))
  if (value === undefined || found === undefined) return undefined
  const { unit, unitAt } = found
  const to = Math.max(found.end, unitAt)
  const bound = boundBefore(reader, Math.min(at, unitAt))
  const isMost = bound !== undefined && reader.has(bound, 'upTo') && !reader.has(bound, 'from')
  if (unit === 'other' || (isMost && unit !== 'km')) {
    reader.reject(bound ?? Math.min(at, unitAt), reader.has(to + 1, 'length') ? to + 1 : to)
    return undefined
  }
  const between = Array.from({ length: found.end - at + 1 }, (_, step) => at + step).filter(
    (part) => part !== unitAt && (numberAt(reader, part) !== undefined || isLink(reader, part)),
  )
  reader.take(...between, unitAt, ...(bound === undefined ? [] : [bound]))
  takeMore(reader, to)
  return { value, unit, from: at, to }
}

/** `3 slaapkamers of meer` */
function takeMore(reader: Reader, end: number): void {
  const more = reader.beside(end, 1)
  const next = reader.beside(more, 1)
  const isNext = numberAt(reader, next) !== undefined || reader.has(next, 'month')
  if (reader.has(more, 'from') && !isNext) reader.take(more)
}

/** Returns the number that a part is, in digits or as a word. */
export function numberAt({ parts, valueOf }: Reader, at: number): number | undefined {
  const word = valueOf(at, 'number')
  return parts[at]?.number ?? (word === undefined ? undefined : Number(word))
}

function isLink(reader: Reader, at: number): boolean {
  return reader.has(at, 'range', 'or', 'filler')
}

/** `T3`: an apartment of a living room and two bedrooms. */
function readPieces(reader: Reader, at: number): Count | undefined {
  const [, pieces] = /^[tf]([1-9])$/.exec(reader.parts[at]?.key ?? '') ?? []
  if (pieces === undefined) return undefined
  reader.take(at)
  reader.say({ at, params: [['type', '2']] })
  return { at, unit: 'pieces', count: Number(pieces) }
}

/** Returns the unit behind a number, or behind the second one of `2 à 3 chambres`. */
function unitAfter(reader: Reader, at: number) {
  let end = at
  const second = rangeEnd(reader, at)
  if (second !== undefined) end = second
  let skipped = 0
  for (let next = end + 1; next < reader.parts.length; next++) {
    const unit = unitOf(reader, next, at)
    if (unit !== undefined && reader.isFree(next)) {
      if (skipped > 0 && !rooms.has(unit)) return undefined
      return { end: next, unitAt: next, unit }
    }
    const isWord = reader.parts[next]?.senses.length === 0 || reader.has(next, 'unknown', 'large', 'filler')
    if (
      !isWord ||
      reader.parts[next]?.number !== undefined ||
      reader.parts[next]?.isBreak === true ||
      ++skipped > mostBetween
    )
      return undefined
  }
  return undefined
}

function rangeEnd(reader: Reader, at: number): number | undefined {
  const { parts, sentence } = reader
  const gap = sentence.slice(parts[at]?.end ?? 0, parts[at + 1]?.start ?? 0).trim()
  // `2/3 slpk`, but not `3, 2 badkamers`.
  if (numberAt(reader, at + 1) !== undefined && (parts[at + 1]?.isDashed === true || gap === '/'))
    return at + 1
  const isLinked = reader.has(at + 1, 'range', 'or') && numberAt(reader, at + 2) !== undefined
  return isLinked && unitOf(reader, at + 3, at) !== undefined ? at + 2 : undefined
}

function unitOf(reader: Reader, at: number, numberAtPart: number): string | undefined {
  const unit = reader.valueOf(at, 'unit')
  // `15 m breed` is a length.
  if (reader.parts[at]?.key === 'm' && reader.has(at + 1, 'length')) return 'other'
  if (unit === undefined || unit === 'euro' || unit === 'thousand' || unit === 'million') return undefined
  // `min 300.000` is no time.
  if (unit === 'other' && reader.has(at, 'from', 'filler') && (numberAt(reader, numberAtPart) ?? 0) > 60)
    return undefined
  return unit
}

/** `slaapkamers: 3` */
function unitBefore(reader: Reader, at: number, value: number) {
  const unit = reader.valueOf(at - 1, 'unit')
  if (unit === undefined || !rooms.has(unit) || value > 10 || reader.parts[at]?.number === undefined)
    return undefined
  return reader.isFree(at - 1) ? { end: at, unitAt: at - 1, unit } : undefined
}

function boundBefore(reader: Reader, at: number): number | undefined {
  const before = reader.beside(at, -1)
  return reader.isFree(before) &&
    reader.has(before, 'upTo', 'from', 'about', 'between') &&
    !reader.has(before, 'filler')
    ? before
    : undefined
}

/** Bedrooms beat rooms; rooms that count the living room have one more. */
function sayRooms(
  reader: Reader,
  counts: readonly Readonly<{ at: number; unit: string; count: number }>[],
): void {
  // Of `2 slaapkamers, 3 slaapkamers` the least, which all have.
  const least = counts.toSorted((one, other) => one.count - other.count)
  const rooms =
    least.find(({ unit }) => unit === 'bedrooms') ?? least.find(({ unit }) => unit !== 'bathrooms')
  const bathrooms = least.find(({ unit }) => unit === 'bathrooms')
  if (rooms !== undefined) {
    const count = rooms.unit === 'pieces' ? rooms.count - 1 : rooms.count
    if (count > 0) reader.say({ at: rooms.at, params: [['bedrooms', String(Math.min(count, mostRooms))]] })
    else
      reader.say({
        at: rooms.at,
        params: [
          ['type', '2'],
          ['kind', 'studio'],
        ],
      })
  }
  if (bathrooms !== undefined && bathrooms.count > 0) {
    reader.say({ at: bathrooms.at, params: [['bathrooms', String(Math.min(bathrooms.count, mostRooms))]] })
  }
}
