/** The message that a banner posts to the map in its frame; `info` is the map's own text. */
export type BannerMapMessage = Readonly<{
  type: 'property-list'
  properties: readonly BannerMapProperty[]
  mapType: string
  marker?: string
  info?: string
}>

/** A property on the map; one with a hidden address is in the centre of its town. */
export type BannerMapProperty = Readonly<{
  id: number
  title: string
  href: string
  price?: string
  latitude: number
  longitude: number
}>

/**
 * Returns the path of the message of a page's banner.
 * @example bannerMapPath(1, 'nl') // '/words/banner-map-1-nl.json'
 */
export function bannerMapPath(pageId: number, language: string): string {
  return `/words/banner-map-${pageId}-${language}.json`
}
