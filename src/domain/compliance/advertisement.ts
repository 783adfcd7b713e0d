import type { PlainDate } from '#domain/values/measure.ts'
import type { Region } from '#domain/place/place.ts'
import type { PropertyKind } from '#domain/listing/property-kind.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Rules } from '#domain/law/rules.ts'
import type { AdvertisementRule } from './rule.ts'

/** A property on offer, with what its page adds to the record. */
export type Advertisement = Readonly<{
  property: Property
  region: Region
  /** Absent when neither type nor category says it; every kind's rules then hold. */
  kind?: PropertyKind
  /** The day of the build. */
  on: PlainDate
  rules: Rules
  shows: Shows
}>

/**
 * Whether the page names the duty to renovate and shows the symbol of a flood area. Functions, because the answer
 * needs a view of the page and only few checks read it.
 */
export type Shows = Readonly<{ renovationDuty: () => boolean; floodSymbol: () => boolean }>

/** What is missing, in which field of the record, and what to do. */
export type Gap = Readonly<{
  field: string
  message: string
  expected: string
  received?: string
  remedy: string
  /** Whether it may be read in another way; it is then a warning at most. */
  isDoubtful?: boolean
}>

/** Returns what an advertisement lacks under a rule; undefined where it has what the rule wants. */
export type Check = (advertisement: Advertisement, rule: AdvertisementRule) => Gap | undefined
