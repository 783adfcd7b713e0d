import { distanceKm } from '#domain/place/distance.ts'
import type { Town } from '#domain/place/place.ts'
import { isInRegion, sentenceGoals } from '#domain/search/sentence-words.ts'
import type { Locale } from '#domain/values/locale.ts'
import { packWords } from '#search/sentence/vocabulary.ts'
import type {
  MoreSentenceFile,
  SentenceFile,
  SentencePlace,
  SentenceTown,
} from '#search/sentence/sentence-file.ts'
import type { SiteContext } from '#views/kit/context.ts'
import { searchLists } from './search-list.ts'

/**
 * How near a town with homes must be to be offered for a place without, in km: for a town whose code ends in `00` and for
 * others; and how many are.
 */
const offered = { cityKm: 30, km: 8, towns: 2 } as const

/** Returns what sentences are read with first on the pages of a language. */
export function viewSentenceFile(context: SiteContext, locale: Locale): SentenceFile {
  const towns = listedTowns(context).map(({ town, goals }): SentenceTown => ({
    slug: town.slug,
    names: namesOf(town, locale),
    zips: zipsOf(town),
    goals,
  }))
  return { words: packWords(context.catalogue.sentences.words, locale).own, towns }
}

/** Returns what they are read with besides, where something is not understood. */
export function viewMoreSentenceFile(context: SiteContext, locale: Locale): MoreSentenceFile {
  const { sentences, towns: places } = context.catalogue
  const listed = listedTowns(context)
  const regions = sentences.regions.flatMap(({ name, also, zips }): SentencePlace[] => {
    const inside = listed.filter(({ town }) => zipsOf(town).some((zip) => isInRegion({ zips }, zip)))
    const names = [...new Set([name[locale], ...Object.values(name), ...also])]
    return inside.length === 0 ? [] : [{ names, towns: inside.map(({ town }) => town.slug) }]
  })
  const isListed = new Set(listed.flatMap(({ town }) => [town.slug, ...zipsOf(town)]))
  const elsewhere = places.flatMap((place): SentencePlace[] => {
    // Codes that end in a zero are those of municipalities: the villages between would double the file.
    if (isListed.has(place.slug) || place.zip?.endsWith('0') !== true) return []
    const near = nearestTo(
      place,
      listed.map(({ town }) => town),
    )
    const names = [...namesOf(place, locale), place.zip].filter((each) => !isListed.has(each))
    return near.length === 0 ? [] : [{ names, towns: near }]
  })
  return { words: packWords(sentences.words, locale).others, regions, elsewhere }
}

/** The towns of all lists, with the lists that have homes there. */
function listedTowns(
  context: SiteContext,
): readonly Readonly<{ town: Town; goals: SentenceTown['goals'] }>[] {
  const lists = searchLists(context)
  const towns = new Map(lists.flatMap((list) => list.towns.map((town) => [town.slug, town])))
  return [...towns.values()].map((town) => ({
    town,
    goals: sentenceGoals.filter((goal) =>
      lists.some(
        ({ section, towns: own }) => section.kind === goal && own.some(({ slug }) => slug === town.slug),
      ),
    ),
  }))
}

function namesOf(town: Town, locale: Locale): readonly string[] {
  return [...new Set([town.names[locale] ?? town.name, town.name, ...Object.values(town.names)])]
}

function zipsOf({ zip, zips = [] }: Town): readonly string[] {
  return [...new Set(zip === undefined ? zips : [zip, ...zips])]
}

function nearestTo({ coordinates, zip }: Town, towns: readonly Town[]): readonly string[] {
  if (coordinates === undefined) return []
  return towns
    .flatMap((town) =>
      town.coordinates === undefined ? [] : [{ town, km: distanceKm(coordinates, town.coordinates) }],
    )
    .filter(({ km }) => km <= (zip?.endsWith('00') === true ? offered.cityKm : offered.km))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, offered.towns)
    .map(({ town }) => town.slug)
}
