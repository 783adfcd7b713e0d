/** How many pages of properties are remembered. */
export const maxRecent = 24

/** Returns the IDs of listings among whatever was kept: each once, in order, at most so many. */
export function decodeIds(kept: unknown, max: number): readonly number[] {
  if (!Array.isArray(kept)) return []
  return [...new Set(kept.filter(isListingId))].slice(0, max)
}

function isListingId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
