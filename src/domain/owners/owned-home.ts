import type { Availability, Goal } from '#domain/listing/property.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Communication } from './communication.ts'
import type { Comparison } from './comparison.ts'
import type { LocalTime } from './local-time.ts'
import type { OwnerDocument, WantedPaper } from './owner-document.ts'
import type { PageVisits } from './page-visits.ts'
import type { Publication, PublicationEvent } from './publication.ts'
import type { ReleasedOffer } from './released-offer.ts'
import type { Viewing } from './viewing.ts'

/** What an owner agreed with the agency about a home. */
export type Mandate = Readonly<{
  goal: Goal
  /** Address as its owner knows it, with the house number: `Donklaan 12, Berlare`. */
  place?: string
  /** First day online. */
  onlineSince?: PlainDate
  /** Last day of the mandate, and the day from which the agency talks about it. */
  endsOn?: PlainDate
  reviewFrom?: PlainDate
  agentId?: string
  /** What became of it, and since when. */
  availability: Availability
  closedOn?: PlainDate
}>

/** Everything that the owner of a home may read about it. */
export type OwnedHome = Readonly<{
  /** `property/2417`. */
  subject: string
  mandate: Mandate
  /** By day and source, oldest first. */
  pageVisits: readonly PageVisits[]
  /** When documents were asked for through the site, oldest first. */
  documentRequests: readonly LocalTime[]
  /** By time, oldest first. */
  viewings: readonly Viewing[]
  communications: readonly Communication[]
  publications: readonly Publication[]
  events: readonly PublicationEvent[]
  documents: readonly OwnerDocument[]
  wanted: readonly WantedPaper[]
  offers: readonly ReleasedOffer[]
  /** Absent where fewer than five homes are similar. */
  comparison?: Comparison
}>

/** What a list of homes shows of each. */
export type HomeHead = Pick<OwnedHome, 'subject' | 'mandate' | 'offers'>
