import type { PictureVariant, RenderedPicture } from '#domain/site/picture.ts'
import type { PictureView } from '#ui/pictures/picture-view.ts'

/**
 * A picture as card files keep it: `hash, width, height, color, avif, webp, fallback width, fallback ending, alt`,
 * where `avif` and `webp` are the widths that there are; a picture whose addresses follow no rule is kept whole.
 */
export type StoredPicture =
  | readonly [string, number, number, string, readonly number[], readonly number[], number, string, string]
  | PictureView

const address = /^\/pictures\/(.+)-\d+\.(\w+)$/

/** Returns a picture in its short form, from which {@link loadPicture} makes the same one again. */
export function storePicture(picture: PictureView): StoredPicture {
  const { rendered, alt } = picture
  const { width, height, color, avif, webp, fallback } = rendered
  const [, hash, ending] = address.exec(fallback.href) ?? []
  if (hash === undefined || ending === undefined) return picture
  const isRegular =
    avif.every((variant) => variant.href === hrefOf(hash, variant.width, 'avif')) &&
    webp.every((variant) => variant.href === hrefOf(hash, variant.width, 'webp')) &&
    fallback.href === hrefOf(hash, fallback.width, ending)
  if (!isRegular) return picture
  return [hash, width, height, color, avif.map(widthOf), webp.map(widthOf), fallback.width, ending, alt]
}

/** Returns a picture as pages use it. */
export function loadPicture(stored: StoredPicture): PictureView {
  if ('rendered' in stored) return stored
  const [hash, width, height, color, avif, webp, fallback, ending, alt] = stored
  const rendered: RenderedPicture = {
    width,
    height,
    color,
    avif: avif.map((each) => variantOf(hash, each, 'avif')),
    webp: webp.map((each) => variantOf(hash, each, 'webp')),
    fallback: variantOf(hash, fallback, ending),
  }
  return { rendered, alt }
}

function widthOf({ width }: PictureVariant): number {
  return width
}

function variantOf(hash: string, width: number, ending: string): PictureVariant {
  return { href: hrefOf(hash, width, ending), width }
}

function hrefOf(hash: string, width: number, ending: string): string {
  return `/pictures/${hash}-${width}.${ending}`
}
