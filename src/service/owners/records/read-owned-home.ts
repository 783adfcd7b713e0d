import type { Communication } from '#domain/owners/communication.ts'
import { type LocalTime, toLocalTime } from '#domain/owners/local-time.ts'
import type { Mandate, OwnedHome } from '#domain/owners/owned-home.ts'
import type { OwnerDocument, WantedPaper } from '#domain/owners/owner-document.ts'
import type { PageVisits } from '#domain/owners/page-visits.ts'
import type { Publication, PublicationEvent } from '#domain/owners/publication.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import type { HomeRecordKind } from '#service/kit/database/owner-tables.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { isStillWanted } from '#domain/owners/wanted-papers.ts'
import { readBookedViewings } from '#service/requests/bookings/booked-viewings.ts'
import { type ReadAt, readComparison } from './read-comparison.ts'

/** Returns everything that the owner of a home may read about it; undefined for a home without a mandate. */
export async function readOwnedHome(db: Db, subject: string, at: ReadAt): Promise<OwnedHome | undefined> {
  // At the same time: a server answers several queries at once.
  const [rows, booked, pageVisits, documentRequests, comparison] = await Promise.all([
    readRecords(db, subject),
    readBookedViewings(db, subject),
    readPageVisits(db, subject),
    readDocumentRequests(db, subject, at.now),
    readComparison(db, subject, at),
  ])
  const bodiesOf = (kind: HomeRecordKind): readonly string[] =>
    rows.filter((row) => row.kind === kind).map(({ body }) => body)
  const [mandate] = bodiesOf('mandate').map((body): Mandate => JSON.parse(body))
  if (mandate === undefined) return undefined
  const documents = bodiesOf('document').map((body): OwnerDocument => JSON.parse(body))
  const wanted = bodiesOf('wanted').map((body): WantedPaper => JSON.parse(body))
  return {
    subject,
    mandate,
    pageVisits,
    documentRequests,
    viewings: allViewings(
      bodiesOf('viewing').map((body): Viewing => JSON.parse(body)),
      booked,
    ),
    communications: bodiesOf('communication').map((body): Communication => JSON.parse(body)),
    publications: bodiesOf('publication').map((body): Publication => JSON.parse(body)),
    events: bodiesOf('event').map((body): PublicationEvent => JSON.parse(body)),
    documents,
    wanted: wanted.filter((paper) => isStillWanted(paper, documents)),
    offers: bodiesOf('offer').map((body): ReleasedOffer => JSON.parse(body)),
    comparison,
  }
}

/** Returns the viewings of the CRM and those booked on the site, by time; one that both have is that of the CRM, with what it lacks. */
function allViewings(recorded: readonly Viewing[], booked: readonly Viewing[]): readonly Viewing[] {
  const alone = booked.filter(({ at }) => recorded.every((viewing) => viewing.at !== at))
  const both = recorded.map((viewing) => ({ ...booked.find(({ at }) => at === viewing.at), ...viewing }))
  return [...both, ...alone].toSorted((one, other) => one.at.localeCompare(other.at))
}

async function readRecords(db: Db, subject: string) {
  return await db
    .selectFrom('home_record')
    .select(['kind', 'body'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

async function readPageVisits(db: Db, subject: string): Promise<readonly PageVisits[]> {
  const found = await db
    .selectFrom('visit_day')
    .select(['day', 'source', 'visits'])
    .where('subject', '=', subject)
    .orderBy('day')
    .orderBy('source')
    .execute()
  return found.map(({ day, source, visits }) => ({ on: day, source, visits }))
}

async function readDocumentRequests(db: Db, subject: string, now: number): Promise<readonly LocalTime[]> {
  const found = await db
    .selectFrom('submission')
    .select('created_at')
    .where('subject', '=', subject)
    .where('form', '=', 'request-documents')
    .where('created_at', '<=', now)
    .orderBy('created_at')
    .execute()
  return found.map((row) => toLocalTime(row.created_at))
}
