import { expect, test } from 'vitest'
import { createTypeAhead, optionAfterKey } from '#islands/kit/option-keys.ts'

test('arrows stop at the ends, Home and End move there', () => {
  expect(optionAfterKey('ArrowDown', -1, 3)).toBe(0)
  expect(optionAfterKey('ArrowDown', 2, 3)).toBe(2)
  expect(optionAfterKey('ArrowUp', 0, 3)).toBe(-1)
  expect(optionAfterKey('Home', 2, 3)).toBe(0)
  expect(optionAfterKey('End', 0, 3)).toBe(2)
  expect(optionAfterKey('Tab', 0, 3)).toBeUndefined()
  expect(optionAfterKey('ArrowDown', -1, 0)).toBeUndefined()
})

const labels = ['Berlare', 'Beveren', 'Écaussinnes', 'Sint-Gillis-Waas', 'Sint-Pauwels']

test('letters typed in succession are one word, without regard to accents and dashes', () => {
  const lead = createTypeAhead()
  expect(lead('s', 0, labels, -1)).toBe(3)
  expect([...'int-p'].map((letter, at) => lead(letter, 100 * (at + 1), labels, 3)).at(-1)).toBe(4)
  expect(createTypeAhead()('e', 0, labels, 0)).toBe(2)
  // The option that the first letter found still fits.
  const stays = createTypeAhead()
  expect(stays('s', 0, labels, -1)).toBe(3)
  expect(stays('i', 100, labels, 3)).toBe(3)
})

test('a repeated letter moves to each match in turn; a pause starts a new word', () => {
  const lead = createTypeAhead()
  expect(lead('b', 0, labels, -1)).toBe(0)
  expect(lead('b', 100, labels, 0)).toBe(1)
  expect(lead('b', 200, labels, 1)).toBe(0)
  expect(lead('s', 2000, labels, 0)).toBe(3)
})

test('letters without a match do not move', () => {
  expect(createTypeAhead()('x', 0, labels, 0)).toBeUndefined()
  expect(createTypeAhead()('x', 0, [], -1)).toBeUndefined()
})
