import { brotliCompressSync } from 'node:zlib'
import { encodeIndex } from '#search/files/index-file.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'

/** Compressed bytes that the columns of one listing may take. */
export const bytesPerListing = 6

/** In shorter lists the fixed costs of compression outweigh the rows. */
const fewestWeighed = 400

/** Returns a finding when the columns of an index are larger than they may be. */
export function checkColumnBytes(section: string, index: SearchIndex): readonly string[] {
  if (index.size < fewestWeighed) return []
  const each = columnBytes(index) / index.size
  return each <= bytesPerListing
    ? []
    : [`the index of '${section}' has ${each.toFixed(2)} bytes a listing, ${bytesPerListing} are allowed`]
}

/** Returns the compressed bytes of all columns: the file less one without listings. */
export function columnBytes(index: SearchIndex): number {
  const whole = encodeIndex(index)
  const empty = encodeIndex({ ...index, size: 0, column: () => new Uint8Array() })
  return brotliCompressSync(whole).length - brotliCompressSync(empty).length
}

/** A card: where it leads, and the address of its picture. */
export type ListedCard = Readonly<{ href: string; picture: string | undefined }>

/** A list as its pages and its files show it. */
export type ListedTwice = Readonly<{
  /** Section and language, for findings. */
  name: string
  /** The cards, page by page. */
  pages: readonly ListedCard[]
  /** The cards in the file with their ids, row by row, and how many rows the index has. */
  rows: readonly (ListedCard & Readonly<{ id: number }>)[]
  size: number
}>

/** Returns a finding where the files of a list do not have the very listings of its pages, in their order. */
export function checkSameListings({ name, pages, rows, size }: ListedTwice): readonly string[] {
  const findings = rows.flatMap(({ id, href }) =>
    href.endsWith(`/${id}/`) ? [] : [`${name}: listing ${id} leads to ${href}`],
  )
  if (size !== rows.length) findings.push(`${name}: the index has ${size} rows, the cards ${rows.length}`)
  if (pages.length !== rows.length)
    findings.push(`${name}: the pages show ${pages.length} listings, the cards ${rows.length}`)
  const at = rows.findIndex(({ href }, row) => href !== pages[row]?.href)
  if (at >= 0) findings.push(`${name}: row ${at} is ${rows[at]?.href}, the pages show ${pages[at]?.href}`)
  const unlike = rows.filter(({ picture }, row) => picture !== pages[row]?.picture)
  if (unlike.length > 0)
    findings.push(
      `${name}: ${unlike.length} cards have another picture than on the pages, as ${unlike[0]?.href}`,
    )
  const ids = new Set(rows.map(({ id }) => id))
  if (ids.size !== rows.length) findings.push(`${name}: a listing is there twice`)
  const badOrder = rows.findIndex(({ id }, row) => row > 0 && id >= (rows[row - 1]?.id ?? Infinity))
  if (badOrder >= 0) findings.push(`${name}: row ${badOrder} has a higher id than the one before it`)
  return findings
}
