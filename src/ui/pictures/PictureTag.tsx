import type { PictureVariant } from '#domain/site/picture.ts'
import type { PictureLoading, PictureView } from './picture-view.ts'

/** A picture, and the files of it that are offered. */
export type OfferedPicture = Readonly<{
  picture: PictureView
  sizes: string
  /** Widest file to offer, in px, for pictures that never fill the window. */
  widest?: number
}>

type PictureTagProps = OfferedPicture & Readonly<{ loading: PictureLoading }>

/** A picture in AVIF with a JPEG fallback; its average colour shows until it has loaded. Dark mode may have its own. */
export function PictureTag({ picture, sizes, loading, widest = Infinity }: PictureTagProps) {
  const { rendered, alt, dark } = picture
  const { avif, fallback } = rendered
  return (
    <picture>
      {dark && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={srcSet([...dark.avif, dark.fallback], widest)}
          sizes={sizes}
        />
      )}
      {avif.length > 0 && <source type="image/avif" srcSet={srcSet(avif, widest)} sizes={sizes} />}
      <img
        src={fallback.href}
        alt={alt}
        width={rendered.width}
        height={rendered.height}
        data-lqip={rendered.color}
        {...(loading === 'lazy' ? { loading: 'lazy', decoding: 'async' } : {})}
        {...(loading === 'priority' ? { fetchPriority: 'high' } : {})}
        {...(loading === 'late' ? { fetchPriority: 'low' } : {})}
      />
    </picture>
  )
}

/** Returns the `srcset` of the AVIF files that a {@link PictureTag} offers; empty for a picture without any. */
export function avifSet({ picture, widest = Infinity }: OfferedPicture): string {
  return srcSet(picture.rendered.avif, widest)
}

/** Wider files are left out when others exist. */
function srcSet(variants: readonly PictureVariant[], widest: number): string {
  const fitting = variants.filter(({ width }) => width <= widest)
  const offered = fitting.length > 0 ? fitting : variants
  return offered.map(({ href, width }) => `${href} ${width}w`).join(',')
}
