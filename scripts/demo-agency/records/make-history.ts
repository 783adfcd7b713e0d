import type { PlainDate } from '#domain/values/measure.ts'
import type { ListingHistory, ListingMoment } from '#domain/listing/listing-history.ts'
import { euroCents } from '#domain/values/money.ts'
import { addDays, isPlainDate } from '#domain/values/plain-date.ts'
import type { Facts } from '#scripts/demo-agency/facts/facts.ts'

const today = toDay('2026-11-20')

/** Returns the ledger's history of some listings: reduced prices, options, sales. */
export function makeHistories(
  listings: readonly Facts[],
  modifiedOn: (id: number) => PlainDate | undefined,
): Readonly<Record<string, ListingHistory>> {
  const made = listings.flatMap((facts): readonly (readonly [number, ListingHistory])[] => {
    const history = historyOf(facts, modifiedOn(facts.id))
    return history === undefined ? [] : [[facts.id, history]]
  })
  return Object.fromEntries(made)
}

function historyOf(facts: Facts, modifiedOn: PlainDate = today): ListingHistory | undefined {
  const { id, goal, state, isPricePublic, isDiscreet, kind, projectId } = facts
  const online = toDay(facts.online)
  const hasStartingPrice = projectId > 0 || kind.family === 'warehouse'
  if (isDiscreet || !isPricePublic || hasStartingPrice) return undefined
  const price = euroCents(facts.price)
  const first: ListingMoment = { on: online, goal, availability: 'available', price }
  if (state === 'sold' || state === 'rented')
    return modifiedOn > online ? [first, { ...first, on: modifiedOn, availability: state }] : undefined
  const changedOn = addDays(online, 35 + (id % 40))
  if (changedOn >= today) return undefined
  if (state === 'option') return [first, { ...first, on: changedOn, availability: 'underOption' }]
  if (id % 23 !== 5) return undefined
  return [
    { ...first, price: earlierPrice(facts) },
    { ...first, on: changedOn },
  ]
}

/** Returns a price 4 to 8 % higher, rounded as agents do. */
function earlierPrice({ price, goal, id }: Facts): ListingMoment['price'] {
  const step = goal === 'sale' ? 5000 : 25
  return euroCents((Math.round((price * (1.04 + (id % 5) / 100)) / step) + 1) * step)
}

function toDay(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`not a day: ${text}`)
  return text
}
