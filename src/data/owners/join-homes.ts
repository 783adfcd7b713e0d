import type { Communication } from '#domain/owners/communication.ts'
import type { OwnerDocument, PaperKind, WantedPaper } from '#domain/owners/owner-document.ts'
import type { HomeRecords } from '#domain/owners/owner-records.ts'
import type { Publication, PublicationEvent } from '#domain/owners/publication.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { HomeMandate } from './kinds/mandate.ts'
import type { MediaViews } from './kinds/media-views.ts'
import type { OfHome } from './of-home.ts'

/** The records of all homes, by kind. */
export type LoadedKinds = Readonly<{
  mandates: readonly HomeMandate[]
  viewings: readonly OfHome<Viewing>[]
  communications: readonly OfHome<Communication>[]
  publications: readonly OfHome<Omit<Publication, 'views'>>[]
  events: readonly OfHome<PublicationEvent>[]
  mediaViews: readonly MediaViews[]
  documents: readonly OfHome<OwnerDocument>[]
  wanted: readonly OfHome<WantedPaper>[]
  offers: readonly OfHome<ReleasedOffer | undefined>[]
}>

/**
 * Returns the records by home. One about a home without a mandate is an error, as are two mandates for a home, views of a
 * publication that is not there, and two counts of a day.
 * @param papersOf papers that the law wants for a home and that its listing lacks
 */
export function joinHomes(
  kinds: LoadedKinds,
  log: ProblemLog,
  papersOf: (subject: string) => readonly PaperKind[],
): readonly HomeRecords[] {
  const known = new Set(kinds.mandates.map(({ subject }) => subject))
  for (const [subject, alike] of Map.groupBy(kinds.mandates, (one) => one.subject))
    if (alike.length > 1)
      log.record('mandates.json').error('PropertyID', 'two mandates for one home', {
        expected: 'one record for each home',
        received: subject.split('/')[1],
        remedy: 'keep the one that holds, and export the file again',
      })
  const pick = <T>(file: string, list: readonly OfHome<T>[]): ((subject: string) => readonly T[]) => {
    const groups = Map.groupBy(list, ({ subject }) => subject)
    for (const [subject, found] of groups)
      if (!known.has(subject))
        log.record(file).error('PropertyID', 'a home without a mandate', {
          expected: 'a PropertyID of mandates.json',
          received: `${subject.split('/')[1]} in ${found.length} of its records`,
          remedy: 'add its mandate, or leave what is about it out of the file',
        })
    return (subject) => (groups.get(subject) ?? []).map(({ value }) => value)
  }
  const viewsOf = joinViews(kinds, log)
  const of = {
    viewings: pick('viewings.json', kinds.viewings),
    communications: pick('communications.json', kinds.communications),
    publications: pick('publications.json', kinds.publications),
    events: pick('publication-events.json', kinds.events),
    documents: pick('owner-documents.json', kinds.documents),
    wanted: pick('wanted-papers.json', kinds.wanted),
    offers: pick('offers.json', kinds.offers),
  }
  return kinds.mandates.map(({ subject, mandate, market }) => ({
    subject,
    mandate,
    market,
    viewings: of.viewings(subject),
    communications: of.communications(subject),
    publications: of.publications(subject).map((one) => ({ ...one, views: viewsOf(one.id) })),
    events: of.events(subject),
    documents: of.documents(subject),
    wanted: joinPapers(of.wanted(subject), papersOf(subject)),
    offers: of.offers(subject).filter((offer) => offer !== undefined),
  }))
}

/** Returns the views of each publication by day, oldest first. */
function joinViews(
  { mediaViews, publications }: LoadedKinds,
  log: ProblemLog,
): (id: string) => Publication['views'] {
  const known = new Set(publications.map(({ value }) => value.id))
  const groups = Map.groupBy(mediaViews, ({ publicationId }) => publicationId)
  for (const [id, views] of groups) {
    const place = log.record('media-views.json', id)
    if (!known.has(id))
      place.error('PublicationID', 'no such publication', {
        expected: 'an ID of publications.json',
        received: id,
        remedy: 'add the publication, or leave its views out of the file',
      })
    if (new Set(views.map(({ on }) => on)).size < views.length)
      place.error('Date', 'two counts of the same day', {
        expected: 'one record for each publication and day',
        remedy: 'add them up, and export the file again',
      })
  }
  return (id) =>
    (groups.get(id) ?? [])
      .map(({ on, count }) => ({ on, count }))
      .toSorted((one, other) => one.on.localeCompare(other.on))
}

/** What the agency asks for itself comes first, with its days. */
function joinPapers(asked: readonly WantedPaper[], lawful: readonly PaperKind[]): readonly WantedPaper[] {
  const missing = lawful.filter((kind) => asked.every((paper) => paper.kind !== kind))
  return [...asked, ...missing.map((kind): WantedPaper => ({ kind }))]
}
