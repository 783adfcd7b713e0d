import { expect, test } from 'vitest'
import { chosenText } from '#islands/kit/chosen-text.ts'

const options = ['Berlare', 'Hamme', 'Zele'].map((label) => ({ value: label.toLowerCase(), label }))

test('a closed multi-select shows all, the names, or the first and the number of others', () => {
  expect(chosenText(options, [], 'Alle gemeenten')).toBe('Alle gemeenten')
  expect(chosenText(options, ['zele', 'berlare'], 'Alle gemeenten')).toBe('Berlare, Zele')
  expect(chosenText(options, ['zele', 'berlare', 'hamme'], 'Alle gemeenten')).toBe('Berlare + 2')
})

test('an unknown value is not counted', () => {
  expect(chosenText(options, ['elders'], 'Alle gemeenten')).toBe('Alle gemeenten')
})
