import { type ByteWriter, createByteWriter } from './binary.ts'
import { livingSteps, plotSteps } from '#search/query/criteria.ts'
import { writeDays } from './day-column.ts'
import { writeAmounts, writePlanes } from './number-column.ts'
import { gather, orderBy, type RowOrder, startsOf } from './row-order.ts'
import { sealFile } from './search-file.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'

/**
 * Returns an index as bytes: the names as JSON, then one column after the other. At most 5 bytes a listing once a
 * host has compressed them.
 * @throws {RangeError} where a column names what there is not; whoever reads the file does not look
 */
export function encodeIndex(index: SearchIndex): Uint8Array<ArrayBuffer> {
  const { size, towns, categoryIds, types, labels } = index
  expectNamed(index)
  const writer = createByteWriter()
  writer.number(size)
  writer.text(JSON.stringify({ towns, categoryIds, types: types.map((type) => type ?? ''), labels }))
  writePlanes(writer, index.town)
  writer.bytes(index.type)
  const byType = orderBy(index.type)
  writeCategories(writer, index, byType)
  writer.bytes(gather(byType, index.bedrooms))
  const alike = orderBy(index.bedrooms, startsOf(index.bedrooms), byType)
  for (const column of [index.living, index.plot, index.label, index.features])
    writer.bytes(gather(alike, column))
  writeAmounts(writer, index.price, alike)
  const isRange = index.priceTo.some((amount, row) => amount !== index.price[row])
  writer.bytes([isRange ? 1 : 0])
  if (isRange) writeAmounts(writer, index.priceTo, alike)
  const days = createByteWriter()
  writeDays(days, index.date)
  const bytes = days.finish()
  writer.number(bytes.length)
  writer.bytes(bytes)
  return sealFile('KKIX', writer.finish())
}

/** Nearly all listings of a type are in the same categories: what is written is how each differs from its type. */
function writeCategories(writer: ByteWriter, index: SearchIndex, order: RowOrder): void {
  const counts = index.types.map(() => new Map<number, number>())
  for (const [row, type] of index.type.entries()) {
    const bits = index.categories[row] ?? 0
    counts[type]?.set(bits, (counts[type]?.get(bits) ?? 0) + 1)
  }
  const usual = counts.map((ofType) => [...ofType].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0)
  writer.bytes(usual)
  const others = index.categories.map((bits, row) => bits ^ (usual[index.type[row] ?? 0] ?? 0))
  writer.bytes(gather(order, others))
}

function expectNamed(index: SearchIndex): void {
  const limits = {
    town: index.towns.length,
    type: index.types.length,
    categories: 2 ** index.categoryIds.length,
    living: livingSteps.length + 1,
    plot: plotSteps.length + 1,
    label: index.labels.length + 1,
  }
  for (const name of ['town', 'type', 'categories', 'living', 'plot', 'label'] as const) {
    const row = index[name].findIndex((value) => value >= limits[name])
    if (row !== -1)
      throw new RangeError(
        `row ${row} has ${index[name][row]} for ${name}, below ${limits[name]} is expected`,
      )
  }
}
