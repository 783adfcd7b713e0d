import { describe, expect, it } from 'vitest'
import { checkLayerTable, withLayerTable } from '#scripts/checks/layer-table.ts'
import type { Layer } from '../../../layers.ts'

const domain: Layer = { name: 'domain', at: ['src/domain/'], is: 'the business', may: [], npm: [] }
const data: Layer = { name: 'data', at: ['src/data/'], is: 'reading', may: ['domain'], npm: ['valibot'] }
const readme = 'Before\n<!-- layers:start -->\n<!-- layers:end -->\nAfter\n'

describe('the table of layers in the README', () => {
  it('is reported when it is missing or out of date', () => {
    const printed = withLayerTable(readme, [domain, data]) ?? ''
    expect(checkLayerTable(printed, [domain, data])).toEqual([])
    expect(checkLayerTable(printed, [domain, { ...data, may: [] }])).toHaveLength(1)
    expect(checkLayerTable(readme, [domain])).toHaveLength(1)
    expect(checkLayerTable('nothing', [domain])[0]).toContain('has no <!-- layers:start -->')
  })

  it('leaves the surrounding text unchanged and accepts padded cells', () => {
    const printed = withLayerTable(readme, [domain]) ?? ''
    expect(printed).toMatch(/^Before\n/)
    expect(printed).toMatch(/\nAfter\n$/)
    expect(checkLayerTable(printed.replaceAll(' | ', '   |  '), [domain])).toEqual([])
  })
})
