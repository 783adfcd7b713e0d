import type { PropertyKind } from '#domain/listing/property-kind.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { EuroCents } from '#domain/values/money.ts'
import type { OwnedHome } from './owned-home.ts'

/** An owner as the CRM knows one. */
export type RecordedOwner = Readonly<{
  /** In small letters. */
  email: string
  name: string
  title?: 'ms' | 'mr'
  locale: Locale
  /** Names of the homes: `property/2417`. */
  subjects: readonly string[]
}>

/** What a home is compared by; the price is the one that the site shows. */
export type HomeMarket = Readonly<{ kind: PropertyKind; price: EuroCents }>

/** What the CRM says about a home for its owner; absent `market` means that it is like no other. */
export type HomeRecords = Omit<OwnedHome, 'pageVisits' | 'documentRequests' | 'comparison'> &
  Readonly<{ market?: HomeMarket }>

/** All that the CRM says for owners: whoever and whatever is not in it is gone. */
export type OwnerRecords = Readonly<{
  owners: readonly RecordedOwner[]
  homes: readonly HomeRecords[]
}>
