import type { PlainDate } from '#domain/values/measure.ts'
import type { Random } from '#scripts/kit/random.ts'
import { type VisitSource, visitSources } from '#domain/owners/page-visits.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { CrmRecord, HomeStory } from './story.ts'
import { isWeekend } from './period.ts'

/** Share of visitors by where they came from. */
const shares: Readonly<Record<VisitSource, number>> = {
  site: 0.38,
  portals: 0.34,
  search: 0.15,
  social: 0.07,
  other: 0.06,
}

/** Days of the last month: a home without an owner is only compared over these. */
const compared = 31

/** Returns the visits to the page of a home by day and source: many at first, more at weekends, most with the newsletter. */
export function writePageVisits({ listing, period, owner, random }: HomeStory): readonly CrmRecord[] {
  const chance = random('page-visits')
  const usual = chance.int(18, 42)
  const days = owner === undefined ? period.days.slice(-compared) : period.days
  return days.flatMap((day) => {
    const count = countOf(chance, day, {
      usual,
      from: listing.publishedOn,
      newsletter: newsletterDay(listing.publishedOn),
    })
    return visitSources.flatMap((source) => {
      const visits = Math.round(count * shares[source] * (0.7 + chance.next() * 0.6))
      return visits === 0 ? [] : [{ PropertyID: listing.id, Date: day, Source: source, Count: visits }]
    })
  })
}

/** Returns the day on which a home is in the newsletter. */
export function newsletterDay(from: PlainDate): PlainDate {
  return addDays(from, 23)
}

/** Returns a made-up count of a day. */
export function countOf(
  chance: Random,
  day: PlainDate,
  { usual, from, newsletter }: Readonly<{ usual: number; from: PlainDate; newsletter: PlainDate }>,
): number {
  const age = (Date.parse(day) - Date.parse(from)) / 86_400_000
  const fresh = 1 + 0.9 * Math.exp(-age / 9)
  const tired = 0.55 + 0.45 * Math.exp(-age / 110)
  const extra = day === newsletter ? 2 : day === addDays(newsletter, 1) ? 1.4 : 1
  return Math.round(
    usual * fresh * tired * extra * (isWeekend(day) ? 1.25 : 1) * (0.75 + chance.next() * 0.5),
  )
}
