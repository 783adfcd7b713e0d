import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Coordinates, Town } from '#domain/place/place.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { slugOf } from '#text/slug.ts'

const kinds = ['main', 'municipality', 'old-main', 'section'] as const

/** A Belgian place with its postal codes, the usual one first; those of public bodies belong to the main place of their municipality. */
export type PostalPlace = Readonly<{
  town: Town & Readonly<{ zip: string; zips: readonly string[]; coordinates: Coordinates }>
  /** `municipality` bears the name of one that has no village of that name, `old-main` that of one before the mergers of 2025. */
  kind: (typeof kinds)[number]
  /** Other spellings. */
  also: readonly string[]
  /** Its municipality in Dutch, or in its own language where it has no Dutch name. */
  municipality: string
}>

const file = new URL('belgian-places.csv', import.meta.url)
let loaded: readonly PostalPlace[] | undefined

/** Loads all Belgian postal places, once: by postal code, the main place of each municipality before its sections. */
export function loadPostalPlaces(): readonly PostalPlace[] {
  loaded ??= parse<Row>(readFileSync(file, 'utf8'), { columns: true }).map(toPlace)
  return loaded
}

/** Whether a place gives its name to what another is part of: its municipality, or Brussels for its region. */
export function isHeadOf(head: PostalPlace, place: PostalPlace): boolean {
  if (head.kind === 'section') return false
  return (
    head.municipality === place.municipality ||
    (head.town.slug === 'brussel' && regionOfZip(place.town.zip, 'BE') === 'brussels')
  )
}

type Row = Readonly<
  Record<
    'zips' | 'kind' | 'name' | 'fr' | 'en' | 'de' | 'also' | 'municipality' | 'latitude' | 'longitude',
    string
  >
>

function toPlace(row: Row): PostalPlace {
  const zips = row.zips.split(' ')
  const [zip = ''] = zips
  // Walloon places are known by the slug of their own language, which is also their English name.
  const local = regionOfZip(zip, 'BE') === 'wallonia' && row.en !== '' ? row.en : row.name
  const names = { nl: local === row.name ? '' : row.name, fr: row.fr, en: row.en, de: row.de }
  return {
    town: {
      slug: slugOf(local, 'gemeente'),
      name: row.name,
      names: Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')),
      zip,
      zips,
      country: 'BE',
      coordinates: { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    },
    kind: kinds.find((kind) => kind === row.kind) ?? 'section',
    also: row.also === '' ? [] : row.also.split('|'),
    municipality: row.municipality,
  }
}
