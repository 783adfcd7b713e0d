import type { PlainDate } from '#domain/values/measure.ts'

/** The newest of a list, for people who read it elsewhere. Every address is complete. */
export type Feed = Readonly<{
  title: string
  /** BCP 47 tag of the language: `nl-BE`. */
  lang: string
  /** Address of the list itself. */
  listUrl: string
  /** Addresses of the feed's two files. */
  atomUrl: string
  jsonUrl: string
  /** Name and address of the site. */
  author: Readonly<{ name: string; url: string }>
  /** Day of the newest change in it. */
  updatedOn: PlainDate
  /** Last changed first. */
  entries: readonly FeedEntry[]
}>

/** A listing or text in a feed. */
export type FeedEntry = Readonly<{
  /** The same for as long as it exists, whatever its title and address: see {@link entryId}. */
  id: string
  url: string
  title: string
  summary: string
  publishedOn: PlainDate
  updatedOn: PlainDate
  picture?: Readonly<{ url: string; type: string }>
}>

/** Year in which the tags below were first used, as a tag must name one. */
const tagYear = 2026

/**
 * Returns the ID of an entry, a tag URI: it does not change when a title or town in the address does.
 * @see https://www.rfc-editor.org/rfc/rfc4151 (read 2026-11-26)
 * @example entryId('https://kouterenkaai.example', 'property/2417', 'nl') // 'tag:kouterenkaai.example,2026:property/2417/nl'
 */
export function entryId(baseUrl: string, name: string, locale: string): string {
  return `tag:${new URL(baseUrl).hostname},${tagYear}:${name}/${locale}`
}

/**
 * Returns a day as feeds write a moment: its first second in universal time, which is the same day in Belgium.
 * @example feedMoment(day) // '2026-11-20T00:00:00Z'
 */
export function feedMoment(day: PlainDate): string {
  return `${day}T00:00:00Z`
}

const pictureTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  avif: 'image/avif',
}

/** Returns the media type of a picture by the ending of its address; JPEG where it has none. */
export function pictureType(url: string): string {
  const ending = /\.([a-z]+)(?:\?.*)?$/i.exec(url)?.[1]?.toLowerCase() ?? ''
  return pictureTypes[ending] ?? 'image/jpeg'
}
