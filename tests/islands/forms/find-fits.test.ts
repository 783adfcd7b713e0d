import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readForm } from '#forms/check/check-form.ts'
import { forms } from '#forms/forms.ts'
import { fittingRows } from '#islands/forms/fits/find-fits.ts'
import type { SearchIndex } from '#search/engine/search-index.ts'
import { formatWanted, parseWanted, toWantedHomes } from '#search/query/wanted-homes.ts'
import { createFinder } from '#service/requests/alerts/find-wanted.ts'
import { composeSite, siteOptions } from '#site'
import { context } from '#tests/support/forms/right-answers.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'

type List = Readonly<{ goal: 'buy' | 'rent'; index: SearchIndex; homes: readonly number[] }>

let lists: readonly List[] = []
let offered: Readonly<Record<string, readonly string[]>> = {}

beforeAll(async () => {
  const site = await composeSite({ ...siteOptions({}), quarantine: true })
  lists = searchLists(site).flatMap((list): readonly List[] => {
    const { kind } = list.section
    if (kind !== 'sale' && kind !== 'rent') return []
    const homes = list.properties.map(({ id }) => id)
    return [{ goal: kind === 'sale' ? 'buy' : 'rent', index: listIndex(site, list), homes }]
  })
  offered = {
    zones: site.catalogue.cities.all.map(({ town }) => town.slug),
    categories: site.catalogue.categories.map(({ id }) => String(id)),
  }
}, 60_000)

/** Texts of a field for a number: none, a number as people write it, or something else. */
const amount = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 900 }).map((thousands) => [`€ ${thousands}.000`]) },
  fc.constantFrom(['2'], ['3'], ['veel'], ['']),
)

/** Texts that the register posts, wrong ones too. */
const posted = () =>
  fc.record({
    searchGoal: fc.constantFrom(['buy'], ['rent']),
    zones: fc.oneof(fc.constant([]), fc.subarray([...(offered['zones'] ?? [])])),
    categories: fc.oneof(fc.constant([]), fc.subarray([...(offered['categories'] ?? [])])),
    priceMin: amount,
    priceMax: amount,
    budget: amount,
    bedroomsMin: fc.constantFrom([], ['1'], ['3'], ['99']),
    garagesMin: fc.constantFrom([], ['0'], ['1']),
    outside: fc.constantFrom([], ['garden'], ['terrace'], ['garden', 'terrace']),
  })

test('as many homes fit answers as the mails to their sender would be about', () => {
  const counts = new Set<number>()
  const choices = (name: string) => offered[name] ?? context.choices(name)
  fc.assert(
    fc.property(posted(), (texts) => {
      const answers = readForm(forms['demand-register'], texts, { ...context, choices }).answers
      // What a subscription stores, and the alerts read.
      const wanted = parseWanted(formatWanted(toWantedHomes(answers)))
      const list = lists.find(({ goal }) => goal === wanted.goal)
      if (list === undefined) throw new Error(`no list for ${wanted.goal}`)
      const { goal, index, homes } = list
      const find = createFinder({ goal, index, homes, cards: async () => [] })
      const news = homes.map((home, id) => ({ id, goal, home, price_before: null, noted_at: 0 }))
      const shown = fittingRows(index, answers)
      expect(shown).toEqual(find(wanted.criteria, news).map(({ row }) => row))
      counts.add(shown.length)
    }),
    { numRuns: 300 },
  )
  expect(counts.has(0)).toBe(true)
  expect(counts.size).toBeGreaterThan(10)
})
