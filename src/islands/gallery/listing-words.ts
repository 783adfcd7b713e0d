import type { MapBase } from '#domain/place/map-base.ts'
import type { MapWords } from '../map/map-words.ts'

/** Words of the gallery, in the page's language. */
export type GalleryWords = Readonly<{
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
  /** Label of the button that loads a third-party player. */
  show: string
}>

/** Words of the map of one listing. */
export type ListingMapWords = Readonly<{
  /** Accessible name of the map: `Kaart: {{place}}`. */
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
    | 'baseAsk'
    | 'baseShow'
    | 'baseFailed'
    | 'attribution'
    | 'attributionToggle'
  >

/** Words of gallery and map: a file, loaded only when one is opened. */
export type ListingWords = Readonly<{ gallery: GalleryWords; map: ListingMapWords; mapBase: MapBase }>

/**
 * Returns the path of a language's file.
 * @example listingWordsPath('nl') // '/words/listing-nl.json'
 */
export function listingWordsPath(language: string): string {
  return `/words/listing-${language}.json`
}

let asked: Promise<ListingWords> | undefined

/** Loads the words of the page's language once; rejects when the file fails to load, and the next call tries again. */
export async function loadListingWords(): Promise<ListingWords> {
  // `nl` of `nl-BE`: the file is named after the locale.
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
