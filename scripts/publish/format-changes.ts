import type { ListingChange, ListingChanges } from '#domain/listing/compare-listings.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatCount } from '#scripts/kit/progress.ts'

/** Changes that are named one by one; beyond them only their number is said. */
const named = 20

/**
 * Returns what a publication changes, in words for the agency.
 * @example formatChanges(changes) // '2591 Aalst: € 580.000 → € 565.000\n3 new, 1 sold'
 */
export function formatChanges({ changes, gone }: ListingChanges): string {
  const prices = changes.filter((change) => change.kind === 'price')
  const lines = prices.slice(0, named).map(formatPrice)
  if (prices.length > named) lines.push(`and ${formatCount(prices.length - named)} more prices`)
  const counts = Map.groupBy(
    changes.filter((change) => change.kind !== 'price'),
    (change) => (change.kind === 'availability' ? change.to : change.kind),
  )
  const words = [...counts].map(([what, found]) => `${formatCount(found.length)} ${what}${listed(found)}`)
  if (gone.length > 0)
    words.push(
      `${formatCount(gone.length)} gone (${gone.slice(0, 5).join(', ')}${gone.length > 5 ? ' …' : ''})`,
    )
  if (words.length > 0) lines.push(words.join(', '))
  return lines.length === 0 ? 'No listing changes.' : lines.join('\n')
}

function formatPrice(change: Extract<ListingChange, { kind: 'price' }>): string {
  const [from, to] = [change.from, change.to].map((price) =>
    price === undefined ? 'no price' : formatMoney(price, 'nl'),
  )
  return `${change.id} ${change.town}: ${from} → ${to}`
}

function listed(found: readonly ListingChange[]): string {
  const ids = found.slice(0, 5).map(({ id }) => id)
  return ` (${ids.join(', ')}${found.length > 5 ? ' …' : ''})`
}
