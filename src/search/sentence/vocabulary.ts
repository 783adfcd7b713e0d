import { type Locale, locales } from '#domain/values/locale.ts'
import { createGazetteer, type Gazetteer } from './gazetteer.ts'
import type { Sentences, SentenceWords } from '#domain/search/sentence-words.ts'
import type { SentenceFile } from './sentence-file.ts'
import { phraseKey } from './tokens.ts'

/** One meaning of a phrase. @example { role: 'kind', value: 'villa' } */
export type Sense = Readonly<{ role: string; value: string }>

/** What phrases mean, tried in four languages. */
export type Vocabulary = Readonly<{
  /** By the phrase without spaces. */
  phrases: ReadonlyMap<string, readonly Sense[]>
  /** Beginnings of longer words: `huur` of `huurhuis`. */
  prefixes: ReadonlyMap<string, readonly Sense[]>
  places: Gazetteer
}>

/**
 * Returns the words of all languages as they are sent: folded, but for a word that only its accents tell from another. What
 * languages agree about is sent once.
 */
export function packWords(words: Sentences['words']): SentenceFile['words'] {
  const byLanguage = locales.map((locale) => [locale, rolesByKey(words[locale] ?? {})] as const)
  const isSaid = (key: string, roles: string, at: number): boolean => {
    const all = byLanguage.map(([, keys]) => keys.get(key))
    return all.indexOf(roles) < at && all.every((other) => other === undefined || other === roles)
  }
  return Object.fromEntries(
    byLanguage.map(([locale, keys], at) => {
      const own = [...keys].filter(([key, roles]) => !isSaid(key, roles, at))
      const byRole = Map.groupBy(own, ([, roles]) => roles)
      const lines = [...byRole].map(([roles, pairs]) => `${roles}=${pairs.map(([key]) => key).join()}`)
      return [locale, lines.join('\n')]
    }),
  )
}

/** Returns the roles of each phrase, joined by `+`. */
function rolesByKey(words: SentenceWords): ReadonlyMap<string, string> {
  const pairs = Object.entries(words).flatMap(([role, phrases]) =>
    phrases.map((phrase) => ({ role, phrase })),
  )
  const folded = Map.groupBy(pairs, ({ phrase }) => phraseKey(phrase))
  const keyOf = (phrase: string): string => {
    const roles = new Set(folded.get(phraseKey(phrase))?.map(({ role }) => role))
    return roles.size > 1 && /^\p{L}+$/u.test(phrase) ? phrase.toLowerCase() : phraseKey(phrase)
  }
  const keys = Map.groupBy(pairs, ({ phrase }) => keyOf(phrase))
  return new Map(
    [...keys].map(([key, own]) => [key, [...new Set(own.map(({ role }) => role))].toSorted().join('+')]),
  )
}

/**
 * Returns what phrases mean on a page: what its language says, and for a phrase that it does not have what all others say.
 */
export function createVocabulary({ words, ...places }: SentenceFile, locale: Locale): Vocabulary {
  const phrases = new Map(sensesIn(words[locale] ?? ''))
  const others = locales.filter((each) => each !== locale).map((each) => words[each] ?? '')
  for (const [key, senses] of sensesIn(others.join('\n'))) if (!phrases.has(key)) phrases.set(key, senses)
  const prefixes = new Map<string, readonly Sense[]>()
  for (const [key, senses] of phrases) if (key.endsWith('-')) prefixes.set(key.slice(0, -1), senses)
  return { phrases, prefixes, places: createGazetteer(places) }
}

function sensesIn(packed: string): ReadonlyMap<string, readonly Sense[]> {
  const senses = new Map<string, readonly Sense[]>()
  for (const line of packed.split('\n')) {
    const [roles = '', keys = ''] = line.split('=')
    const own = roles.split('+').map((each): Sense => {
      const [role = '', value = ''] = each.split(':')
      return { role, value }
    })
    for (const key of keys.split(',')) senses.set(key, [...(senses.get(key) ?? []), ...own])
  }
  return senses
}
