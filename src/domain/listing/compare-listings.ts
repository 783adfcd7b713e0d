import type { EuroCents } from '#domain/values/money.ts'
import { askedPrice, exactPrice } from './asked-price.ts'
import { isOnOffer } from './availability.ts'
import type { Availability, Property } from './property.ts'
import type { ListingHistory } from './listing-history.ts'

/** Something about a listing that visitors will see change. */
export type ListingChange = Readonly<{ id: number; town: string }> &
  (
    | Readonly<{ kind: 'new' | 'back' }>
    | Readonly<{ kind: 'price'; from?: EuroCents; to?: EuroCents }>
    | Readonly<{ kind: 'availability'; from: Availability; to: Availability }>
  )

/** What the next publication changes about the listings. */
export type ListingChanges = Readonly<{
  changes: readonly ListingChange[]
  /** IDs of listings that were on the site and are among the records no longer. */
  gone: readonly number[]
}>

type Compared = Pick<
  Property,
  'id' | 'address' | 'goal' | 'availability' | 'price' | 'lifeAnnuity' | 'charges'
>

/**
 * Compares the listings of today with what was last published of them.
 * @param open IDs of the listings whose pages are published
 */
export function compareListings(
  histories: Readonly<Record<string, ListingHistory>>,
  open: ReadonlySet<number>,
  properties: readonly Compared[],
): ListingChanges {
  const current = new Set(properties.map(({ id }) => id))
  return {
    changes: properties.flatMap((property) => changesOf(histories[property.id], open, property)),
    gone: [...open].filter((id) => !current.has(id)).toSorted((a, b) => a - b),
  }
}

function changesOf(
  history: ListingHistory | undefined,
  open: ReadonlySet<number>,
  property: Compared,
): readonly ListingChange[] {
  const { id, availability, address } = property
  const named = { id, town: address.town.name }
  const last = history?.at(-1)
  // Nothing is back on a site that has shown nothing.
  if (last === undefined || open.size === 0) return [{ ...named, kind: 'new' }]
  if (!open.has(id)) return [{ ...named, kind: 'back' }]
  const price = exactPrice(askedPrice(property))
  const changes: ListingChange[] = []
  if (last.availability !== availability)
    changes.push({ ...named, kind: 'availability', from: last.availability, to: availability })
  // A home that is sold shows no price.
  if (last.price !== price && isOnOffer(availability))
    changes.push({ ...named, kind: 'price', from: last.price, to: price })
  return changes
}
