/** How a feed may be written: as Atom, or as JSON Feed. */
export type FeedFormat = 'atom' | 'json'

/**
 * Returns where the feed of a list is: beside its first page.
 * @param list path of the list
 * @param category WebID of the category whose listings alone are in it
 * @example feedPath('/nl/te-koop/', 'atom') // '/nl/te-koop/feed.atom'
 * @example feedPath('/nl/te-koop/', 'json', 1) // '/nl/te-koop/feed-1.json'
 */
export function feedPath(list: string, format: FeedFormat, category?: number): string {
  return `${list}feed${category === undefined ? '' : `-${category}`}.${format}`
}
