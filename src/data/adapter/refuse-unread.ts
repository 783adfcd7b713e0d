import { isObject } from '#data/file/decode-records.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { RawRecord } from '#data/record/group-records.ts'

/**
 * Refuses an export in which something looks like a listing and is not read, as its home would count as withdrawn.
 * @param places where each was found
 * @param expected where listings are read
 * @returns whether it was refused
 */
export function refuseUnread(places: readonly string[], expected: string, log: RecordLog): boolean {
  const [place] = places
  if (place === undefined) return false
  const what =
    places.length === 1 ? 'one that looks like a listing' : `${places.length} that look like listings`
  log.fatal(place, `${what} would not be read, and its home count as withdrawn`, {
    expected,
    received: [...new Set(places)].join(', '),
    remedy: 'have the CRM export it in its place, or take it out of the file',
  })
  return true
}

/** What tells listings of a decoded answer from other objects: their reference, and fields that only they have, in lower case. */
type Looks = Readonly<{ reference: string; fields: ReadonlySet<string>; least: number }>

/**
 * Returns the places of what looks like a listing, in any casing, and is not among those that are read. One that only
 * names another again, such as a similar home, is none.
 */
export function unreadWithin(answer: unknown, read: readonly unknown[], looks: Looks): readonly string[] {
  const known = new Set(read)
  const references = new Set(read.flatMap((each) => referenceOf(each, looks) ?? []))
  const places: string[] = []
  // Not by recursion: a hostile file is nested deeper than the stack.
  const open: [place: string, value: unknown][] = [['', answer]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [place, value] = next
    if (isObject(value) && !known.has(value) && isListing(value, looks)) {
      const reference = referenceOf(value, looks)
      if (reference !== undefined && !references.has(reference)) places.push(place)
    }
    const name = (key: string): string =>
      Array.isArray(value) ? place : place === '' ? key : `${place}/${key}`
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) open.push([name(key), inner])
  }
  return places
}

function isListing(value: RawRecord, { fields, least }: Looks): boolean {
  return Object.keys(value).filter((name) => fields.has(name.toLowerCase())).length >= least
}

/** A list or an object is no reference, and may even have a `toString` of its own. */
function referenceOf(value: unknown, { reference }: Looks): string | undefined {
  if (!isObject(value)) return undefined
  const said = Object.entries(value).find(([name]) => name.toLowerCase() === reference)?.[1]
  return typeof said === 'string' || typeof said === 'number' ? String(said) : undefined
}
