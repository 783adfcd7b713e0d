import { editDistance } from '#data/config/words/nearest.ts'
import { foldLetters } from '#text/fold.ts'
import { oldSpellingKey, placeKey, plainPlace, withoutSurroundings, writtenNames } from './place-key.ts'
import { isHeadOf, type PostalPlace } from './postal-places.ts'

type Places = readonly PostalPlace[]

/** Finds places by their name. */
export type NamedPlaces = Readonly<{
  /** Returns the places that a text names, in any language and spelling; several where a name is no place's own. */
  named: (text: string) => Places
  /** Returns those of some places whose name begins with the words of a text: `Nieuwkerken` of Nieuwkerken-Waas. */
  partly: (text: string, places: Places) => Places
  /** Returns those of some places that a text names in an old spelling, or with a letter wrong. */
  nearly: (text: string, places: Places) => Places
}>

/** `St.` or `De` begins too many names. */
const shortestPart = 'st de '.length

/** Creates the index of the names of some places. */
export function createNamedPlaces(places: Places): NamedPlaces {
  const byKey = new Map<string, Set<PostalPlace>>()
  const keysOf = new Map<PostalPlace, ReadonlySet<string>>()
  for (const place of places) {
    const { name, names } = place.town
    const own = [name, ...Object.values(names), ...place.also]
    const full = [...own, ...own.map(withoutUmlauts)]
    // `Nieuwerkerken (Aalst)` is also written without its municipality.
    const keys = new Set([...full, ...full.map(withoutBrackets)].map(placeKey))
    keysOf.set(place, keys)
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(place))
  }
  const heads = Map.groupBy(
    places.filter(({ kind }) => kind !== 'section'),
    ({ municipality }) => placeKey(municipality),
  )
  const lookUp = (plain: string): Places => [
    ...(byKey.get(placeKey(plain)) ?? heads.get(placeKey(plain)) ?? []),
  ]

  const named = (text: string): Places => {
    const { whole, bare, parts } = writtenNames(plainPlace(text))
    const exact = lookUp(whole)
    if (exact.length > 0) return exact
    const head = lookUp(bare)
    const found = [head, ...parts.map(lookUp)].filter((each) => each.length > 0)
    const certain = sectionsOf(found) ?? sharedBy(found)
    if (certain !== undefined) return certain
    // What stands in brackets may be a province; of names side by side none comes first.
    if (found.length > 0) return head.length > 0 ? head : [...new Set(found.flat())]
    const words = bare.split(/[\s,/-]+/)
    const cuts = [' ', '-'].flatMap((glue) =>
      words.slice(1).map((_, at) => [words.slice(0, at + 1).join(glue), words.slice(at + 1).join(glue)]),
    )
    for (const cut of cuts) {
      const both = sectionsOf(cut.map(lookUp))
      if (both !== undefined) return both
    }
    return (
      [bare, ...parts].map((part) => lookUp(withoutSurroundings(part))).find((each) => each.length > 0) ?? []
    )
  }

  const partly = (text: string, within: Places): Places => {
    const words = wordsOf(text)
    if (words.length <= shortestPart) return []
    return within.filter(({ town, also }) =>
      [town.name, ...Object.values(town.names), ...also].some((full) => wordsOf(full).startsWith(words)),
    )
  }

  const nearly = (text: string, within: Places): Places => {
    const key = placeKey(writtenNames(plainPlace(text)).bare)
    const old = oldSpellingKey(key)
    const reach = key.length > 10 ? 2 : 1
    const where = (isLike: (own: string) => boolean) =>
      within.filter((place) => [...(keysOf.get(place) ?? [])].some(isLike))
    const spelled = where((own) => oldSpellingKey(own) === old)
    return spelled.length > 0 ? spelled : where((own) => editDistance(own, key) <= reach)
  }
  return { named, partly, nearly }
}

/** Returns the words of a text before its brackets, each with a space behind it. */
function wordsOf(text: string): string {
  const { bare } = writtenNames(plainPlace(text))
  return `${bare.split(/[^a-z0-9]+/).join(' ')} `
}

function withoutUmlauts(name: string): string {
  return name.replace(/[äöü]/gi, (letter) => `${foldLetters(letter)}e`)
}

function withoutBrackets(name: string): string {
  return name.replace(/ \(.*\)$/, '')
}

/** Returns the places of one name whose municipality another name is: of `Antwerpen (Deurne)` the Deurne of Antwerp. */
function sectionsOf(names: readonly Places[]): Places | undefined {
  const found = names.flatMap((places, at) =>
    places.filter((place) =>
      names.some((others, other) => other !== at && others.some((head) => isHeadOf(head, place))),
    ),
  )
  const sections = found.filter(({ kind }) => kind === 'section')
  const wanted = sections.length > 0 ? sections : found
  return wanted.length > 0 ? [...new Set(wanted)] : undefined
}

/** Returns the places that two names mean alike: of `Forest (Vorst)` the one in Brussels. */
function sharedBy(names: readonly Places[]): Places | undefined {
  const [first = [], ...others] = names
  const shared = first.filter((place) => others.some((other) => other.includes(place)))
  return shared.length > 0 ? shared : undefined
}
