import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { isLand } from '#domain/listing/property-kind.ts'
import { demoEmail } from '#scripts/service/demo-account.ts'
import { writePdf } from './write-pdf.ts'
import { offerOf } from './write-offer.ts'
import type { CrmRecord, HomeStory } from './story.ts'
import type { ExampleWords } from './words/example-words.ts'

/** A document of an example: its record and, for one that can be read, its file. */
export type ExampleDocument = Readonly<{
  record: CrmRecord
  file?: Readonly<{ name: string; content: Uint8Array }>
}>

/** A paper that is still wanted. */
export type StoryPaper = Readonly<{
  paper: keyof ExampleWords['papers']
  askedOn: PlainDate
  dueOn: PlainDate
}>

/**
 * Returns the paper that the agency still asks for; undefined where the listing lacks none. The owner of the demo is always
 * asked for one, so that handing it in can be tried.
 */
export function wantedPaper({ listing, owner, period }: HomeStory): StoryPaper | undefined {
  if (period.closed || listing.goal === 'rent') return undefined
  const { building, legal } = listing
  const isFuelled = building.heating?.kind === 'code' && building.heating.code === 'oil'
  const paper =
    legal.electricity.state === 'requested'
      ? 'electricity'
      : isFuelled
        ? 'oilTank'
        : (building.constructionYear ?? 0) > 2001 || owner?.email === demoEmail
          ? 'postInterventionFile'
          : undefined
  return paper && { paper, askedOn: addDays(period.to, -7), dueOn: addDays(period.to, 7) }
}

/** Returns the papers that the agency asks for. */
export function writeWanted(story: HomeStory): readonly CrmRecord[] {
  const wanted = wantedPaper(story)
  if (wanted === undefined) return []
  const { paper, askedOn, dueOn } = wanted
  const { id } = story.listing
  return [{ ID: `P${id}-1`, PropertyID: id, Paper: paper, AskedDate: askedOn, DueDate: dueOn }]
}

/** Returns what the owner of a home can read, and what was handed in on paper. */
export function writeDocuments(story: HomeStory): readonly ExampleDocument[] {
  const { listing, words, locale, owner } = story
  if (owner === undefined) return []
  const { documents } = words
  const online = listing.publishedOn
  const base = (key: string, name: string, on: PlainDate): CrmRecord => ({
    ID: `D${listing.id}-${key}`,
    PropertyID: listing.id,
    Name: name,
    Date: on,
    language: locale,
  })
  const toRead = (key: string, name: string, on: PlainDate): ExampleDocument => {
    const content = writePdf([name, `${listing.address.town.name}, ${on}`, owner.name])
    const file = `${listing.id}-${key}.pdf`
    const record = { ...base(key, name, on), From: 'kantoor', File: file, MimeType: 'application/pdf' }
    return { record: { ...record, Size: content.length }, file: { name: file, content } }
  }
  const handedIn = (key: string, name: string, on: PlainDate, paper: string): ExampleDocument => ({
    record: { ...base(key, name, on), From: 'eigenaar', Paper: paper, Check: 'in orde' },
  })
  const offer = offerOf(story)
  return [
    toRead('mandate', documents.mandate, addDays(online, -7)),
    toRead('planning', documents.planning, addDays(online, 12)),
    ...(listing.legal.soil.state === 'noData' ? [toRead('soil', documents.soil, addDays(online, 5))] : []),
    ...(offer === undefined ? [] : [toRead('offer', words.offerDocument(offer.amount), offer.on)]),
    handedIn('title', documents.titleDeed, addDays(online, -6), 'eigendomstitel'),
    ...(listing.energy.state === 'present' && !isLand(listing)
      ? [handedIn('epc', documents.epc, addDays(online, -5), 'epc')]
      : []),
  ].filter(({ record }) => String(record['Date']) <= story.period.to)
}
