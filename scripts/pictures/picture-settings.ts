import type { PictureUse } from '#scripts/pictures/find-pictures.ts'

/**
 * Widths in px of the specification from 400 on, since two device pixels make one of a thumbnail's 200; and 800 for phones of
 * 412 px with a pixel ratio of 1.75 to 2: without it they load the next one, three times the bytes of 600. The last one is
 * the maximum of the original.
 */
export const widths: Readonly<Record<PictureUse, readonly number[]>> = {
  listing: [400, 600, 800, 1360, 1600],
  banner: [600, 800, 1360, 1920],
}

/**
 * Encoder settings. AVIF quality 42 is a quarter smaller than 50, which speeds up a phone's first picture; effort 0
 * takes a quarter of effort 2's time, for 4 to 12 % more bytes below 800 px and fewer above. Colour at half the width and
 * height (4:2:0, as JPEG has it) takes a quarter less time and 3 % fewer bytes. The size for phones has quality 38, a fifth
 * fewer bytes of a phone's first picture: nearly two pixels of a screen make one of the page there.
 */
export const encoders = {
  avif: { quality: 42, effort: 0, chromaSubsampling: '4:2:0' },
  avifForPhones: { width: 800, quality: 38 },
  jpeg: { quality: 76 },
} as const

/** Version of what is made of a drawing; a change makes all of them again. */
export const drawingVersion = 'dompurify 3.4, svgo 4.1, colour of opaque ones'

/**
 * Returns the widths of a picture, narrowest first: never wider than the original.
 * @example planWidths(1200, 'listing') // [400, 600, 800, 1200]
 */
export function planWidths(original: number, use: PictureUse): readonly number[] {
  const ladder = widths[use]
  const cap = Math.min(original, Math.max(...ladder))
  return [...ladder.filter((width) => width < cap), cap]
}
