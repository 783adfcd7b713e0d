import type { Locale } from '#domain/values/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Property } from '#domain/listing/property.ts'
import { embedOf } from '#media/video-embed.ts'
import { parseVideoLink } from '#media/video-link.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ViewContext } from '#views/kit/context.ts'
import type { LinkRow } from './link-rows.ts'
import { viewPicture } from '#views/kit/picture.ts'

/** A film or a tour that the page itself can show. */
export type Clip = Readonly<{ words: string; href: string }> &
  (
    | Readonly<{ kind: 'film'; mimeType: string }>
    /** The player's address, asked for on a press alone; `note` says whom that contacts. */
    | Readonly<{ kind: 'frame'; frame: string; note: string }>
  )

/** Films, tours and descriptions of a listing: those that play on the page, and those that open outside. */
export type MediaView = Readonly<{
  clips: readonly Clip[]
  links: readonly LinkRow[]
  /** Stands in for a film until it is asked for: the site's own picture. */
  poster?: string
  openFile: string
}>

/** Formats of files that browsers play; the others of the specification are to be saved. */
const played = new Set(['video/mp4', 'video/webm', 'video/quicktime'])

/** Returns the films, tours and the interactive description of a listing. */
export function viewMedia(
  context: Pick<ViewContext, 'pictures' | 'baseUrl'>,
  property: Pick<Property, 'videos' | 'virtualTour' | 'interactiveDescription'> &
    Readonly<{ pictures: readonly Picture[] }>,
  locale: Locale,
  t: Translate,
): MediaView {
  const { videos, virtualTour, interactiveDescription } = property
  const named = [
    ...videos.map((url) => ({ url, words: t('property.media.video') })),
    ...(virtualTour === undefined ? [] : [{ url: virtualTour, words: t('property.media.tour') }]),
  ]
  const shown = named.map(({ url, words }) => ({ url, words, clip: toClip(url, words, context.baseUrl, t) }))
  const outside = [
    ...shown.filter(({ clip }) => clip === undefined),
    ...(interactiveDescription === undefined
      ? []
      : [{ url: interactiveDescription, words: t('property.media.interactive') }]),
  ]
  const first = viewPicture(context, property.pictures[0], locale)?.rendered
  return {
    clips: shown.flatMap(({ clip }) => clip ?? []),
    links: outside.flatMap(({ url, words }) => toRow(url, words, t)),
    poster: (first?.webp.find(({ width }) => width >= 600) ?? first?.fallback)?.href,
    openFile: t('gallery.openFile'),
  }
}

function toClip(url: string, words: string, baseUrl: string, t: Translate): Clip | undefined {
  const link = parseVideoLink(url)
  // A film of the site itself is asked for where the page is, wherever that is.
  const href = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url
  if (link.kind === 'file')
    return played.has(link.mimeType) ? { kind: 'film', words, href, mimeType: link.mimeType } : undefined
  const embed = embedOf(url)
  if (embed === undefined) return undefined
  const note = t('gallery.frame', { company: embed.company })
  return { kind: 'frame', words, href, frame: embed.url, note }
}

function toRow(url: string, words: string, t: Translate): LinkRow[] {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '')
  if (host === undefined) return []
  return [{ words, href: url, note: t('property.media.opensOn', { host }), isExternal: true }]
}
