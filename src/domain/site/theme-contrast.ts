import { contrastRatio } from '#domain/values/color.ts'
import type { ColorRole, Theme } from './theme.ts'

type Pairs = readonly (readonly [role: ColorRole, backgrounds: readonly ColorRole[]])[]

/** Text colours and their backgrounds: a contrast of 4.5 is required. */
const textPairs: Pairs = [
  ['ink', ['page', 'surface', 'raised', 'tint', 'tint-hover', 'picture', 'map-region']],
  ['muted', ['page', 'surface', 'raised', 'tint', 'location']],
  ['link', ['page', 'surface', 'raised', 'tint']],
  ['on-brand', ['brand', 'brand-hover']],
  ['on-accent', ['accent', 'note']],
  ['on-deep', ['deep', 'banner']],
  ['on-deep-muted', ['deep', 'banner']],
  ['on-deep-note', ['deep', 'banner']],
  ['on-overlay', ['overlay', 'accent']],
  ['on-avatar', ['avatar']],
  ['success', ['page', 'surface', 'raised']],
  ['error', ['page', 'raised', 'error-background']],
  ['map-label', ['map-region', 'map-town']],
  ['map-water-label', ['map-region']],
]

/** Controls and marks on the backgrounds that they must be seen on: a contrast of 3 is required. */
const shapePairs: Pairs = [
  ['line-field', ['page', 'raised']],
  ['brand', ['page', 'surface']],
  ['accent', ['deep', 'banner', 'on-accent']],
  ['note', ['page']],
]

/** A colour with too little contrast to its background. */
export type LowContrast = Readonly<{
  role: ColorRole
  background: ColorRole
  scheme: 'light' | 'dark'
  ratio: number
  required: number
}>

/**
 * Returns the pairs of colours whose contrast is too low: 4.5 for text, 3 for controls and marks.
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum (read 2026-11)
 */
export function findLowContrast(colors: Theme['colors']): readonly LowContrast[] {
  return [...findBelow(colors, textPairs, 4.5), ...findBelow(colors, shapePairs, 3)]
}

function findBelow(colors: Theme['colors'], pairs: Pairs, required: number): readonly LowContrast[] {
  return pairs.flatMap(([role, backgrounds]) =>
    backgrounds.flatMap((background) =>
      (['light', 'dark'] as const).flatMap((scheme) => {
        const ratio = contrastRatio(colors[role][scheme], colors[background][scheme])
        return ratio < required ? [{ role, background, scheme, ratio, required }] : []
      }),
    ),
  )
}
