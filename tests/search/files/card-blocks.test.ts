import { describe, expect, test } from 'vitest'
import {
  type Block,
  blockNumbers,
  blockSize,
  fewestBlocks,
  type Layout,
  layoutRows,
  layouts,
  toBlocks,
} from '#search/files/card-blocks.ts'
import { createIndex, createListing } from '#tests/search/engine/listing-fixture.ts'

const count = 3 * blockSize
// Towns, categories and prices alternate in different rhythms, so that equal ones are apart.
const index = createIndex(
  Array.from({ length: count }, (_, at) =>
    createListing({
      id: at + 1,
      town: `town-${at % 3}`,
      categories: [at % 5 === 0 ? 2 : 1],
      price: at % 7 === 0 ? 0 : 1000 * ((at * 37) % count) + 1,
    }),
  ),
)
const numbersOf = (layout: Layout) => blockNumbers(layoutRows(index, layout))
const rowsWhere = (isWanted: (row: number) => boolean) =>
  Array.from({ length: count }, (_, row) => row).filter(isWanted)

describe('the blocks of a list', () => {
  test('contain each listing once in each layout', () => {
    const values = rowsWhere(() => true)
    for (const layout of layouts) {
      const blocks = toBlocks(values, layoutRows(index, layout))
      expect(blocks.map((block) => block.length)).toEqual([blockSize, blockSize, blockSize])
      expect(blocks.flat().toSorted((one, other) => one - other)).toEqual(values)
      blocks.forEach((block, number) => {
        for (const row of block) expect(numbersOf(layout)[row]).toBe(number)
      })
    }
  })

  test('are sorted newest first, by town, and by category and price with hidden prices last', () => {
    expect([...layoutRows(index, 'id')].slice(0, 3)).toEqual([0, 1, 2])
    const valuesOf = (name: 'price' | 'categories') =>
      [...layoutRows(index, 'category')].map((row) => index.column(name)[row] ?? 0)
    const categories = valuesOf('categories')
    expect(categories).toEqual(categories.toSorted((one, other) => one - other))
    const houses = valuesOf('price').filter((_, at) => categories[at] === categories[0])
    const known = houses.filter((each) => each > 0)
    expect(known.length).toBeGreaterThan(blockSize)
    expect(houses.slice(0, known.length)).toEqual(known.toSorted((one, other) => one - other))
    const towns = [...layoutRows(index, 'town')].map((row) => index.column('town')[row])
    expect(new Set(towns.slice(0, blockSize)).size).toBe(1)
  })

  test('are one for a list of up to two blocks', () => {
    const blocksOf = (size: number) => {
      const values = Array.from({ length: size }, (_, at) => at)
      return toBlocks(values, Uint32Array.from(values)).map((block) => block.length)
    }
    expect(blocksOf(2 * blockSize)).toEqual([2 * blockSize])
    expect(blocksOf(2 * blockSize + 1)).toEqual([blockSize, blockSize, 1])
  })

  test('are none for an empty list', () => {
    expect(toBlocks([], layoutRows(createIndex([]), 'id'))).toEqual([])
  })
})

describe('a page of results needs few blocks', () => {
  const layoutsOf = (blocks: readonly Block[]) => [...new Set(blocks.map(({ layout }) => layout))]

  test('the newest: the first block', () => {
    expect(fewestBlocks([0, 1, 2, 3], numbersOf)).toEqual([{ layout: 'id', number: 0 }])
  })

  test('one town: a block by town', () => {
    const rows = rowsWhere((row) => index.column('town')[row] === 1)
    const blocks = fewestBlocks(rows, numbersOf)
    expect(layoutsOf(blocks)).toEqual(['town'])
    expect(blocks).toHaveLength(1)
  })

  test('the cheapest of a category: a block by category', () => {
    const cheapest = [...layoutRows(index, 'category')].slice(0, 24)
    expect(fewestBlocks(cheapest, numbersOf)).toEqual([{ layout: 'category', number: 0 }])
  })

  test('an empty page: no block', () => {
    expect(fewestBlocks([], numbersOf)).toEqual([])
  })
})
