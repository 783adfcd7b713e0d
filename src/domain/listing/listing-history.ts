import type { PlainDate } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'
import { addDays, daysBetween } from '#domain/values/plain-date.ts'
import { askedPrice, exactPrice } from './asked-price.ts'
import type { Section } from '#domain/site/section.ts'
import { isOnOffer } from './availability.ts'
import { type DealFacts, dealFacts } from '#domain/deals/deal-facts.ts'
import type { Availability, Goal, Property } from './property.ts'

/** What was published about a listing from a day on; without `price` there was no exact one. */
export type ListingMoment = Readonly<{
  on: PlainDate
  goal: Goal
  availability: Availability
  price?: EuroCents
  /** Of one that is sold or let: what is told of it, and how many days it was online. */
  deal?: DealFacts & Readonly<{ days: number }>
}>

/** What was published about a listing, oldest first; every moment differs from the one before. */
export type ListingHistory = readonly ListingMoment[]

type Recorded = Pick<Property, 'goal' | 'availability' | 'price' | 'lifeAnnuity' | 'charges'>

/** A lower price: the one that it was before, and since when it is lower. */
export type PriceReduction = Readonly<{ from: EuroCents; on: PlainDate }>

/**
 * Days before a reduction whose lowest price is the one that it is measured against: a price that was raised for a
 * week makes no reduction. The law binds shops, not homes; it is our own rule here (docs/decisions/addresses-and-ledger.md).
 * @see Directive 98/6/EC, article 6a (read 2026-11-21)
 */
const comparedDays = 30

/**
 * Returns the history with what is published today. Nothing is added when nothing changed, or for a day before the
 * last one; what was published earlier on the same day gives way.
 */
export function recordMoment(history: ListingHistory, property: Recorded, today: PlainDate): ListingHistory {
  if ((history.at(-1)?.on ?? today) > today) return history
  const earlier = history.filter(({ on }) => on < today)
  const moment: ListingMoment = {
    on: today,
    goal: property.goal,
    availability: property.availability,
    price: exactPrice(askedPrice(property)),
  }
  const last = earlier.at(-1)
  return last !== undefined && isSame(last, moment) ? earlier : [...earlier, moment]
}

/**
 * Returns the histories of all listings, by ID, with what is published today, and what is told of those that are sold or
 * let; one that is gone keeps its own.
 */
export function recordListings(
  histories: Readonly<Record<string, ListingHistory>> | undefined,
  properties: readonly Property[],
  today: PlainDate,
  sections: readonly Section[],
): Readonly<Record<string, ListingHistory>> {
  const known = Object.values(histories ?? {}).flatMap(([first]) => first?.on ?? [])
  const begun = known.toSorted()[0] ?? today
  const published = properties.map((property) => {
    const history = recordMoment(histories?.[property.id] ?? [], property, today)
    return [property.id, recordDeal(history, property, begun, sections)] as const
  })
  // whole numbers are keys in rising order: the file is the same for the same listings
  return { ...histories, ...Object.fromEntries(published) }
}

/** A listing without a date that was there when recording began was online before; nobody knows for how long. */
function recordDeal(
  history: ListingHistory,
  property: Property,
  begun: PlainDate,
  sections: readonly Section[],
): ListingHistory {
  const { publishedOn } = property
  const last = history.at(-1)
  const days = daysUntilTaken(history, publishedOn)
  const facts = dealFacts(property, sections)
  const isSince = publishedOn !== undefined || history[0]?.on !== begun
  if (last === undefined || days === undefined || facts === undefined || !isSince) return history
  return [...history.slice(0, -1), { ...last, deal: { ...facts, days } }]
}

/**
 * Returns the newest reduction of the price that is asked today; undefined when it rose since, when it is not
 * published, or when the listing went from sale to rent in between.
 */
export function priceReduction(history: ListingHistory, asked: EuroCents): PriceReduction | undefined {
  const now = history.at(-1)
  if (now?.price !== asked) return undefined
  const since = history.findLastIndex(({ price, goal }) => price !== asked || goal !== now.goal) + 1
  const start = history[since]
  const before = history[since - 1]
  if (start === undefined || before === undefined) return undefined
  const lowest = lowestBetween(history.slice(0, since), now.goal, addDays(start.on, -comparedDays))
  return before.price === undefined || before.goal !== now.goal || lowest === undefined || lowest <= asked
    ? undefined
    : { from: lowest, on: start.on }
}

/** Returns the day since which a listing has its availability; undefined when it never changed. */
export function availableSince(history: ListingHistory): PlainDate | undefined {
  const now = history.at(-1)
  const since = history.findLastIndex(({ availability }) => availability !== now?.availability) + 1
  return since === 0 ? undefined : history[since]?.on
}

/**
 * Returns the day since which a listing is online: of its record, or an earlier one of its history. Undefined when
 * neither has one.
 */
export function onlineSince(
  history: ListingHistory,
  publishedOn: PlainDate | undefined,
): PlainDate | undefined {
  const first = history[0]?.on
  return publishedOn === undefined || (first !== undefined && first < publishedOn) ? first : publishedOn
}

/**
 * Returns the last day on which something about a listing changed: in its record, or its price or state by its history.
 * The first moment of a history is when it was first recorded, which is no change of a listing that has a date. Days
 * after today are not counted; undefined when no day is known.
 */
export function changedOn(
  { publishedOn, modifiedOn }: Pick<Property, 'publishedOn' | 'modifiedOn'>,
  history: ListingHistory,
  today: PlainDate,
): PlainDate | undefined {
  const recorded = history.length > 1 ? history.at(-1)?.on : undefined
  const days = [publishedOn, modifiedOn, recorded].filter((on) => on !== undefined && on <= today)
  return days.length === 0 ? history[0]?.on : days.toSorted().at(-1)
}

/**
 * Returns the day since which a listing is online, for `days` days after it. A record with a later date does not make
 * its listing new again; undefined for a record without a date.
 */
export function newSince(
  history: ListingHistory,
  publishedOn: PlainDate | undefined,
  today: PlainDate,
  days: number,
): PlainDate | undefined {
  if (publishedOn === undefined) return undefined
  const since = onlineSince(history, publishedOn) ?? publishedOn
  return since <= today && addDays(since, days) >= today ? since : undefined
}

/**
 * Returns within how many days a listing was sold or let, from the day it came online; undefined where that was not
 * recorded.
 */
export function daysUntilTaken(
  history: ListingHistory,
  publishedOn: PlainDate | undefined,
): number | undefined {
  const now = history.at(-1)
  if (now === undefined || isOnOffer(now.availability)) return undefined
  const index = history.findLastIndex(({ availability }) => availability !== now.availability) + 1
  const before = history.slice(0, index)
  const ended = before.findLastIndex(
    ({ availability, goal }) => !isOnOffer(availability) || goal !== now.goal,
  )
  const [taken, first] = [history[index], before[ended + 1]]
  if (taken === undefined || first === undefined) return undefined
  // A date from before it was last taken is that of another time online.
  const isOfNow = publishedOn !== undefined && publishedOn > (before[ended]?.on ?? '')
  const since = isOfNow && publishedOn < first.on ? publishedOn : first.on
  return Math.max(1, daysBetween(since, taken.on))
}

function isSame(one: ListingMoment, other: ListingMoment): boolean {
  return one.goal === other.goal && one.availability === other.availability && one.price === other.price
}

/** The lowest price that was in force on or after a day; each holds until the next moment. */
function lowestBetween(history: ListingHistory, goal: Goal, from: PlainDate): EuroCents | undefined {
  return history
    .filter((_, index) => (history[index + 1]?.on ?? from) >= from)
    .filter((moment) => moment.goal === goal)
    .reduce<EuroCents | undefined>(
      (lowest, { price }) =>
        price !== undefined && (lowest === undefined || price < lowest) ? price : lowest,
      undefined,
    )
}
