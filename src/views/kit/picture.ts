import { type Reader, speak } from '#domain/values/locale.ts'
import type { Picture, PictureSource, RenderedPicture } from '#domain/site/picture.ts'
import type { PictureView } from '#ui/pictures/picture-view.ts'
import type { ViewContext } from './context.ts'

export type { PictureView } from '#ui/pictures/picture-view.ts'

/** What a picture is drawn from: the sizes that were made, and the reader of its alt text. */
export type PicturePage = Reader & Readonly<{ context: Pick<ViewContext, 'pictures'> }>

/** Assumed size of an external picture without a size in its record. */
const usualSize = { width: 1200, height: 800 }

/**
 * Returns a picture with its sizes and alt text; undefined when there is none or the picture step could not read it. A
 * picture on an image host is used unchanged.
 */
export function viewPicture(page: PicturePage, picture: Picture | undefined): PictureView | undefined {
  if (picture === undefined) return undefined
  const rendered = toRendered(page.context, picture.source)
  if (rendered === undefined) return undefined
  const dark = picture.dark && toRendered(page.context, picture.dark)
  return { rendered, alt: speak(picture.alt, page)?.text ?? '', ...(dark && { dark }) }
}

/** Returns the usable pictures, in order. */
export function viewPictures(page: PicturePage, pictures: readonly Picture[]): readonly PictureView[] {
  return pictures.flatMap((picture) => viewPicture(page, picture) ?? [])
}

/** Returns the address of the largest size, the target of links to the picture. */
export function largestHref({ rendered }: PictureView): string {
  return rendered.avif.at(-1)?.href ?? rendered.fallback.href
}

/** Width in px of a picture that fills a phone or a card. */
const smallWidth = 600

/** Returns the address of a size for a card: 600 px, or the nearest that exists. */
export function smallHref({ rendered }: PictureView): string {
  const { avif, fallback } = rendered
  return (avif.find(({ width }) => width >= smallWidth) ?? avif.at(-1) ?? fallback).href
}

function toRendered(
  { pictures }: Pick<ViewContext, 'pictures'>,
  source: PictureSource,
): RenderedPicture | undefined {
  if (source.kind === 'file') return pictures[source.file]
  const { url, width = usualSize.width, height = usualSize.height } = source
  return { width, height, color: '', avif: [], fallback: { href: url, width } }
}
