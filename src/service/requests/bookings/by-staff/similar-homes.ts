import type { ListingSubject, SubjectsFile } from '#contracts/subjects-file.ts'

/** Homes that a mail names at most. */
const most = 3

/**
 * Returns the names of the homes to be had that are most like one: the same goal, then its town, its type, and how near the
 * price is. Nothing for one that is no home of a list.
 */
export function similarHomes(subjects: SubjectsFile, name: string): readonly string[] {
  const own = subjects[name]
  if (own === undefined || (own.kind !== 'sale' && own.kind !== 'rent')) return []
  return Object.entries(subjects)
    .filter(([other, { kind, state }]) => other !== name && kind === own.kind && state === 'available')
    .map(([other, home]) => ({ other, unlikeness: unlikeness(own, home) }))
    .toSorted((one, two) => one.unlikeness - two.unlikeness || one.other.localeCompare(two.other))
    .slice(0, most)
    .map(({ other }) => other)
}

/** Another town or type weighs as much as double the price. */
function unlikeness(one: ListingSubject, other: ListingSubject): number {
  const [wanted, found] = [new URLSearchParams(one.wanted), new URLSearchParams(other.wanted)]
  const differs = (part: string): number => (wanted.get(part) === found.get(part) ? 0 : 1)
  const [price, otherPrice] = [priceOf(one), priceOf(other)]
  const gap = price === 0 || otherPrice === 0 ? 1 : Math.abs(Math.log2(price / otherPrice))
  return differs('city') + differs('type') + gap
}

/** @example priceOf({ price: '€ 310.000' }) // 310000 */
function priceOf({ price = '' }: Pick<ListingSubject, 'price'>): number {
  return Number(price.replace(/\D/g, ''))
}
