import { describe, expect, test } from 'vitest'
import { decodeJson } from '#data/file/decode-json.ts'
import { decodeRecords } from '#data/file/decode-records.ts'

describe('a file of records may be', () => {
  const list = [{ ID: 1 }, { ID: 2 }]
  test.each([
    ['a plain list', list],
    ['an object with one list in it', { total: 2, properties: list }],
    [
      'the envelope with Items',
      {
        GetPropertyListJsonResult: {
          Code: 0,
          Message: '',
          Success: true,
          Value: { From: 0, RowsCount: 2, Items: list },
        },
      },
    ],
    ['the envelope with the list as Value', { GetPropertyListJsonResult: { Code: 0, Value: list } }],
    ['what the envelope wraps', { Code: 0, Value: { Items: list } }],
  ])('%s', (_, value) => expect(decodeRecords(value)).toEqual(list))

  test.each([
    ['an object without a list', { a: 1 }],
    ['an object with two lists', { a: [], b: [] }],
    ['a text', 'x'],
    ['nothing', null],
  ])('but not %s', (_, value) => expect(decodeRecords(value)).toBeUndefined())
})

describe('a file that is not JSON', () => {
  test('is reported with its line', () => {
    expect(decodeJson('[\n  { "ID": 1 },\n  { "ID": 2 "Goal": 0 }\n]')).toMatchObject({
      kind: 'broken',
      line: 3,
    })
  })

  test('that ends too early is reported with its last line', () => {
    expect(decodeJson('[\n  { "ID": 1 },\n')).toMatchObject({
      kind: 'broken',
      line: 3,
      reason: expect.stringMatching(/end of JSON|Expected/),
    })
  })

  test('is not one that only starts with a byte order mark', () => {
    expect(decodeJson('\uFEFF[]')).toEqual({ kind: 'json', value: [] })
  })
})
