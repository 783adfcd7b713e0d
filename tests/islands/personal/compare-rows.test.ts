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

describe('the rows of compared properties', () => {
  it('differ when one value differs', () => {
    expect(compareRows([house, flat])).toEqual([
      { label: 'Slaapkamers', values: ['3', '3'], differs: false },
      { label: 'Energielabel', values: ['B', 'D'], differs: true },
      { label: 'Verdieping', values: [undefined, '2'], differs: true },
    ])
  })

  it('never differ for a single property', () => {
    expect(compareRows([flat]).some(({ differs }) => differs)).toBe(false)
  })

  it('are empty when nothing is known', () => {
    expect(compareRows([])).toEqual([])
    expect(compareRows([new Map()])).toEqual([])
  })
})
