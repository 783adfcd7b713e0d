import { describe, expect, it } from 'vitest'
import { compareGroups } from '#islands/personal/compare/compare-groups.ts'

const space = (...facts: readonly (readonly [string, string])[]) => ({
  title: 'Ruimte',
  facts: new Map(facts),
})
const energy = (label: string) => ({ title: 'Energie', facts: new Map([['Energielabel', label]]) })

const house = [space(['Slaapkamers', '3']), energy('B')]
const flat = [space(['Slaapkamers', '3'], ['Verdieping', '2']), energy('D')]

describe('the features of compared properties', () => {
  it('differ when one value differs, group by group', () => {
    expect(compareGroups([house, flat])).toEqual([
      {
        title: 'Ruimte',
        rows: [
          { label: 'Slaapkamers', values: ['3', '3'], differs: false },
          { label: 'Verdieping', values: [undefined, '2'], differs: true },
        ],
      },
      { title: 'Energie', rows: [{ label: 'Energielabel', values: ['B', 'D'], differs: true }] },
    ])
  })

  it('never differ for a single property', () => {
    expect(compareGroups([flat]).some(({ rows }) => rows.some(({ differs }) => differs))).toBe(false)
  })

  it('that no home can have are left out; one that some cannot have is kept', () => {
    const plot = (value: string) => [space(['Grond', value])]
    expect(compareGroups([plot('–'), plot('–')])).toEqual([])
    expect(compareGroups([plot('–'), plot('210 m²'), []])[0]?.rows).toEqual([
      { label: 'Grond', values: ['–', '210 m²', undefined], differs: true },
    ])
  })

  it('have no group of which nothing is known', () => {
    expect(compareGroups([[space(), energy('B')]]).map(({ title }) => title)).toEqual(['Energie'])
    expect(compareGroups([])).toEqual([])
    expect(compareGroups([[]])).toEqual([])
  })
})
