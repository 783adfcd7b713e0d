import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeColumns, encodeColumns } from '#search/files/column-file.ts'
import { searchFormat, SearchFileError } from '#search/files/search-file.ts'

test('a column of numbers is decoded unchanged', () => {
  const largest = 2 ** 32 - 1
  const numbers = fc.array(fc.oneof(fc.constantFrom(0, 1, 255, largest), fc.nat(largest)))
  fc.assert(
    fc.property(numbers, (column) => {
      expect([...decodeColumns(encodeColumns(null, { column })).numbers('column')]).toEqual(column)
    }),
  )
})

describe('a file of columns', () => {
  const file = encodeColumns(
    { towns: ['gent'], note: 'één\nregel' },
    {
      price: Uint32Array.of(250_000, 0, 199_999),
      cards: [{ title: 'a\nb' }, null, 'ü'],
      none: [],
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
    const formatOf = (bytes: Uint8Array): unknown => {
      try {
        return decodeColumns(bytes)
      } catch (error) {
        return error instanceof SearchFileError ? error.isOtherFormat : error
      }
    }
    expect(formatOf(encodeColumns(null, {}, searchFormat + 1))).toBe(true)
    expect(formatOf(new TextEncoder().encode('{}\n'))).toBe(false)
  })
})
