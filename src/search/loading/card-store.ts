import type { ListCard } from '#ui/cards/list-card.ts'
import {
  type Block,
  blockNumbers,
  blockSizeOf,
  fewestBlocks,
  type Layout,
  layoutRows,
} from '#search/files/card-blocks.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'

/** The cards of one list in one language, loaded in blocks. */
export type CardStore = Readonly<{
  /** Returns the card of a row; undefined when its block is not loaded. */
  peek: (row: number) => ListCard | undefined
  /** Loads the blocks of some rows, unless they are there. */
  load: (rows: readonly number[]) => Promise<void>
}>

/** Reads the cards of a block by their position in it. */
export type ReadBlock = (at: number) => ListCard | undefined

/** Returns a store without cards. A block that could not be loaded is loaded again when it is needed again. */
export function createCardStore(
  index: SearchIndex,
  loadBlock: (block: Block) => Promise<ReadBlock>,
): CardStore {
  const size = blockSizeOf(index.size)
  const orders = new Map<Layout, Readonly<{ rows: Uint32Array; numbers: Uint32Array }>>()
  const orderOf = (layout: Layout) => {
    const rows = orders.get(layout)?.rows ?? layoutRows(index, layout)
    const order = orders.get(layout) ?? { rows, numbers: blockNumbers(rows) }
    orders.set(layout, order)
    return order
  }
  const readers = new Map<number, () => ListCard | undefined>()
  const cards = new Map<number, ListCard>()
  return {
    peek: (row) => {
      const card = cards.get(row) ?? readers.get(row)?.()
      // Kept, so that the same card renders once.
      if (card !== undefined) cards.set(row, card)
      return card
    },
    load: async (rows) => {
      const missing = rows.filter((row) => !readers.has(row))
      const blocks = fewestBlocks(missing, (layout) => orderOf(layout).numbers)
      await Promise.all(
        blocks.map(async (block) => {
          const read = await loadBlock(block)
          const start = block.number * size
          const own = orderOf(block.layout).rows.subarray(start, start + size)
          own.forEach((row, at) => readers.set(row, () => read(at)))
        }),
      )
    },
  }
}
