import { describe, expect, test } from 'vitest'
import { type Block, blockSize, layoutRows } from '#search/files/card-blocks.ts'
import { createCardStore } from '#search/loading/card-store.ts'
import type { ListCard } from '#ui/cards/list-card.ts'
import { createIndex, createListing } from '#tests/search/engine/listing-fixture.ts'

const count = 3 * blockSize
const index = createIndex(
  Array.from({ length: count }, (_, at) => createListing({ id: at + 1, price: 1000 + ((at * 37) % count) })),
)
const cardOf = (row: number): ListCard => ({
  kind: 'property',
  id: count - row,
  card: { id: count - row, href: '/', title: `row ${row}`, place: '', facts: [], pin: '', noPicture: '' },
})

function createStore() {
  const loaded: Block[] = []
  let isOffline = false
  const store = createCardStore(index, async (block) => {
    if (isOffline) throw new Error('offline')
    loaded.push(block)
    const rows = layoutRows(index, block.layout).subarray(block.number * blockSize)
    return (at) => cardOf(rows[at] ?? -1)
  })
  const setOffline = (value: boolean) => {
    isOffline = value
  }
  return { store, loaded, setOffline }
}

describe('the cards of a list', () => {
  test('are available once their block is loaded, in any layout', async () => {
    const { store, loaded } = createStore()
    const cheapest = [...layoutRows(index, 'category')].slice(0, 24)
    expect(store.peek(cheapest[0] ?? 0)).toBeUndefined()
    await store.load(cheapest)
    for (const row of cheapest) expect(store.peek(row)).toEqual(cardOf(row))
    expect(loaded).toEqual([{ layout: 'category', number: 0 }])
  })

  test('are the same object every time', async () => {
    const { store } = createStore()
    await store.load([5])
    expect(store.peek(5)).toBe(store.peek(5))
  })

  test('load blocks only for missing rows', async () => {
    const { store, loaded } = createStore()
    await store.load([0, 1])
    await store.load([1, 2])
    await store.load([])
    expect(loaded).toHaveLength(1)
    await store.load([0, count - 1])
    expect(loaded).toHaveLength(2)
  })

  test('are loaded again after a failure', async () => {
    const { store, setOffline } = createStore()
    setOffline(true)
    await expect(store.load([3])).rejects.toThrow('offline')
    expect(store.peek(3)).toBeUndefined()
    setOffline(false)
    await store.load([3])
    expect(store.peek(3)).toEqual(cardOf(3))
  })
})
