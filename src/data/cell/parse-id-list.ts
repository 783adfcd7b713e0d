import { type Cell, cellText, empty, invalid, type Parsed, parsed } from './cell.ts'

/** The highest ID that a record may have. */
export const highestId = 2_147_483_647

/**
 * Reads the ID of a record: a whole number above 0.
 * @example parseId(' 2417 ') // 2417
 */
export function parseId(value: Cell): Parsed<number> {
  const text = cellText(value)
  if (text === undefined || text === '0') return empty
  if (!/^\d{1,10}(?:\.0+)?$/.test(text)) return invalid
  const id = Number(text)
  return id > 0 && id <= highestId ? parsed(id) : invalid
}

/**
 * Reads IDs separated by commas or semicolons, without duplicates and zeros.
 * @example parseIdList('2;1') // [2, 1]
 */
export function parseIdList(value: Cell): Parsed<readonly number[]> {
  const text = cellText(value)
  if (text === undefined) return empty
  const ids = text.split(/[,;|]/).map((part) => parseId(part))
  if (ids.some((id) => id.kind === 'invalid')) return invalid
  const values = ids.flatMap((id) => (id.kind === 'value' ? [id.value] : []))
  return values.length === 0 ? empty : parsed([...new Set(values)])
}
