import type { Listings } from '#data/owners/load-listings.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Property } from '#domain/listing/property.ts'
import { distanceKm } from '#domain/place/distance.ts'
import { exampleOwners } from './owners.ts'
import { periodOf } from './period.ts'
import { type ExampleHome, type ExampleListing, pickHomes } from './pick-homes.ts'
import { randomOf } from './random-of.ts'
import type { CrmRecord, HomeStory } from './story.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import type { ExampleWords } from './words/example-words.ts'
import { fr } from './words/fr.ts'
import { nl } from './words/nl.ts'
import { writeCommunications } from './write-communications.ts'
import { writeDocuments, writeWanted } from './write-documents.ts'
import { writeMandate } from './write-mandate.ts'
import { writeMedia } from './write-media.ts'
import { writeOffers } from './write-offer.ts'
import { writePageVisits } from './write-page-visits.ts'
import { writeViewings } from './write-viewings.ts'

/** The files of an example: records by name of their file, and the documents that owners can read. */
export type Example = Readonly<{
  records: Readonly<Record<string, readonly CrmRecord[]>>
  documents: readonly Readonly<{ name: string; content: Uint8Array }>[]
}>

/** The example's own words; a language without them reads the Dutch ones. */
const words: Readonly<Record<string, ExampleWords>> = { nl, fr, en, de }

/** Towns nearby where visitors of a home come from. */
const townsNearby = 7

/** Returns made-up records about the listings of a site, the same on every run for a day. */
export function writeExample(listings: Listings, now: PlainDate): Example {
  const stories = pickHomes(listings.properties, now).map((home) => toStory(home, listings, now))
  const owned = stories.filter(({ owner }) => owner !== undefined)
  const media = stories.map(writeMedia)
  const documents = owned.flatMap(writeDocuments)
  return {
    records: {
      owners: writeOwners(owned),
      mandates: stories.map(writeMandate),
      viewings: stories.flatMap(writeViewings),
      communications: owned.flatMap(writeCommunications),
      publications: media.flatMap(({ publications }) => publications),
      'publication-events': media.flatMap(({ events }) => events),
      'media-views': media.flatMap(({ views }) => views),
      'owner-documents': documents.map(({ record }) => record),
      'wanted-papers': owned.flatMap(writeWanted),
      offers: owned.flatMap(writeOffers),
      'page-visits': stories.flatMap(writePageVisits),
    },
    documents: documents.flatMap(({ file }) => file ?? []),
  }
}

function toStory(
  home: ExampleHome,
  { people, properties, languageDefault }: Listings,
  now: PlainDate,
): HomeStory {
  const { listing, owner } = home
  const locale = owner?.locale ?? languageDefault
  const agent = people.find(({ person }) => person.id === listing.agentId)
  return {
    ...home,
    period: periodOf(listing, now),
    locale,
    words: words[locale] ?? nl,
    agent: { crmId: agent?.crmId ?? '', firstName: agent?.person.name.split(' ')[0] ?? '' },
    towns: townsNear(listing, properties),
    random: (part) => randomOf(listing.id, part),
  }
}

function writeOwners(stories: readonly HomeStory[]): readonly CrmRecord[] {
  return exampleOwners.flatMap((owner, index) => {
    const homes = stories.filter((story) => story.owner === owner).map(({ listing }) => listing.id)
    if (homes.length === 0) return []
    const { email, name, title, locale } = owner
    const record = { ID: `O${index + 1}`, Email: email, Name: name, Title: title, language: locale }
    return [{ ...record, PropertyIDs: homes.join(',') }]
  })
}

/** Returns the names of the nearest towns with listings. */
function townsNear(
  { address: { town } }: ExampleListing,
  properties: readonly Property[],
): readonly string[] {
  const towns = new Map(properties.map(({ address }) => [address.town.name, address.town]))
  const near = [...towns.values()].flatMap(({ name, coordinates }) =>
    coordinates === undefined || town.coordinates === undefined
      ? []
      : [{ name, km: distanceKm(coordinates, town.coordinates) }],
  )
  const nearest = near.toSorted((one, other) => one.km - other.km).slice(0, townsNearby)
  return nearest.length === 0 ? [town.name] : nearest.map(({ name }) => name)
}
