import type { PictureUse } from '#scripts/pictures/find-pictures.ts'

/**
 * Widths in pixels of the specification, and 800 for a phone whose picture fills its 412 px at a density of 1.75 to 2:
 * without it such a phone fetches the next one, three times the bytes of 600. The last one is the cap of the original.
 */
export const widths: Readonly<Record<PictureUse, readonly number[]>> = {
  listing: [100, 200, 400, 600, 800, 1360, 1600],
  banner: [600, 800, 1360, 1920],
}

/**
 * Encoder settings. AVIF quality 42 is a quarter smaller than 50, which a phone's first picture feels; effort 2 costs a
 * third of effort 4's time for 5 % more bytes: two hundred pictures of 1200 × 800 take two cores about a minute and a half.
 */
export const encoders = {
  avif: { quality: 42, effort: 2 },
  webp: { quality: 72, effort: 3 },
  jpeg: { quality: 76, mozjpeg: true },
} as const

/** Sanitiser of drawings: a new text here makes all of them anew. */
export const drawingVersion = 'dompurify 3.4, svgo 4.1'

/**
 * Returns the widths that a picture is made in, narrowest first: never wider than it is.
 * @example planWidths(1200, 'listing') // [100, 200, 400, 600, 800, 1200]
 */
export function planWidths(original: number, use: PictureUse): readonly number[] {
  const ladder = widths[use]
  const cap = Math.min(original, Math.max(...ladder))
  return [...ladder.filter((width) => width < cap), cap]
}
