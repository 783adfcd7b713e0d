import type { Goal } from '#domain/listing/property.ts'
import type { PropertyKind } from '#domain/listing/property-kind.ts'

/** Tables of what owners read about their homes. */
export type OwnerTables = {
  owner_record: OwnerRecordTable
  home_record: HomeRecordTable
  comparable_home: ComparableHomeTable
}

/** Kinds of records about a home. */
export const recordKinds = [
  'mandate',
  'viewing',
  'communication',
  'publication',
  'event',
  'document',
  'wanted',
  'offer',
] as const
export type HomeRecordKind = (typeof recordKinds)[number]

/** Owners as the CRM knows them, whether they have an account or not. */
type OwnerRecordTable = {
  /** In small letters. */
  email: string
  /** The owner as JSON. */
  body: string
}

/** What is recorded about homes: one row for each record. */
type HomeRecordTable = {
  /** Name of the home: `property/2417`. */
  subject: string
  kind: HomeRecordKind
  /** Who it comes from, or `site` for an offer of its form: an import touches what the CRM says alone. */
  origin: 'crm' | 'owner' | 'site'
  /** Of the record, within its kind and home. */
  id: string
  /** What it is sorted by: a day, or a day and time on Belgium's clock; '' for what has none. */
  at: string
  /** The record as JSON. */
  body: string
  /** Hash of the body: tells whether a record has changed without reading it. */
  digest: string
}

/** What homes with a mandate are compared by. */
type ComparableHomeTable = {
  subject: string
  goal: Goal
  kind: PropertyKind
  /** Cents. */
  price: number
  online_since: string
  /** Null while it is on offer. */
  closed_on: string | null
}
