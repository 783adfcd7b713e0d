import { foldLetters } from './fold.ts'
import type { Locale } from '#domain/values/locale.ts'

/** Characters of a slug at most. @see specification, section 2 (slugs are truncated to about 70 characters) */
export const maxSlugLength = 70

const germanUmlauts: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
])

/**
 * Returns a text as one path segment: lower-case letters and digits with hyphens between the words, cut at a
 * word if it is too long; the fallback if nothing is left.
 * @param fallback a slug: `pand-2417`
 * @param locale in German, umlauts become two letters: `ü` → `ue`
 * @example slugOf("Herenhuis 't Hof, 3 gevels & œuvre", 'pand') // 'herenhuis-t-hof-3-gevels-oeuvre'
 */
export function slugOf(text: string, fallback: string, locale?: Locale): string {
  const words = transliterate(text.toLowerCase().normalize('NFC'), locale)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return cutAtWord(words) || fallback
}

function transliterate(text: string, locale: Locale | undefined): string {
  if (locale !== 'de') return foldLetters(text)
  return foldLetters(Array.from(text, (letter) => germanUmlauts.get(letter) ?? letter).join(''))
}

function cutAtWord(slug: string): string {
  if (slug.length <= maxSlugLength) return slug
  const cut = slug.slice(0, maxSlugLength + 1)
  const boundary = cut.lastIndexOf('-')
  return boundary > 0 ? cut.slice(0, boundary) : slug.slice(0, maxSlugLength)
}
