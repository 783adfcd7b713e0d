import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareFigure, fewestOthers } from '#domain/owners/compare-figure.ts'

const count = fc.integer({ min: 0, max: 50 })

test('the middle of an odd number is one of them, of an even number the mean of two', () => {
  expect(compareFigure(9, [2, 11, 5, 4, 6])).toEqual({
    own: 9,
    lowest: 2,
    middle: 5,
    highest: 11,
    above: 4,
    below: 1,
  })
  expect(compareFigure(5, [2, 11, 5, 4, 6, 6])).toMatchObject({ middle: 6, above: 2, below: 3 })
})

test('a home is never compared with four, who could recognise each other', () => {
  expect(() => compareFigure(1, [1, 2, 3, 4])).toThrow('compared with 4 others only')
})

test('the order of the others does not matter, and each is above, below or equal', () => {
  fc.assert(
    fc.property(count, fc.array(count, { minLength: fewestOthers }), (own, others) => {
      const figure = compareFigure(own, others)
      expect(compareFigure(own, others.toReversed())).toEqual(figure)
      expect(figure.lowest).toBeLessThanOrEqual(figure.middle)
      expect(figure.middle).toBeLessThanOrEqual(figure.highest)
      expect(figure.above + figure.below + others.filter((other) => other === own).length).toBe(others.length)
    }),
  )
})
