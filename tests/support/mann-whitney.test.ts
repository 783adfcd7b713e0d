import { expect, test } from 'vitest'
import { mannWhitneyP } from './mann-whitney.ts'

const sample = (from: number, step: number) => Array.from({ length: 200 }, (_, index) => from + index * step)

test('samples of one distribution are not told apart, shifted ones are', () => {
  expect(mannWhitneyP(sample(0, 2), sample(1, 2))).toBeGreaterThan(0.5)
  expect(mannWhitneyP(sample(0, 1), sample(40, 1))).toBeLessThan(0.0001)
  expect(mannWhitneyP([1, 1, 1, 1], [1, 1, 1, 1])).toBeNaN()
})
