/** What a banner tells the map in its frame; `info` is what the map says of itself. */
export type BannerMapMessage = Readonly<{
  type: 'property-list'
  properties: readonly BannerMapProperty[]
  mapType: string
  marker?: string
  info?: string
}>

/** A property on that map; one whose address is hidden is in the middle of its town. */
export type BannerMapProperty = Readonly<{
  id: number
  title: string
  href: string
  price?: string
  latitude: number
  longitude: number
}>

/**
 * Returns where the message of a page's banner is, from the root of the site.
 * @example bannerMapPath(1, 'nl') // '/words/banner-map-1-nl.json'
 */
export function bannerMapPath(pageId: number, language: string): string {
  return `/words/banner-map-${pageId}-${language}.json`
}
