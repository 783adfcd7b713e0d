import { typedOf } from './read-facts.ts'
import { freeParts, type Reader } from './reader.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { SentenceGoal } from '#domain/search/sentence-words.ts'
import type { SentenceTown } from './sentence-file.ts'

/** Towns that are offered instead, with the part that they are for. */
export type PlaceOffer = Readonly<{ at: number; towns: readonly string[] }>

const usualKm = 10

type Said = Readonly<{ at: number; towns: readonly string[]; isCode: boolean; region?: string }>

/** Reads towns, postal codes, regions and what is near a town; returns the towns to offer for the others. */
export function readPlaces(
  reader: Reader,
  { places }: Vocabulary,
  goal: SentenceGoal,
  distances: readonly Readonly<{ at: number; km: number }>[],
): readonly PlaceOffer[] {
  const { parts, has, take, reject, say, beside } = reader
  const offers: PlaceOffer[] = []
  const said: Said[] = []
  for (const at of freeParts(reader)) {
    const place = parts[at]?.place
    const byCode = place === undefined ? zipTowns(reader, at, places.byZip, goal) : []
    if (byCode.length > 0) said.push({ at, towns: byCode, isCode: true })
    if (place === undefined) continue
    if (place.kind === 'town') said.push({ at, towns: [place.town.slug], isCode: false })
    else if (place.kind === 'region') {
      const known = place.region.towns.filter((slug) => places.bySlug(slug)?.goals.includes(goal) === true)
      const [region] = place.region.names
      if (known.length > 0) said.push({ at, towns: known, isCode: false, region })
      else reject(at, at)
    } else {
      reject(at, at)
      offers.push({
        at,
        towns: place.kind === 'several' ? place.towns.slice(0, 3).map(({ slug }) => slug) : place.place.towns,
      })
    }
  }
  const isNamed = said.some(({ isCode, region }) => !isCode && region === undefined)
  const wanted = said.filter(({ at, isCode, towns }) => {
    const isSame =
      isCode &&
      isNamed &&
      said.some((other) => !other.isCode && other.towns.some((town) => towns.includes(town)))
    if (isSame) take(at)
    return !isSame
  })
  const centre = centreOf(reader, wanted, distances)
  for (const { at, towns, region } of wanted) {
    take(at)
    const typed = typedOf(reader, at)
    const [town] = towns
    if (centre !== undefined && centre.at === at && town !== undefined) {
      say({ at, params: [['around', `${town}-${centre.km}`]], typed })
    } else if (centre !== undefined) reject(at, at)
    else say({ at, params: towns.map((slug) => ['city', slug] as const), typed, region })
  }
  if (centre === undefined)
    for (const { at } of distances)
      reject(at, beside(at, 1) < parts.length && has(at + 1, 'unit') ? at + 1 : at)
  return offers
}

/** The towns of four digits that are a postal code of the list. */
function zipTowns(
  { parts }: Reader,
  at: number,
  byZip: (zip: string) => readonly SentenceTown[],
  goal: SentenceGoal,
): readonly string[] {
  const part = parts[at]
  if (part?.number === undefined || !/^\d{4,5}$/.test(part.typed)) return []
  const towns = byZip(part.typed)
  const listed = towns.filter(({ goals }) => goals.includes(goal))
  return (listed.length > 0 ? listed : towns).map(({ slug }) => slug)
}

/** Returns the place that a radius is around: what a word of nearness or a distance stands beside. */
function centreOf(
  reader: Reader,
  said: readonly Said[],
  distances: readonly Readonly<{ at: number; km: number }>[],
) {
  const { parts, has, beside, isFree } = reader
  const [distance] = distances
  const isAfter = said.find(
    ({ at, region }) => distance !== undefined && at > distance.at && region === undefined,
  )
  const isBefore = said.findLast(
    ({ at, region }) => distance !== undefined && at < distance.at && region === undefined,
  )
  const towns = said.filter(({ region }) => region === undefined)
  // `Zele en omgeving`, but not `Zele bij het water` or `Zele bij Lokeren`.
  const isSurrounded = ({ at }: Said): boolean => {
    const next = beside(at, 1)
    const after = has(next, 'and') ? beside(next, 1) : next
    const end = beside(after, 1)
    return isFree(after) && has(after, 'near') && (!isFree(end) || parts[end]?.isBreak === true)
  }
  const near = towns.find((town) => {
    const { at } = town
    let before = beside(at, -1)
    while (distances.some((each) => before === each.at || before === each.at + 1)) before = beside(before, -1)
    return (isFree(before) && has(before, 'near')) || isSurrounded(town)
  })
  const centre = near ?? isAfter ?? isBefore
  return centre === undefined ? undefined : { at: centre.at, km: distance?.km ?? usualKm }
}
