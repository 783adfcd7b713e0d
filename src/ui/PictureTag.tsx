import type { PictureVariant } from '#domain/picture.ts'
import type { PictureLoading, PictureView } from './picture-view.ts'

type PictureTagProps = Readonly<{
  picture: PictureView
  sizes: string
  loading: PictureLoading
}>

/** A picture in AVIF and WebP with its fallback; its average colour shows until it has loaded. */
export function PictureTag({ picture, sizes, loading }: PictureTagProps) {
  const { rendered, alt } = picture
  const { avif, webp, fallback } = rendered
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />}
      {webp.length > 0 && <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} />}
      <img
        src={fallback.href}
        alt={alt}
        width={rendered.width}
        height={rendered.height}
        data-lqip={rendered.color}
        {...(loading === 'lazy' ? { loading: 'lazy', decoding: 'async' } : {})}
        {...(loading === 'priority' ? { fetchPriority: 'high' } : {})}
      />
    </picture>
  )
}

/** Narrower than 400 px is for lists without pictures of their own; wider than 1400 for full screen. */
function srcSet(variants: readonly PictureVariant[]): string {
  const fitting = variants.filter(({ width }) => width >= 400 && width <= 1400)
  const offered = fitting.length > 0 ? fitting : variants
  return offered.map(({ href, width }) => `${href} ${width}w`).join(', ')
}
