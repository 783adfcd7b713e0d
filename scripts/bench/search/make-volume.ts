import { createRandom, type Random } from '#scripts/demo-agency/facts/random.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import type { BenchQuery } from '#scripts/bench/search/listing.ts'

const columns = [
  'town',
  'categories',
  'type',
  'price',
  'bedrooms',
  'living',
  'plot',
  'label',
  'features',
] as const

/**
 * Returns an index of so many listings: each is a listing of the given one at random, its price up to a tenth
 * away and again a multiple of 1,000; the days of publication go on falling with the rows.
 */
export function makeVolume(index: SearchIndex, size: number, seed = 1): SearchIndex {
  if (size === index.size) return index
  const random = createRandom(seed)
  const sources = Uint32Array.from({ length: size }, () => random.int(0, index.size - 1))
  const grown = {
    ...index,
    size,
    date: Uint16Array.from(
      { length: size },
      (_, row) => index.date[Math.floor((row / size) * index.size)] ?? 0,
    ),
  }
  for (const name of columns) {
    const column = index[name]
    const values = Array.from(sources, (source) => column[source] ?? 0)
    Object.assign(grown, { [name]: withValues(column, values) })
  }
  const price = grown.price.map((value) => nearPrice(value, random))
  return { ...grown, price, priceTo: price }
}

function withValues(like: Uint8Array | Uint16Array | Uint32Array, values: readonly number[]): typeof like {
  if (like instanceof Uint32Array) return Uint32Array.from(values)
  return like instanceof Uint16Array ? Uint16Array.from(values) : Uint8Array.from(values)
}

function nearPrice(price: number, random: Random): number {
  return price === 0 ? 0 : Math.max(1000, Math.round((price * (0.9 + random.next() * 0.2)) / 1000) * 1000)
}

/** Returns searches that people do: mostly one to three towns, often a category, a price band or bedrooms. */
export function makeQueries(index: SearchIndex, count: number, seed = 2): readonly BenchQuery[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const minPrice = random.chance(0.6) ? random.int(1, 4) * 100_000 : 0
    return {
      towns: random.chance(0.7)
        ? random.shuffle(index.towns).slice(0, random.int(1, Math.min(3, index.towns.length)))
        : [],
      category: random.chance(0.6) ? random.pick(index.categoryIds) : undefined,
      minPrice,
      maxPrice: minPrice + random.int(1, 3) * 100_000,
      bedrooms: random.chance(0.4) ? random.int(1, 4) : 0,
    }
  })
}
