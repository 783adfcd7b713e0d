import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, addMonths } from '#domain/values/plain-date.ts'
import type { CrmRecord, HomeStory } from './story.ts'

/** Months of a mandate, which is renewed while the home is on offer. */
const months = 4

/** Returns the mandate of a home. */
export function writeMandate({ listing, period, agent }: HomeStory): CrmRecord {
  const { address, goal } = listing
  const street =
    address.kind === 'published'
      ? [address.street, address.houseNumber, address.box && `bus ${address.box}`].filter(Boolean).join(' ')
      : ''
  const ends = endOf(listing.publishedOn, period.to)
  return {
    PropertyID: listing.id,
    Goal: goal === 'sale' ? 0 : 1,
    Place: `${street}, ${address.town.name}`,
    DateOnline: listing.publishedOn,
    EndDate: ends,
    ReviewDate: addDays(ends, -14),
    ManagerID: agent.crmId,
    Status: period.closed ? (goal === 'sale' ? 2 : 4) : 1,
    ClosedDate: period.closed ? period.to : undefined,
  }
}

function endOf(from: PlainDate, to: PlainDate): PlainDate {
  let terms = 1
  while (addMonths(from, months * terms) < to) terms += 1
  return addMonths(from, months * terms)
}
