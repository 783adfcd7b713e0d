import { isObject } from '#data/file/decode-records.ts'
import type { Property } from '#domain/listing/property.ts'
import { slugOf } from '#text/slug.ts'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/** A listing whose street is hidden, with the street in its record. */
export type HiddenStreet = Readonly<{ id: number; street: string; houseNumber?: string }>

type Addressed = Pick<Property, 'id' | 'address'>

/**
 * Returns the streets of records whose entity hides its address; `records` is decoded JSON in any of its shapes.
 * @param others listings of another kind, whose published streets do not count as hidden
 */
export function findHiddenStreets(
  records: unknown,
  listings: readonly Addressed[],
  others: readonly Addressed[] = [],
): readonly HiddenStreet[] {
  const hidden = new Set(listings.filter(({ address }) => address.kind === 'hidden').map(({ id }) => id))
  const published = new Set(
    [...listings, ...others].flatMap(({ address }) =>
      address.kind === 'published' ? [address.street.toLowerCase()] : [],
    ),
  )
  return recordsIn(records).flatMap((record) => {
    const id = Number(record['ID'])
    const street = textOf(record['Street'])
    // Short words, and streets that other listings publish, would be found in harmless places.
    if (!hidden.has(id) || street.length < 5 || published.has(street.toLowerCase())) return []
    return [{ id, street, houseNumber: textOf(record['HouseNumber']) || undefined }]
  })
}

/** Returns a finding for each hidden street in the text or address of a file of the site. */
export function checkHiddenStreets(
  hidden: readonly HiddenStreet[],
  pages: readonly Pick<DistPage, 'path' | 'html'>[],
): readonly string[] {
  return hidden.flatMap(({ id, street }) => {
    const slug = slugOf(street, 'street')
    const needles = [street, street.toUpperCase(), street.replaceAll('&', '&amp;').replaceAll("'", '&#39;')]
    const found = pages.find(
      ({ path, html }) =>
        path.includes(`/${slug}-`) ||
        path.includes(`-${slug}-`) ||
        needles.some((needle) => html.includes(needle)),
    )
    return found === undefined ? [] : [`${found.path} names ${street}, the hidden street of listing ${id}`]
  })
}

function recordsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  if (!isObject(value)) return []
  return value['ID'] === undefined ? Object.values(value).flatMap(recordsIn) : [value]
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
