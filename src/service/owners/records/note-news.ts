import { isOpen, isPlanned } from '#domain/owners/figures/coming.ts'
import { type LocalTime, toLocalTime } from '#domain/owners/local-time.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeBefore } from '#domain/privacy/term.ts'
import type { NewsKind } from '#service/kit/database/account-tables.ts'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import { noteForOwners } from '#service/requests/bookings/by-staff/note-report.ts'
import type { RecordRow } from '#service/owners/records/record-rows.ts'

/** What is news as long as it is still to come, a viewing that is planned or an offer that binds, and reports. */
export type OwnerNews =
  | Readonly<{ kind: 'viewing'; viewing: Viewing }>
  | Readonly<{ kind: 'offer'; offer: ReleasedOffer }>
  /** What was said of a visit that was booked on the site, and when that was. */
  | Readonly<{ kind: 'report'; at: LocalTime }>

/** Kinds of news that are records of a home. */
const recorded = ['viewing', 'offer'] as const satisfies readonly NewsKind[]
type RecordedKind = (typeof recorded)[number]

/**
 * Notes which new records are news to the owners of their homes. What was noted before is told no second time, also where the
 * CRM left it out for a while.
 */
export async function noteOwnerNews(
  transaction: DbTransaction,
  added: readonly RecordRow[],
  now: number,
): Promise<void> {
  const news = added.flatMap(({ subject, kind: of, id, body }) => {
    const kind = recorded.find((one) => one === of)
    const isNews = kind !== undefined && readNews(kind, body, toLocalTime(now)) !== undefined
    return isNews ? [{ subject, kind, id }] : []
  })
  for (const each of news) await noteForOwners(transaction, each, now)
  await transaction
    .deleteFrom('owner_news')
    .where('noted_at', '<', timeBefore(keptTerms['owner-news'], now))
    .execute()
}

/** Returns the news in a record; undefined for what is past. */
export function readNews(kind: RecordedKind, body: string, now: LocalTime): OwnerNews | undefined {
  if (kind === 'viewing') {
    const viewing: Viewing = JSON.parse(body)
    return isPlanned(viewing, now) ? { kind, viewing } : undefined
  }
  const offer: ReleasedOffer = JSON.parse(body)
  return isOpen(offer, now) ? { kind, offer } : undefined
}
