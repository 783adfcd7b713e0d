import type { OwnWords } from '#domain/site/own-words.ts'
import type { Locale } from '#domain/values/locale.ts'

/** A global symbol, since Astro bundles a second copy of this module for the pages. */
const sharedKey = Symbol.for('estate-agency.words')

const none: OwnWords = {}

/** Replaces messages by an agency's own: from then on {@link perWords} makes everything anew that was made of others. */
export function useOwnWords(words: OwnWords): void {
  if (JSON.stringify(words) !== JSON.stringify(currentWords())) Reflect.set(globalThis, sharedKey, words)
}

function currentWords(): OwnWords {
  return Reflect.get(globalThis, sharedKey) ?? none
}

/** Returns the agency's own messages of a language by key; undefined where it has none. */
export function ownWordsIn(locale: Locale): OwnWords[Locale] {
  return currentWords()[locale]
}

/** Returns a function that creates one value per language at its first use, and anew once the agency words messages otherwise. */
export function perWords<T>(create: (locale: Locale) => T): (locale: Locale) => T {
  let words = currentWords()
  let made = new Map<Locale, T>()
  return (locale) => {
    if (words !== currentWords()) {
      words = currentWords()
      made = new Map()
    }
    const known = made.get(locale)
    if (known !== undefined) return known
    const value = create(locale)
    made.set(locale, value)
    return value
  }
}
