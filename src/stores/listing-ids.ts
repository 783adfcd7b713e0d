/** Returns the IDs of listings among whatever was kept: each once, in order, at most so many. */
export function decodeIds(kept: unknown, max: number): readonly number[] {
  if (!Array.isArray(kept)) return []
  return [...new Set(kept.filter(isListingId))].slice(0, max)
}

/**
 * Returns the IDs of a shared link, `?ids=2417,2398`; what is no ID is left out.
 * @example parseIds('2417,x,2398', 100) // [2417, 2398]
 */
export function parseIds(text: string, max: number): readonly number[] {
  // Enough for every list that can be made here; a longer text is nobody's list.
  const parts = text.slice(0, 10_000).split(',')
  return decodeIds(
    parts.map((part) => (/^\d{1,9}$/.test(part.trim()) ? Number(part) : undefined)),
    max,
  )
}

/** Returns the value of `ids` in a link. @example formatIds([2417, 2398]) // '2417,2398' */
export function formatIds(ids: readonly number[]): string {
  return ids.join(',')
}

function isListingId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
