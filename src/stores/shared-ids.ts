import { decodeIds } from './stored-values.ts'

/**
 * Returns the IDs of a shared link, `?ids=2417,2398`, without anything that is not an ID.
 * @example parseIds('2417,x,2398', 100) // [2417, 2398]
 */
export function parseIds(text: string, max: number): readonly number[] {
  // Longer than any link that the site creates.
  const parts = text.slice(0, 10_000).split(',')
  return decodeIds(
    parts.map((part) => (/^\d{1,9}$/.test(part.trim()) ? Number(part) : undefined)),
    max,
  )
}
