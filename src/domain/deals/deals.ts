import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { addMonths } from '#domain/values/plain-date.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { DealFacts } from './deal-facts.ts'
import { availableSince, recordListings } from '#domain/listing/listing-history.ts'
import type { Goal } from '#domain/listing/property.ts'

/** A listing that was sold or let: when, and how many days after it came online. */
export type Deal = DealFacts &
  Readonly<{
    id: number
    goal: Goal
    on: PlainDate
    days: number
    /** The last price that was asked, where one was published. */
    price?: EuroCents
  }>

/** How far back a page tells what was sold and let. */
export const dealMonths = 6

/**
 * Returns what was sold and let in the last months by the ledger, today's records included, the newest first. One whose
 * first or last day online is not recorded is left out, and so is one that is still shown early.
 */
export function recentDeals(
  ledger: Pick<Ledger, 'listings'> | undefined,
  { properties, sections }: Pick<Catalogue, 'properties' | 'sections'>,
  now: PlainDate,
): readonly Deal[] {
  if (ledger?.listings === undefined) return []
  const since = addMonths(now, -dealMonths)
  const early = new Set(properties.filter(({ earlyUntil }) => earlyUntil !== undefined).map(({ id }) => id))
  return Object.entries(recordListings(ledger.listings, properties, now, sections))
    .flatMap(([id, history]) => {
      const last = history.at(-1)
      const on = availableSince(history)
      if (last?.deal === undefined || isOnOffer(last.availability) || on === undefined) return []
      if (on < since || on > now || early.has(Number(id))) return []
      const { goal, price, deal } = last
      return [{ ...deal, id: Number(id), goal, on, price }]
    })
    .toSorted((one, other) => other.on.localeCompare(one.on) || other.id - one.id)
}

/** Returns within how many days at least half of some deals were made; undefined without any. */
export function daysOfHalf(deals: readonly Pick<Deal, 'days'>[]): number | undefined {
  return deals.map(({ days }) => days).toSorted((one, other) => one - other)[Math.ceil(deals.length / 2) - 1]
}
