import type { MapBase } from '#domain/place/map-base.ts'
import type { MapWords } from '../map/map-words.ts'

/** What the gallery says, in the page's language. */
export type GalleryWords = Readonly<{
  /** Names the gallery. */
  title: string
  /** `{{number}} van {{count}}` */
  position: string
  previous: string
  next: string
  close: string
  zoomIn: string
  zoomOut: string
  play: string
  pause: string
  failed: string
  /** Lets a player be loaded, after what that means was said. */
  show: string
}>

/** What the map of one listing says. */
export type ListingMapWords = Readonly<{
  /** Names the map: `Kaart: {{place}}`. */
  label: string
}> &
  Pick<
    MapWords,
    | 'loading'
    | 'failed'
    | 'unsupported'
    | 'surface'
    | 'zoomIn'
    | 'zoomOut'
    | 'attribution'
    | 'attributionToggle'
  >

/** What a pressed picture, player or map needs besides its link; a file, so that no page carries it unasked. */
export type ListingWords = Readonly<{ gallery: GalleryWords; map: ListingMapWords; mapBase: MapBase }>

/**
 * Returns where the words of a language are, from the root of the site.
 * @example listingWordsPath('nl') // '/words/listing-nl.json'
 */
export function listingWordsPath(language: string): string {
  return `/words/listing-${language}.json`
}

let asked: Promise<ListingWords> | undefined

/** Loads the words of the page's language, once; rejects when they cannot be had, and asks anew the next time. */
export async function loadListingWords(): Promise<ListingWords> {
  // The language without its country: the key of the page's locale.
  asked ??= fetchWords(listingWordsPath(document.documentElement.lang.slice(0, 2)))
  try {
    return await asked
  } catch (error) {
    asked = undefined
    throw error
  }
}

async function fetchWords(path: string): Promise<ListingWords> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The words answered ${response.status}.`)
  return await response.json()
}
