import { expect, test } from 'vitest'
import { withAskedBands } from '#islands/results/filters/price-options.ts'

const options = [{ value: '-200000', label: 'tot', count: 3 }]
const labelOf = (text: string) => text.replace('-', ' tot ')

test('a band in the address that is not among the options is added', () => {
  expect(withAskedBands(options, [{ max: 200_000 }, { min: 260_000, max: 335_000 }], labelOf)).toEqual([
    ...options,
    { value: '260000-335000', label: '260000 tot 335000', count: 0 },
  ])
})

test('options stay the same when the address only names some of them', () => {
  expect(withAskedBands(options, [{ max: 200_000 }], labelOf)).toEqual(options)
  expect(withAskedBands(options, [], labelOf)).toEqual(options)
})
