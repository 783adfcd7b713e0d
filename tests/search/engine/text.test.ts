import { expect, it } from 'vitest'
import { isInNames, rowsWithText, rowText } from '#search/engine/text.ts'

const texts = [
  rowText('rustige woning kerkstraat 12 9290 berlare', ['warmtepomp', 'gelegen']),
  rowText('villa 9240 zele', ['rustig', 'zonnige', 'berlare']),
  'studio 9000 gent',
]

it('a name is found by any part of it, a word of the text by how it begins', () => {
  expect([...rowsWithText(texts, 'straat')]).toEqual([1, 0, 0])
  expect([...rowsWithText(texts, 'rustig Berlare')]).toEqual([1, 1, 0])
  expect([...rowsWithText(texts, 'pomp')]).toEqual([0, 0, 0])
  expect([...rowsWithText(texts, 'zon zele')]).toEqual([0, 1, 0])
  expect([...rowsWithText(texts, '!')]).toEqual([1, 1, 1])
})

it('names are told apart from the words of the text', () => {
  expect(texts.map((text) => isInNames(text, 'berlare'))).toEqual([true, false, false])
  expect(isInNames(texts[2] ?? '', 'gent studio')).toBe(true)
})
