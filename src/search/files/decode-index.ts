import type { EnergyLabel } from '#domain/listing/property.ts'
import type { PropertyType } from '#domain/listing/property-type.ts'
import { type ByteReader, createByteReader } from './binary.ts'
import { readDays } from './day-column.ts'
import { lazy } from './lazy.ts'
import { readAmounts, readPlanes } from './number-column.ts'
import { orderBy, type RowOrder, spread, startsOf } from './row-order.ts'
import { openFile, parseText, SearchFileError } from './search-file.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'

type Names = Pick<SearchIndex, 'towns' | 'categoryIds' | 'types' | 'labels'>

/**
 * Returns the index that a file holds: the inverse of `encodeIndex`, which has seen to it that columns name nothing that there
 * is not. Few loops over all rows, and each as plain as it can be: they run before anything is compiled.
 * @throws {SearchFileError} when the file is no index, is damaged, or is of another format
 */
export function decodeIndex(file: Uint8Array): SearchIndex {
  const reader = createByteReader(openFile('KKIX', file))
  const size = reader.number()
  const names = readNames(reader.text())
  const town = new Uint16Array(readPlanes(reader, size))
  const type = reader.bytes(size).slice()
  const byType = orderBy(type)
  const categories = readCategories(reader, names, type, byType)
  const bedrooms = spread(byType, reader.bytes(size))
  const alike = orderBy(bedrooms, startsOf(bedrooms), byType)
  const column = (): (() => Uint8Array) => {
    const values = reader.bytes(size)
    return lazy(() => spread(alike, values))
  }
  const [living, plot, label, features] = [column(), column(), column(), column()]
  const price = readAmounts(reader, alike)
  const priceTo = reader.bytes(1)[0] === 0 ? price : readAmounts(reader, alike)
  const days = reader.bytes(reader.number())
  reader.finish()
  const date = lazy(() => readDays(createByteReader(days), size))
  return {
    size,
    ...names,
    town,
    type,
    categories,
    bedrooms,
    price,
    priceTo,
    // Read when a filter or an order first asks for them: most first results do without.
    get living() {
      return living()
    },
    get plot() {
      return plot()
    },
    get label() {
      return label()
    },
    get features() {
      return features()
    },
    get date() {
      return date()
    },
  }
}

function readCategories(reader: ByteReader, { types }: Names, type: Uint8Array, order: RowOrder): Uint8Array {
  const usual = reader.bytes(types.length)
  const others = reader.bytes(type.length)
  const categories = new Uint8Array(type.length)
  for (let at = 0; at < type.length; at += 1) {
    const row = order[at] ?? 0
    categories[row] = (others[at] ?? 0) ^ (usual[type[row] ?? 0] ?? 0)
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
