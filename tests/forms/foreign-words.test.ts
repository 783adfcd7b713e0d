import { expect, test } from 'vitest'
import { foreignWords } from '#tests/support/forms/foreign-words.ts'

test.each([
  ['a sentence of another language', 'Vul een e-mailadres in zoals naam@voorbeeld.be'],
  ['one with values', 'Kijk 4 velden na'],
  ['a placeholder without its value', 'Vérifiez {{count}} champs'],
  ['a key', 'forms.errors.missing'],
])('the check of a language finds %s', (_, line) => {
  expect(foreignWords(['Bonjour', line], 'fr')).toEqual([line])
})

test('what is the same in two languages, and what people typed, is no other language', () => {
  expect(foreignWords(['Documents', 'Noor Peeters', 'Vérifiez 4 champs', ''], 'fr')).toEqual([])
})
