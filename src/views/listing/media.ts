import type { Picture } from '#domain/site/picture.ts'
import type { Property } from '#domain/listing/property.ts'
import { embedOf } from '#media/video-embed.ts'
import { parseVideoLink } from '#media/video-link.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Page } from '#views/kit/page.ts'
import { roomsFirst } from './room-first.ts'
import type { LinkRow } from './link-rows.ts'
import { smallHref, viewPicture } from '#views/kit/picture.ts'

/** A video or tour that can be shown in the page. */
export type Clip = Readonly<{
  words: string
  href: string
  /** The site's own picture in place of the video or tour until it is loaded: a room, each another. */
  poster?: string
}> &
  (
    | Readonly<{ kind: 'film'; mimeType: string }>
    /** Address of the player, loaded after a click; `note` names the contacted company. */
    | Readonly<{ kind: 'frame'; frame: string; note: string }>
  )

/** Videos, tours and descriptions of a listing: those shown in the page, and external links. */
export type MediaView = Readonly<{
  clips: readonly Clip[]
  links: readonly LinkRow[]
  openFile: string
  newTab: string
}>

/** File formats that browsers play; the specification's other formats are downloads. */
const played = new Set(['video/mp4', 'video/webm', 'video/quicktime'])

/** Returns the videos, tours and the interactive description of a listing. */
export function viewMedia(
  page: Page,
  property: Pick<Property, 'videos' | 'virtualTour' | 'interactiveDescription'> &
    Readonly<{ pictures: readonly Picture[] }>,
): MediaView {
  const { context, t } = page
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
  // The first picture opens the page: it is not shown again while there is another one.
  const posters = property.pictures.length > 1 ? roomsFirst(property.pictures) : property.pictures
  return {
    clips: shown
      .flatMap(({ clip }) => clip ?? [])
      .map((clip, at) => ({ ...clip, poster: posterOf(page, posters[at % posters.length]) })),
    links: outside.flatMap(({ url, words }) => toRow(url, words, t)),
    openFile: t('gallery.openFile'),
    newTab: t('layout.newTab'),
  }
}

function posterOf(page: Page, picture: Picture | undefined): string | undefined {
  const made = viewPicture(page, picture)
  return made && smallHref(made)
}

function toClip(url: string, words: string, baseUrl: string, t: Translate): Clip | undefined {
  const link = parseVideoLink(url)
  // A relative address, so that the video also loads from another host of the site.
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
