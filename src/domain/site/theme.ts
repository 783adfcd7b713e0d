/**
 * What each colour of a theme is for; the CSS custom property has the same name: `--on-brand`. A colour `on-…` is for
 * text, the others are backgrounds, text, lines or shapes as they are called.
 */
export const colorRoles = [
  'page',
  'surface',
  'raised',
  'tint',
  'tint-hover',
  'ink',
  'muted',
  'line',
  'line-field',
  'link',
  'brand',
  'brand-hover',
  'on-brand',
  // Attention: focus ring, "new", groups on the map.
  'accent',
  'on-accent',
  // A note or "under option".
  'note',
  // Footer and top bar; `banner` is the same for blocks that do not change with the colour scheme.
  'deep',
  'banner',
  'on-deep',
  'on-deep-muted',
  'on-deep-note',
  'deep-line',
  'deep-underline',
  'deep-note-line',
  // Buttons on pictures.
  'overlay',
  'on-overlay',
  'avatar',
  'on-avatar',
  'success',
  'error',
  'error-background',
  // A picture that is loading or missing.
  'picture',
  'picture-field',
  'film',
  'shadow',
  'scrim',
  'location',
  'location-ring',
  'map-background',
  'map-region',
  'map-town',
  'map-green',
  'map-water',
  'map-road',
  'map-motorway',
  'map-casing',
  'map-rail',
  'map-label',
  'map-water-label',
] as const

export type ColorRole = (typeof colorRoles)[number]

/** A colour in light mode and in dark mode: `#rrggbb`. */
export type SchemeColor = Readonly<{ light: string; dark: string }>

/** A font file, or the system font that has its widths until it has loaded: descriptors of `@font-face`. */
export type FontFace = Readonly<{
  family: string
  style: 'normal' | 'italic'
  /** A weight or a range of weights: `400 700`. */
  weight?: string
  /** Name of the woff2 file in `theme/fonts`. */
  file?: string
  /** Loaded with the page and not shown when late; other files come when they are needed. */
  isPreloaded?: boolean
  unicodeRange?: string
  localNames?: readonly string[]
  /** Percentages by descriptor, such as `size-adjust`. */
  metrics?: Readonly<Record<string, string>>
}>

/** How an agency looks. */
export type Theme = Readonly<{
  colors: Readonly<Record<ColorRole, SchemeColor>>
  /** Corners in px. */
  radii: Readonly<{ picture: number; control: number }>
  fonts: Readonly<{ display: readonly string[]; text: readonly string[]; faces: readonly FontFace[] }>
  /** The agency's name as its logo writes it. */
  wordmark: readonly Readonly<{ text: string; isItalic: boolean }>[]
  /** The drawing of the logo. */
  mark: Readonly<{ viewBox: string; shapes: string }>
}>

/** A file of the agency that is published as it is: its path on the site and the file on disk. */
export type SiteFile = Readonly<{ path: string; file: string }>
