import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { HomeRecords } from '#domain/owners/owner-records.ts'
import type { HomeRecordKind } from '#service/kit/database/owner-tables.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'

/** A record about a home as it is stored. */
export type RecordRow = Selectable<ServiceTables['home_record']>

/** Returns a record about a home as it is stored; `at` is what records of its kind are sorted by. */
export function toRow(
  origin: RecordRow['origin'],
  { subject, kind, id, at }: Pick<RecordRow, 'subject' | 'kind' | 'id' | 'at'>,
  value: object,
): RecordRow {
  const body = JSON.stringify(value)
  const digest = createHash('sha256').update(body).digest('base64url')
  return { subject, kind, origin, id, at, body, digest }
}

/** Returns what the CRM says about a home as it is stored. */
export function toRows({ subject, ...home }: HomeRecords): readonly RecordRow[] {
  const row = (kind: HomeRecordKind, id: string, at: string, value: object): RecordRow =>
    toRow('crm', { subject, kind, id, at }, value)
  return [
    row('mandate', '', '', home.mandate),
    ...home.viewings.map((one) => row('viewing', one.id, one.at, one)),
    ...home.communications.map((one) => row('communication', one.id, one.at, one)),
    ...home.publications.map((one) => row('publication', one.id, one.since, one)),
    ...home.events.map((one) => row('event', one.id, one.on, one)),
    ...home.documents.map((one) => row('document', one.id, one.on, one)),
    // Papers have no ID: their place in the list keeps the order in which they are asked for.
    ...home.wanted.map((one, index) => row('wanted', String(index).padStart(3, '0'), '', one)),
    ...home.offers.map((one) => row('offer', one.id, one.receivedAt, one)),
  ]
}

/** A home as it is stored to be compared. */
export type ComparableRow = Selectable<ServiceTables['comparable_home']>

/** Returns what a home is compared by; nothing for one without a price, a first day online, or the day that it closed. */
export function toComparable({ subject, mandate, market }: HomeRecords): readonly ComparableRow[] {
  const { goal, onlineSince, closedOn, availability } = mandate
  const isOpen = isOnOffer(availability)
  if (market === undefined || onlineSince === undefined || (!isOpen && closedOn === undefined)) return []
  return [
    {
      subject,
      goal,
      kind: market.kind,
      price: market.price,
      online_since: onlineSince,
      closed_on: isOpen ? null : (closedOn ?? null),
    },
  ]
}
