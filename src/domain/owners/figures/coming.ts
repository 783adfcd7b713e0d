import { isOnOffer } from '#domain/listing/availability.ts'
import { dayOf, type LocalTime } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { WantedPaper } from '#domain/owners/owner-document.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import type { Viewing } from '#domain/owners/viewing.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** Something that will happen, or that the agency waits for; a paper without a day can be handed in at any time. */
export type Coming =
  | Readonly<{ kind: 'viewing'; on: PlainDate; viewing: Viewing }>
  | Readonly<{ kind: 'online'; on: PlainDate }>
  | Readonly<{ kind: 'paper'; on?: PlainDate; paper: WantedPaper }>
  | Readonly<{ kind: 'mandateEnd'; on: PlainDate; reviewFrom?: PlainDate }>

/** Returns the viewings that are planned, soonest first. */
export function plannedViewings({ viewings }: OwnedHome, now: LocalTime): readonly Viewing[] {
  return viewings.filter((viewing) => isPlanned(viewing, now))
}

/** Whether a viewing is still to come. */
export function isPlanned({ at, status }: Pick<Viewing, 'at' | 'status'>, now: LocalTime): boolean {
  return at >= now && (status === 'waiting' || status === 'confirmed')
}

/** Returns what comes, soonest first; papers without a day are last. A home that was sold or let has viewings at most. */
export function comingFor(home: OwnedHome, now: LocalTime): readonly Coming[] {
  const { availability, onlineSince, endsOn, reviewFrom } = home.mandate
  const today = dayOf(now)
  const viewings = plannedViewings(home, now).map((viewing) => ({
    kind: 'viewing' as const,
    on: dayOf(viewing.at),
    viewing,
  }))
  if (!isOnOffer(availability)) return viewings
  const coming: readonly Coming[] = [
    ...viewings,
    ...(onlineSince !== undefined && onlineSince > today
      ? [{ kind: 'online' as const, on: onlineSince }]
      : []),
    ...home.wanted.map((paper) => ({ kind: 'paper' as const, on: paper.dueOn, paper })),
    ...(endsOn !== undefined && endsOn >= today
      ? [{ kind: 'mandateEnd' as const, on: endsOn, reviewFrom }]
      : []),
  ]
  return coming.toSorted((one, other) => (one.on ?? '9').localeCompare(other.on ?? '9'))
}

/** Returns the offers that can still be answered: the one that lapses first is first, then the highest. */
export function openOffers({ offers }: Pick<OwnedHome, 'offers'>, now: LocalTime): readonly ReleasedOffer[] {
  return offers
    .filter((offer) => isOpen(offer, now))
    .toSorted(
      (one, other) =>
        (one.bindsUntil ?? '9').localeCompare(other.bindsUntil ?? '9') || other.amount - one.amount,
    )
}

/** Whether an offer still binds whoever made it, and was not decided on. */
export function isOpen(
  { bindsUntil, decision }: Pick<ReleasedOffer, 'bindsUntil' | 'decision'>,
  now: LocalTime,
): boolean {
  return decision === undefined && (bindsUntil === undefined || bindsUntil >= now)
}
