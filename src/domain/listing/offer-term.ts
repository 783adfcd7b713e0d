import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays } from '#domain/values/plain-date.ts'

/** A day and an hour on Belgium's clock. */
type Moment = Readonly<{ on: PlainDate; at: string }>

/** When an offer is made, in milliseconds since 1970, and for how many hours it binds at least. */
export type OfferTerm = Readonly<{ now: number; leastHours: number }>

/** Days for which an offer binds at most. */
export const mostOfferDays = 90
const hour = 3_600_000

/** Whether an offer that ends at a moment binds long enough to be answered, and not for too long. */
export function isWithinTerm({ on, at }: Moment, { now, leastHours }: OfferTerm): boolean {
  const ends = fromBrussels(on, at)
  return ends >= now + leastHours * hour && ends <= latestEnd(now)
}

/** Returns the first and the last of some hours at which an offer can end; undefined where there is none. */
export function offeredEnds(
  hours: readonly string[],
  term: OfferTerm,
): Readonly<{ earliest: Moment; latest: Moment }> | undefined {
  const today = toBrussels(term.now).on
  const ends = Array.from({ length: mostOfferDays + 1 }, (_, ahead) => addDays(today, ahead))
    .flatMap((on) => hours.toSorted().map((at) => ({ on, at })))
    .filter((end) => isWithinTerm(end, term))
  const [earliest, latest] = [ends[0], ends.at(-1)]
  return earliest === undefined || latest === undefined ? undefined : { earliest, latest }
}

/** The same time on the last day, whichever clock is in force then. */
function latestEnd(now: number): number {
  const { on, at } = toBrussels(now)
  return fromBrussels(addDays(on, mostOfferDays), at)
}
