import type { SiteConfig } from './agency.ts'
import type { Property } from './property.ts'
import { embedOf } from './video-embed.ts'
import { parseVideoLink } from './video-link.ts'

/** Origins that listings show moving pictures from: players in frames, and files. */
export type MediaHosts = Readonly<{ frames: readonly string[]; files: readonly string[] }>

/** Where the embed of Street View comes from. */
export const streetViewOrigin = 'https://www.google.com'

/** Returns the origins that the links of the listings need besides the site's own, each once, and no other. */
export function mediaHosts(
  properties: readonly Pick<Property, 'videos' | 'virtualTour'>[],
  { streetView, baseUrl }: Pick<SiteConfig, 'streetView' | 'baseUrl'>,
): MediaHosts {
  const own = URL.parse(baseUrl)?.origin
  const links = properties.flatMap(({ videos, virtualTour }) => [...videos, virtualTour ?? []].flat())
  const frames = links.flatMap((url) => embedOf(url)?.origin ?? [])
  const files = links.flatMap((url) =>
    parseVideoLink(url).kind === 'file' ? (URL.parse(url)?.origin ?? []) : [],
  )
  return {
    frames: [...new Set([...frames, ...(streetView === undefined ? [] : [streetViewOrigin])])].toSorted(),
    files: [...new Set(files)].filter((origin) => origin !== own).toSorted(),
  }
}
