import type { Goal } from '#domain/listing/property.ts'
import type { PropertyKind } from '#domain/listing/property-kind.ts'
import type { EuroCents } from '#domain/values/money.ts'

/** A home beside others in one figure: all are counts. */
export type ComparedFigure = Readonly<{
  own: number
  lowest: number
  middle: number
  highest: number
  /** How many of the others have less. */
  above: number
  /** How many of the others have more. */
  below: number
}>

/** A home beside similar ones of the agency; never fewer than five others, so that none can be recognised. */
export type Comparison = Readonly<{
  others: number
  kind: PropertyKind
  goal: Goal
  /** Prices of the others, rounded outwards. */
  from: EuroCents
  to: EuroCents
  /** Visits to the page in the last 7 days. */
  pageVisits: ComparedFigure
  /** Visits to the home in the last 30 days. */
  viewings: ComparedFigure
  /** Requests for documents in the last 30 days. */
  documentRequests: ComparedFigure
}>
