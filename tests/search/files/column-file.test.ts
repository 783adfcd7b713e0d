import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeColumns, encodeColumns, type StoredColumn } from '#search/files/column-file.ts'
import { searchFormat, SearchFileError } from '#search/files/search-file.ts'

const largest = 2 ** 32 - 1
const numbers = (max: number) => fc.array(fc.oneof(fc.constantFrom(0, 1, 255, max), fc.nat(max)))

const roundTrip = (kind: 'codes' | 'numbers' | 'amounts' | 'deltas', values: readonly number[]) => [
  ...decodeColumns(encodeColumns(null, { column: { kind, values } })).numbers('column'),
]

describe('a column of numbers is decoded unchanged', () => {
  test.each([
    ['codes', 255],
    ['numbers', largest],
    ['amounts', largest],
    ['deltas', 2 ** 30],
  ] as const)('%s up to %d', (kind, max) => {
    fc.assert(
      fc.property(numbers(max), (values) => {
        expect(roundTrip(kind, values)).toEqual(values)
      }),
    )
  })

  test.each(['codes', 'numbers', 'amounts', 'deltas'] as const)('%s without rows', (kind) => {
    expect(roundTrip(kind, [])).toEqual([])
  })

  test('numbers take as many bytes per row as the largest needs', () => {
    const bytes = (value: number) =>
      encodeColumns(null, { n: { kind: 'numbers', values: Array.from({ length: 100 }, () => value) } }).length
    expect(bytes(255) - bytes(0)).toBe(0)
    expect(bytes(256) - bytes(255)).toBe(100)
    expect(bytes(65_536) - bytes(65_535)).toBe(100)
  })
})

describe('a file of columns', () => {
  const file = encodeColumns(
    { towns: ['gent'], note: 'één\nregel' },
    {
      price: { kind: 'amounts', values: [250_000, 0, 199_999] },
      cards: { kind: 'rows', values: [{ title: 'a\nb' }, null, 'ü'] },
      none: { kind: 'rows', values: [] },
    },
  )

  test('has its head, its numbers and its rows', () => {
    const { head, numbers, rows } = decodeColumns<Readonly<{ towns: readonly string[] }>>(file)
    expect(head).toEqual({ towns: ['gent'], note: 'één\nregel' })
    expect([...numbers('price')]).toEqual([250_000, 0, 199_999])
    expect(numbers('price')).toBe(numbers('price'))
    const card = rows('cards')
    expect([0, 1, 2, 3].map(card)).toEqual([{ title: 'a\nb' }, null, 'ü', undefined])
    expect(rows('none')(0)).toBeUndefined()
  })

  test('without a requested column is an error that names it', () => {
    expect(() => decodeColumns(file).numbers('town')).toThrow(/no column 'town'/)
    expect(() => decodeColumns(file).rows('town')).toThrow(SearchFileError)
  })

  test('is rejected when it is truncated, too long, or another kind of file', () => {
    for (const bytes of [
      file.subarray(0, -1),
      file.subarray(0, 20),
      Uint8Array.of(...file, 0),
      new Uint8Array(),
    ])
      expect(() => decodeColumns(bytes)).toThrow(SearchFileError)
    for (const text of ['<!DOCTYPE html>\n<p>Wi-Fi', 'null\n', '[]\n', `{"format":${searchFormat}}\n`])
      expect(() => decodeColumns(new TextEncoder().encode(text))).toThrow(SearchFileError)
  })

  test('of another format version is distinguished from another kind of file', () => {
    const columns: Readonly<Record<string, StoredColumn>> = {}
    const formatOf = (bytes: Uint8Array): unknown => {
      try {
        return decodeColumns(bytes)
      } catch (error) {
        return error instanceof SearchFileError ? error.isOtherFormat : error
      }
    }
    expect(formatOf(encodeColumns(null, columns, searchFormat + 1))).toBe(true)
    expect(formatOf(new TextEncoder().encode('{}\n'))).toBe(false)
  })
})
