import { expect, test } from 'vitest'
import { withAskedBands } from '#islands/results/filters/price-options.ts'

const options = [{ value: '-200000', label: 'tot', count: 3 }]
const labelOf = (text: string) => text.replace('-', ' tot ')

test('a band of the address that is none of the options is one more', () => {
  expect(withAskedBands(options, [{ max: 200_000 }, { min: 260_000, max: 335_000 }], labelOf)).toEqual([
    ...options,
    { value: '260000-335000', label: '260000 tot 335000', count: 0 },
  ])
})

test('options that are asked for stay as they are', () => {
  expect(withAskedBands(options, [{ max: 200_000 }], labelOf)).toEqual(options)
  expect(withAskedBands(options, [], labelOf)).toEqual(options)
})
