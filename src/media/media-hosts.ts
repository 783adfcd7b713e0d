import type { SiteConfig } from '#domain/site/site-config.ts'
import type { Banner } from '#domain/site/page.ts'
import type { Property } from '#domain/listing/property.ts'
import { embedOf } from './video-embed.ts'
import { isVideoFile, parseVideoLink } from './video-link.ts'

/** Origins of players and maps in frames, and of video files. */
export type MediaHosts = Readonly<{ frames: readonly string[]; files: readonly string[] }>

/** Origin of the Street View embed. */
export const streetViewOrigin = 'https://www.google.com'

/** Returns the third-party origins that the media of listings and banners need, each once. */
export function mediaHosts(
  properties: readonly Pick<Property, 'videos' | 'virtualTour'>[],
  { streetView, baseUrl }: Pick<SiteConfig, 'streetView' | 'baseUrl'>,
  banners: readonly Pick<Banner, 'video' | 'map'>[] = [],
): MediaHosts {
  const own = URL.parse(baseUrl)?.origin
  const links = properties.flatMap(({ videos, virtualTour }) => [...videos, virtualTour ?? []].flat())
  const originOf = (url: string) => URL.parse(url)?.origin ?? []
  const frames = [
    ...links.flatMap((url) => embedOf(url)?.origin ?? []),
    ...banners.flatMap(({ map }) => (map === undefined ? [] : originOf(map.url))),
  ]
  const files = [
    ...links.filter((url) => parseVideoLink(url).kind === 'file'),
    ...banners.flatMap(({ video }) => (video !== undefined && isVideoFile(video) ? video.url : [])),
  ].flatMap(originOf)
  return {
    frames: [...new Set([...frames, ...(streetView === undefined ? [] : [streetViewOrigin])])].toSorted(),
    files: [...new Set(files)].filter((origin) => origin !== own).toSorted(),
  }
}
