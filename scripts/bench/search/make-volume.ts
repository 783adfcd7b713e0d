import { createRandom, type Random } from '#scripts/kit/random.ts'
import { columnNames, type ColumnName, type SearchIndex } from '#search/engine/search-index.ts'
import type { Column } from '#search/files/column-file.ts'
import { recordOf } from '#search/filters/record-of.ts'

/** A search: some towns, a category, a price band, bedrooms; cheapest first. */
export type BenchQuery = Readonly<{
  towns: readonly string[]
  category?: number
  minPrice: number
  maxPrice: number
  bedrooms: number
}>

/**
 * Returns an index of a given size: random copies of listings of the given index, with prices changed by up to 10 %, in
 * multiples of 1,000; publication dates still fall with the rows.
 */
export function makeVolume(index: SearchIndex, size: number, seed = 1): SearchIndex {
  if (size === index.size) return index
  const random = createRandom(seed)
  const sources = Uint32Array.from({ length: size }, () => random.int(0, index.size - 1))
  const price = sources.map((source) => nearPrice(index.column('price')[source] ?? 0, random))
  const columns: Readonly<Record<ColumnName, Column>> = {
    ...recordOf(columnNames, (name) => sources.map((source) => index.column(name)[source] ?? 0)),
    date: sources.map((_, row) => index.column('date')[Math.floor((row / size) * index.size)] ?? 0),
    price,
    priceTo: price,
  }
  return { ...index, size, column: (name) => columns[name] }
}

function nearPrice(price: number, random: Random): number {
  return price === 0 ? 0 : Math.max(1000, Math.round((price * (0.9 + random.next() * 0.2)) / 1000) * 1000)
}

/** Returns realistic searches: mostly one to three towns, often a category, a price band or bedrooms. */
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
