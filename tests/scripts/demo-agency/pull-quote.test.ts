import { describe, expect, it } from 'vitest'
import properties from '../../../data/properties.json' with { type: 'json' }
import { makeListings } from '#scripts/demo-agency/records/make-properties.ts'

const quotes = properties.flatMap(({ ID, language, PullQuote }) =>
  PullQuote === undefined ? [] : [{ id: ID, language, text: PullQuote }],
)
const facts = new Map(makeListings().facts.map((each) => [each.id, each]))
const dutch = quotes.filter(({ language }) => language === 'nl')

describe('pull sentences of the demo', () => {
  it('are there for about a third of the listings, in every language that a listing has', () => {
    expect(dutch.length / facts.size).toBeGreaterThan(0.28)
    expect(dutch.length / facts.size).toBeLessThan(0.4)
    const languagesOf = (id: number, list: readonly { id: number; language: string }[]) =>
      list.filter((each) => each.id === id).map(({ language }) => language)
    const records = properties.map(({ ID, language }) => ({ id: ID, language }))
    expect(
      dutch.filter(({ id }) => languagesOf(id, quotes).length !== languagesOf(id, records).length),
    ).toEqual([])
  })

  it('say what the fact sheet says', () => {
    const isTrue: readonly (readonly [RegExp, (id: number) => boolean | undefined])[] = [
      [/zwembad/, (id) => facts.get(id)?.layout.pool],
      [/pal op het zuiden/, (id) => facts.get(id)?.layout.point === 'Z'],
      [/warmtepomp/, (id) => facts.get(id)?.fabric.heating === 'heatPump'],
      [/bureau/, (id) => facts.get(id)?.layout.study],
      [/lift/, (id) => facts.get(id)?.layout.lift],
      [/^Vier slaapkamers/, (id) => facts.get(id)?.layout.bedrooms === 4],
      [/^Vijf slaapkamers/, (id) => facts.get(id)?.layout.bedrooms === 5],
      [/EPC-label A/, (id) => facts.get(id)?.fabric.label.startsWith('A')],
    ]
    for (const [words, holds] of isTrue)
      expect(dutch.filter(({ id, text }) => words.test(text) && holds(id) !== true)).toEqual([])
  })

  it('have no open slots, and few twins', () => {
    expect(quotes.filter(({ text }) => text === '' || /[{}~_]|undefined/.test(text))).toEqual([])
    const uses = Map.groupBy(dutch, ({ text }) => text)
    expect(Math.max(...[...uses.values()].map((same) => same.length))).toBeLessThanOrEqual(18)
  })
})
