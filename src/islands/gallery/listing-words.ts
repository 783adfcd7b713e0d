import type { Messages } from '#i18n/create-words.ts'
import type { KeyBelow, Translate } from '#i18n/translate.ts'
import type { MapBase } from '#domain/place/map-base.ts'
import { baseMapMessages } from '#islands/map/map-messages.ts'

/** How the keys of the messages begin that gallery and map of a listing say. */
export const listingMessages = ['gallery.', ...baseMapMessages] as const

/** Says the messages of gallery and map. */
export type ListingTranslate = Translate<KeyBelow<(typeof listingMessages)[number]>>

/** Messages of gallery and map, with the BCP 47 tag of their numbers: a file, loaded only when one is opened. */
export type ListingWords = Readonly<{ numberTag: string; messages: Messages; mapBase: MapBase }>

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
