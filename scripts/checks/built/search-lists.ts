import { brotliCompressSync } from 'node:zlib'
import { encodeIndex } from '#search/files/index-file.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'

/** Maximum compressed bytes of the columns per listing. */
export const bytesPerListing = 8

/** Bytes that compression costs in any list, however short. */
const fixedBytes = 150

/** Returns a finding when the columns of an index exceed their maximum size. */
export function checkColumnBytes(section: string, index: SearchIndex): readonly string[] {
  const bytes = columnBytes(index)
  const most = fixedBytes + bytesPerListing * index.size
  return bytes <= most
    ? []
    : [
        `the index of '${section}' has ${bytes} bytes for ${index.size} listings, ${most} are allowed: ${fixedBytes} and ${bytesPerListing} a listing`,
      ]
}

/** Returns the compressed bytes of all columns: the file less one without listings. */
export function columnBytes(index: SearchIndex): number {
  const whole = encodeIndex(index)
  const empty = encodeIndex({ ...index, size: 0, column: () => new Uint8Array() })
  return brotliCompressSync(whole).length - brotliCompressSync(empty).length
}

/** The link and the picture address of a card. */
export type ListedCard = Readonly<{ href: string; picture: string | undefined }>

/** A list as shown by its pages and by its search files. */
export type ListedTwice = Readonly<{
  /** Section and language, for findings. */
  name: string
  /** The cards, page by page. */
  pages: readonly ListedCard[]
  /** The cards of the search files with their IDs, row by row, and the number of rows in the index. */
  rows: readonly (ListedCard & Readonly<{ id: number }>)[]
  size: number
}>

/** Returns a finding when a list's files and pages differ in listings or order. */
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
