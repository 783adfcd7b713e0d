import { expect, test } from 'vitest'
import { createRecordIds } from '#data/adapter/to-record-id.ts'

test('a reference has the same ID in every export, and one that is taken goes to the number', () => {
  const id = createRecordIds(['A-204', 17])('A-204')
  expect(createRecordIds(['B-1', 'A-204', 'A-205'])('A-204')).toBe(id)
  expect(createRecordIds(['A-204', id])('A-204')).not.toBe(id)
  expect(createRecordIds(['A-204', String(id)])(String(id))).toBe(String(id))
})

test.each([17, '17', ' 17 ', '2147483647', '17.0', 0, '-1', undefined])(
  '%j is used as it is',
  (reference) => {
    const id = createRecordIds([reference])(reference)
    expect(id).toBe(typeof reference === 'string' ? reference.trim() : reference)
  },
)

test('hundreds of references have an ID each', () => {
  const references = Array.from({ length: 500 }, (_, index) => [
    `0${index}`,
    `W ${index}/3`,
    index + 1,
  ]).flat()
  const idOf = createRecordIds(references)
  const ids = new Set(references.map((reference) => Number(idOf(reference))))
  expect(ids.size).toBe(references.length)
})
