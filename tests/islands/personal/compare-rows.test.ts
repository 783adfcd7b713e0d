import { describe, expect, it } from 'vitest'
import { compareRows } from '#islands/personal/compare/compare-rows.ts'

const house = new Map([
  ['Slaapkamers', '3'],
  ['Energielabel', 'B'],
])
const flat = new Map([
  ['Slaapkamers', '3'],
  ['Energielabel', 'D'],
  ['Verdieping', '2'],
])

describe('properties side by side', () => {
  it('differ where one says something else', () => {
    expect(compareRows([house, flat])).toEqual([
      { label: 'Slaapkamers', values: ['3', '3'], differs: false },
      { label: 'Energielabel', values: ['B', 'D'], differs: true },
      { label: 'Verdieping', values: [undefined, '2'], differs: true },
    ])
  })

  it('never differ alone', () => {
    expect(compareRows([flat]).some(({ differs }) => differs)).toBe(false)
  })

  it('have no rows while nothing is known', () => {
    expect(compareRows([])).toEqual([])
    expect(compareRows([new Map()])).toEqual([])
  })
})
