import type { Translations } from '#domain/values/locale.ts'

/** Where a picture's bytes are: a file below the data directory's `pictures/` or below `content/`, or a delivery host. */
export type PictureSource =
  | Readonly<{ kind: 'file'; file: string }>
  | Readonly<{ kind: 'url'; url: string; width?: number; height?: number }>

/**
 * A picture with its words. An empty `alt` means decoration. `dark` takes its place in dark mode: the drawing at night;
 * `winter` at the head of a page from December to February.
 */
export type Picture = Readonly<{
  source: PictureSource
  alt: Translations
  dark?: PictureSource
  winter?: PictureSource
}>

/** One encoded size of a picture. `href` is root-relative. */
export type PictureVariant = Readonly<{ href: string; width: number }>

/**
 * A picture as pages use it: own sizes in AVIF, narrowest first, or a foreign address as it is.
 * `color` is the picture's average colour, `#rrggbb`, shown until it has loaded; `transparent` where something shows through it, empty
 * for a foreign one.
 */
export type RenderedPicture = Readonly<{
  width: number
  height: number
  color: string
  avif: readonly PictureVariant[]
  /** For browsers without AVIF, for Open Graph and JSON-LD: JPEG, or SVG for drawings. */
  fallback: PictureVariant
}>

/** What the picture step made: file below `pictures/` → its sizes. A file it could not read is absent. */
export type PictureManifest = Readonly<Record<string, RenderedPicture>>
