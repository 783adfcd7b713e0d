import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackError } from '#islands/kit/pack-options.ts'
import { packSearchBox, unpackSearchBox } from '#islands/search-box/pack-search-box.ts'
import { searchBox } from './search-box-fixture.ts'

test('what is packed comes out as it was', () => {
  expect(unpackSearchBox(packSearchBox(searchBox))).toEqual(searchBox)
})

const word = fc.string({ minLength: 1 }).filter((text) => !/[\t\n]/.test(text))
const options = fc.array(fc.record({ value: word, label: word, count: fc.nat() }))

test('options of any words come out as they were', () => {
  fc.assert(
    fc.property(options, options, options, (towns, types, prices) => {
      const box = { ...searchBox, goals: searchBox.goals.map((goal) => ({ ...goal, towns, types, prices })) }
      expect(unpackSearchBox(packSearchBox(box))).toEqual(box)
    }),
  )
})

test('a word of two lines cannot be packed', () => {
  const words = { ...searchBox.words, where: 'Waar\nprecies' }
  expect(() => packSearchBox({ ...searchBox, words })).toThrow(PackError)
})
