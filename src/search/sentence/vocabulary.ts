import { type Locale, locales } from '#domain/values/locale.ts'
import { createGazetteer, type FoundPlace, type Gazetteer } from './gazetteer.ts'
import type { Sentences, SentenceWords } from '#domain/search/sentence-words.ts'
import type { MoreSentenceFile, SentenceFile } from './sentence-file.ts'
import { phraseKey, type Token } from './tokens.ts'

/** One meaning of a phrase. @example { role: 'kind', value: 'villa' } */
export type Sense = Readonly<{ role: string; value: string }>

/** A phrase, a number or an unknown word of a sentence. */
export type Part = Readonly<
  Pick<Token, 'typed' | 'key' | 'number' | 'start' | 'end' | 'isBreak' | 'isGlued' | 'isDashed'> & {
    /** None: nobody knows the word. */
    senses: readonly Sense[]
    place?: FoundPlace
    /** Whether a letter of it was wrong. */
    isCorrected: boolean
  }
>

/** What phrases mean. */
export type Vocabulary = Readonly<{
  /** By the phrase without spaces. */
  phrases: ReadonlyMap<string, readonly Sense[]>
  /** Beginnings of longer words: `huur` of `huurhuis`. */
  prefixes: ReadonlyMap<string, readonly Sense[]>
  places: Gazetteer
  /** Joins numbers written as words, and mends what has a letter wrong, or is half typed; absent before anything was not understood. */
  correct?: (parts: readonly Part[]) => readonly Part[]
}>

/** The roles that come where something is not understood: without their words something never is, so that they are asked for. */
export const lateRole =
  /^(?:unknown|notBefore|now|large|length|price|year|unit:(?:acre|are|hectare|other)|type:[45]|month:\d+|number:(?:\d\.\d+|\d{2,})|flag:(?:pool|furnished|new|openhouse|annuity|investment)|kind:(?:.*[lL]and|buildingPlot|.*Building|.*Floor.*|mixedUse|serviceFlat|penthouse|duplex|triplex|loft|bungalow|farmhouse|countryHouse|officeSpace|warehouse|shop|studentRoom))$/

/**
 * Returns the words of a page as they are sent, folded, but for a word that only its accents tell from another: those of its
 * language, and those of the others that it does not have. Words that are only not to be taken for others are among these, and
 * those without which something is not understood: they are asked for then.
 */
export function packWords(
  words: Sentences['words'],
  locale: Locale,
): Readonly<Record<'own' | 'others', string>> {
  const own = rolesByKey(words[locale] ?? {})
  const others = new Map<string, string>()
  for (const other of locales.filter((each) => each !== locale)) {
    for (const [key, roles] of rolesByKey(words[other] ?? {})) {
      if (own.has(key)) continue
      const known = others.get(key)?.split('+') ?? []
      others.set(key, [...new Set([...known, ...roles.split('+')])].join('+'))
    }
  }
  // What only its accents tell from a known word has to be there at once.
  const isLate = (key: string): boolean => lateRole.test(own.get(key) ?? '') && phraseKey(key) === key
  for (const [key, roles] of own) if (isLate(key)) others.set(key, roles)
  const known = new Map([...own].filter(([key]) => !isLate(key)))
  return { own: pack(known), others: pack(others) }
}

function pack(roles: ReadonlyMap<string, string>): string {
  return [...Map.groupBy(roles, ([, role]) => role)]
    .map(([role, pairs]) => `${role}=${pairs.map(([key]) => key).join()}`)
    .join('\n')
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

/** Returns what phrases mean on a page: what its language says, and what others say that it does not have. */
export function createVocabulary({ words, towns }: SentenceFile, more?: MoreSentenceFile): Vocabulary {
  const phrases = sensesIn(`${more?.words ?? ''}\n${words}`)
  const prefixes = new Map<string, readonly Sense[]>()
  for (const [key, senses] of phrases) if (key.endsWith('-')) prefixes.set(key.slice(0, -1), senses)
  const places = createGazetteer({ towns, regions: more?.regions ?? [], elsewhere: more?.elsewhere ?? [] })
  return { phrases, prefixes, places }
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
