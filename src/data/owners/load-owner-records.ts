import type { OwnerRecords, RecordedOwner } from '#domain/owners/owner-records.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import { createDataSource, type DataSource } from '#data/file/data-source.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { joinHomes } from './join-homes.ts'
import { communications } from './kinds/communication.ts'
import { mandates } from './kinds/mandate.ts'
import { mediaViews } from './kinds/media-views.ts'
import { offers } from './kinds/offer.ts'
import { ownerDocuments, wantedPapers } from './kinds/owner-document.ts'
import { owners } from './kinds/owner.ts'
import { publicationEvents, publications } from './kinds/publication.ts'
import { viewings } from './kinds/viewing.ts'
import type { Listings } from './load-listings.ts'
import { loadKind, type OwnerContext } from './load-kind.ts'
import { createPaperCheck } from './missing-papers.ts'

/** The records for owners, and what was left out of them. */
export type LoadedOwnerRecords = Readonly<{ records: OwnerRecords; problems: readonly Problem[] }>

/**
 * Loads the records for owners of a directory; papers that the law wants and a listing lacks are asked for too.
 * @throws {ProblemsError} when a file or record is broken: what it no longer lists would be removed
 */
export async function loadOwnerRecords(
  dir: string,
  listings: Listings,
  today: PlainDate,
): Promise<LoadedOwnerRecords> {
  const log = createProblemLog()
  const source = createDataSource(dir, log)
  const context = createOwnerContext(listings, today)
  const loaded = {
    owners: await loadKind(source, owners, context),
    mandates: await loadKind(source, mandates, context),
    viewings: await loadKind(source, viewings, context),
    communications: await loadKind(source, communications, context),
    publications: await loadKind(source, publications, context),
    events: await loadKind(source, publicationEvents, context),
    mediaViews: await loadKind(source, mediaViews, context),
    documents: await loadKind(source, ownerDocuments, context),
    wanted: await loadKind(source, wantedPapers, context),
    offers: await loadKind(source, offers, context),
  }
  const paperCheck = createPaperCheck(listings, today)
  const homes = joinHomes(loaded, source.log, (subject) => {
    const listing = context.listings.get(Number(subject.split('/')[1]))
    return listing === undefined ? [] : paperCheck(listing)
  })
  checkOwners(loaded.owners, new Set(homes.map(({ subject }) => subject)), source)
  if (log.problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(log.problems)
  return { records: { owners: loaded.owners, homes }, problems: log.problems }
}

/** Returns what records for owners are read with. */
export function createOwnerContext(listings: Listings, today: PlainDate): OwnerContext {
  return {
    languageDefault: listings.languageDefault,
    thisYear: partsOf(today).year,
    agents: new Map(
      listings.people.flatMap(({ crmId, person }) => (crmId === undefined ? [] : [[crmId, person.id]])),
    ),
    listings: new Map(listings.properties.map((property) => [property.id, property])),
  }
}

/** An owner of a home without a mandate would see nothing, and one address is one account. */
function checkOwners(found: readonly RecordedOwner[], homes: ReadonlySet<string>, source: DataSource): void {
  const log = source.log.record(owners.file)
  for (const [email, alike] of Map.groupBy(found, (owner) => owner.email))
    if (alike.length > 1)
      log.error('Email', 'used by two owners', {
        expected: 'one record for each address, with all of its homes',
        received: email,
        remedy: 'join the records, or correct an address',
      })
  for (const subject of new Set(found.flatMap(({ subjects }) => subjects)))
    if (!homes.has(subject))
      log.error('PropertyIDs', 'a home without a mandate', {
        expected: `a PropertyID of ${mandates.file}`,
        received: subject.split('/')[1],
        remedy: 'add its mandate, or take the home from its owner',
      })
}
