import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { decodeCards } from '#search/files/decode-cards.ts'
import { decodeIndex } from '#search/files/decode-index.ts'
import { encodeCards } from '#search/files/encode-cards.ts'
import { encodeIndex } from '#search/files/encode-index.ts'
import { composeSite, type Site, siteOptions } from '#site'
import { listPage } from '#views/results/results-cards.ts'
import { listCards } from '#views/search-files/search-cards.ts'
import { listFacts } from '#views/search-files/search-facts.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'

let site: Site
beforeAll(async () => {
  site = await composeSite({ ...siteOptions({}), quarantine: true })
}, 60_000)

describe('the search files of the demo site', () => {
  test('give back every list as it went in, index and cards', () => {
    for (const list of searchLists(site)) {
      const index = listIndex(site, list)
      expect(decodeIndex(encodeIndex(index))).toEqual(index)
      for (const locale of locales) {
        const file = listCards(site, list, index, locale)
        const decoded = decodeCards(encodeCards(file))
        expect(file.cards.map((_, row) => decoded.card(row))).toEqual(file.cards)
        expect(decoded.searchTexts).toEqual(file.searchTexts)
      }
    }
  })

  test.each(locales)('show the very cards that the pages show: %s', (locale) => {
    for (const list of searchLists(site)) {
      const { section } = list
      const { cards } = listCards(site, list, listIndex(site, list), locale)
      const shown: unknown[] = []
      for (let page = 1; shown.length < cards.length; page += 1) {
        const { properties, projects } = listPage(site, { section, page, locale })
        shown.push(...properties, ...projects)
        if (properties.length + projects.length === 0) break
      }
      expect(cards.map(({ card }) => card)).toEqual(shown)
    }
  })

  test('compare every list by the same labels, none twice, each known of some listing', () => {
    const all = searchLists(site).map((list) => listFacts(site, list, 'nl'))
    const labels = all[0]?.labels ?? []
    expect(new Set(labels).size).toBe(labels.length)
    const known = new Set<number>()
    for (const facts of all) {
      expect(facts.labels).toEqual(labels)
      for (const { values } of facts.listings) {
        expect(values).toHaveLength(labels.length)
        for (const [at, value] of values.entries()) if (value !== undefined) known.add(at)
      }
    }
    expect(labels.filter((_, at) => !known.has(at))).toEqual([])
  })
})
