import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import { galleryOf, misfitOf } from './fitting.ts'
import type { Home } from './homes.ts'
import { type PlaceOf, seenTogether } from './seen-together.ts'

/** Pictures that a card shows, at most: they too differ within a page, where the sets allow it. */
export const cardPictures = 3

/**
 * Gives each listing a home that fits its facts, no home twice on one page of the site, and repeats far apart:
 * seldom in one town, long after each other in the list. The listing with the fewest homes left comes first. One for
 * which none is left has no pictures yet: no picture is better than another home's.
 */
export function assignHomes(
  listings: readonly Facts[],
  pictured: readonly Facts[],
  homes: readonly Home[],
  placeOf: PlaceOf,
): ReadonlyMap<number, Home> {
  const near = neighboursOf(listings, placeOf)
  const positions = new Map(listings.map((facts, index) => [facts.id, index]))
  const given = new Map<number, Home>()
  const suited = new Map(
    listings.map((facts) => [facts, homes.filter((home) => misfitOf(facts, home) !== undefined)]),
  )
  const waiting = new Set(pictured.filter(({ projectId }) => projectId === 0))

  const freeFor = (facts: Facts): readonly Home[] => {
    const taken = new Set([...(near.get(facts) ?? [])].map(({ id }) => given.get(id)))
    return (suited.get(facts) ?? []).filter((home) => !taken.has(home))
  }

  const penaltyOf = (facts: Facts, home: Home): number => {
    const uses = listings.filter(({ id }) => given.get(id) === home)
    const own = positions.get(facts.id) ?? 0
    const close = uses.reduce((sum, { id }) => sum + 40 / (1 + Math.abs((positions.get(id) ?? 0) - own)), 0)
    const sameTown = uses.filter(({ town }) => town.slug === facts.town.slug).length
    const card = galleryOf(facts, home).slice(0, cardPictures)
    const shared = [...(near.get(facts) ?? [])].filter((other) =>
      sharesPicture(card, other, given.get(other.id)),
    ).length
    return (misfitOf(facts, home) ?? 0) + close + sameTown * 3 + uses.length * 0.5 + shared * 2
  }

  while (waiting.size > 0) {
    const [{ facts, free }] = mostUrgent(waiting, freeFor)
    const [home] = free.toSorted((a, b) => penaltyOf(facts, a) - penaltyOf(facts, b))
    if (home !== undefined) given.set(facts.id, home)
    waiting.delete(facts)
  }
  return given
}

/** Returns with which others each listing stands on a page. */
function neighboursOf(listings: readonly Facts[], placeOf: PlaceOf): ReadonlyMap<Facts, ReadonlySet<Facts>> {
  const near = new Map(listings.map((facts) => [facts, new Set<Facts>()]))
  for (const group of seenTogether(listings, placeOf))
    for (const facts of group) for (const other of group) if (other !== facts) near.get(facts)?.add(other)
  return near
}

function mostUrgent(
  waiting: ReadonlySet<Facts>,
  freeFor: (facts: Facts) => readonly Home[],
): [Readonly<{ facts: Facts; free: readonly Home[] }>] {
  const all = [...waiting].map((facts) => ({ facts, free: freeFor(facts) }))
  return [all.reduce((best, entry) => (entry.free.length < best.free.length ? entry : best))]
}

function sharesPicture(card: readonly string[], other: Facts, home: Home | undefined): boolean {
  if (home === undefined) return false
  return galleryOf(other, home)
    .slice(0, cardPictures)
    .some((picture) => card.includes(picture))
}
