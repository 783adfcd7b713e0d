import type { PictureVariant } from '#domain/site/picture.ts'
import type { PictureLoading, PictureView } from './picture-view.ts'

type PictureTagProps = Readonly<{
  picture: PictureView
  sizes: string
  loading: PictureLoading
  /** Widest file to offer, in px, for pictures that never fill the window. */
  widest?: number
  /** Whether browsers without AVIF get one small WebP in place of all sizes: for long lists, whose bytes count. */
  isLean?: boolean
}>

/** A picture in AVIF and WebP with a JPEG fallback; its average colour shows until it has loaded. Dark mode may have its own. */
export function PictureTag({ picture, sizes, loading, widest = Infinity, isLean = false }: PictureTagProps) {
  const { rendered, alt, dark } = picture
  const { avif, webp, fallback } = rendered
  const small = isLean && avif.length > 0 ? webp.find(({ width }) => width >= leanWidth) : undefined
  return (
    <picture>
      {dark && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={srcSet([...dark.webp, dark.fallback], widest)}
          sizes={sizes}
        />
      )}
      {avif.length > 0 && <source type="image/avif" srcSet={srcSet(avif, widest)} sizes={sizes} />}
      {small === undefined && webp.length > 0 && (
        <source type="image/webp" srcSet={srcSet(webp, widest)} sizes={sizes} />
      )}
      <img
        src={(small ?? fallback).href}
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

/** Width in px that fills a phone or a card. */
const leanWidth = 600

/** Files under 400 px are for portraits and logos: they are left out when wider ones exist. */
function srcSet(variants: readonly PictureVariant[], widest: number): string {
  const fitting = variants.filter(({ width }) => width >= 400 && width <= widest)
  const offered = fitting.length > 0 ? fitting : variants
  return offered.map(({ href, width }) => `${href} ${width}w`).join(',')
}
