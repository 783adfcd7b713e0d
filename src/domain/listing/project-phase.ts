import type { PlainDate } from '#domain/values/measure.ts'
import { partsOf } from '#domain/values/plain-date.ts'
import type { Project } from './project.ts'

/** A phase of a building project. */
export type ProjectPhase =
  | Readonly<{ kind: 'sale'; state: 'done' | 'current' }>
  /** Whole months until delivery, rounded; absent after delivery and for implausible dates. */
  | Readonly<{ kind: 'works'; state: 'done' | 'current'; monthsLeft?: number }>
  | Readonly<{ kind: 'delivery'; state: 'done' | 'ahead'; on: PlainDate }>

/**
 * Returns the steps of a project from the day of its delivery, the only day that its record has: sale, works,
 * delivery. A project without that day has no steps.
 */
export function projectPhases(
  { availability, deliveryOn }: Pick<Project, 'availability' | 'deliveryOn'>,
  now: PlainDate,
): readonly ProjectPhase[] {
  if (deliveryOn === undefined) return []
  const isDelivered = deliveryOn <= now
  return [
    { kind: 'sale', state: availability === 'soldOut' ? 'done' : 'current' },
    isDelivered
      ? { kind: 'works', state: 'done' }
      : { kind: 'works', state: 'current', monthsLeft: credible(monthsBetween(now, deliveryOn)) },
    { kind: 'delivery', state: isDelivered ? 'done' : 'ahead', on: deliveryOn },
  ]
}

/** Whether a home of a project is still to be built or in the works on a day; so is one without a day of delivery. */
export function isOffPlan({ deliveryOn }: Pick<Project, 'deliveryOn'>, on: PlainDate): boolean {
  return deliveryOn === undefined || deliveryOn > on
}

/** Longest plausible time until delivery, in months. */
const longest = 120

function credible(months: number): number | undefined {
  return months > longest ? undefined : months
}

function monthsBetween(from: PlainDate, to: PlainDate): number {
  const [start, end] = [partsOf(from), partsOf(to)]
  const days = end.day - start.day
  return (end.year - start.year) * 12 + end.month - start.month + Math.round(days / 30)
}
