import type { EnergyLabel } from '#domain/property.ts'
import type { PropertyType } from '#domain/property-type.ts'
import { type ByteReader, createByteReader } from './binary.ts'
import { livingSteps, plotSteps } from './criteria.ts'
import { readDays } from './day-column.ts'
import { readAmounts, readPlanes } from './number-column.ts'
import { listOrder, orderBy, type RowOrder, spread } from './row-order.ts'
import { openFile, parseText, SearchFileError } from './search-file.ts'
import type { SearchIndex } from './search-index.ts'

type Names = Pick<SearchIndex, 'towns' | 'categoryIds' | 'types' | 'labels'>

/**
 * Returns the index that a file holds: the inverse of `encodeIndex`.
 * @throws {SearchFileError} when the file is no index, is damaged, or is of another format
 */
export function decodeIndex(file: Uint8Array): SearchIndex {
  const reader = createByteReader(openFile('KKIX', file))
  const size = reader.number()
  const names = readNames(reader.text())
  const town = new Uint16Array(readPlanes(reader, size))
  const type = reader.bytes(size).slice()
  const date = readDays(reader, size)
  const byType = orderBy(listOrder(size), type)
  const categories = readCategories(reader, names, type, byType)
  const bedrooms = spread(byType, reader.bytes(size))
  const alike = orderBy(byType, bedrooms)
  const column = (): Uint8Array => spread(alike, reader.bytes(size))
  const columns = { living: column(), plot: column(), label: column(), features: column() }
  const price = readAmounts(reader, alike)
  const priceTo = reader.bytes(1)[0] === 0 ? price : readAmounts(reader, alike)
  reader.finish()
  expectBelow(town, names.towns.length)
  expectBelow(type, names.types.length)
  expectBelow(categories, 2 ** names.categoryIds.length)
  expectBelow(columns.living, livingSteps.length + 1)
  expectBelow(columns.plot, plotSteps.length + 1)
  expectBelow(columns.label, names.labels.length + 1)
  return { size, ...names, town, type, date, categories, bedrooms, ...columns, price, priceTo }
}

function readCategories(reader: ByteReader, { types }: Names, type: Uint8Array, order: RowOrder): Uint8Array {
  const usual = reader.bytes(types.length)
  const categories = spread(order, reader.bytes(type.length))
  for (let row = 0; row < categories.length; row += 1) {
    categories[row] = (categories[row] ?? 0) ^ (usual[type[row] ?? 0] ?? 0)
  }
  return categories
}

function readNames(text: string): Names {
  const { towns, categoryIds, types, labels }: Readonly<Record<string, unknown>> = { ...parseText(text) }
  return {
    towns: listOf<string>(towns, isText),
    categoryIds: listOf(categoryIds, isWhole),
    types: listOf<PropertyType | ''>(types, isText).map((type) => (type === '' ? undefined : type)),
    labels: listOf<EnergyLabel>(labels, isText),
  }
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  if (Array.isArray(value) && value.every(isItem)) return value
  throw new SearchFileError('the names of the file cannot be read')
}

// A type or label that a later version of the site knows does no harm: it is only compared.
function isText<Text extends string>(value: unknown): value is Text {
  return typeof value === 'string'
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}

function expectBelow(column: ArrayLike<number>, limit: number): void {
  for (let row = 0; row < column.length; row += 1) {
    if ((column[row] ?? 0) >= limit) throw new SearchFileError('the file names what there is not')
  }
}
