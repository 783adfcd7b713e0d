import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#domain/values/locale.ts'
import { columnNames } from '#search/engine/search-index.ts'
import { decodeIndex, encodeIndex } from '#search/files/index-file.ts'
import { loadSite, type Site } from '#site'
import { createPage } from '#views/kit/page.ts'
import { listPage } from '#views/results/results-cards.ts'
import { listCards } from '#views/search-files/search-cards.ts'
import { listFacts } from '#views/search-files/search-facts.ts'
import { listIndex, searchLists } from '#views/search-files/search-list.ts'

let site: Site
beforeAll(async () => {
  site = await loadSite()
})

describe('the search files of the demo site', () => {
  test('decode to the same index', () => {
    for (const list of searchLists(site)) {
      const { column, ...names } = listIndex(site, list)
      const decoded = decodeIndex(encodeIndex({ column, ...names }))
      expect(decoded).toMatchObject(names)
      for (const name of columnNames) expect([...decoded.column(name)]).toEqual([...column(name)])
    }
  })

  test.each(locales)('contain the same cards as the pages: %s', (locale) => {
    for (const list of searchLists(site)) {
      const { section } = list
      const page = createPage(site, locale)
      const { cards } = listCards(page, list, listIndex(site, list))
      const shown: unknown[] = []
      for (let number = 1; shown.length < cards.length; number += 1) {
        const { properties, projects } = listPage(page, { section, number })
        shown.push(...properties, ...projects)
        if (properties.length + projects.length === 0) break
      }
      // The lower price is told to favourites only.
      expect(cards.map(({ card }) => ({ ...card, reduced: undefined }))).toEqual(shown)
    }
  })

  test('compare every list by unique labels, each known for some listing', () => {
    const compared = searchLists(site).filter(({ properties }) => properties.length > 0)
    const all = compared.map((list) => listFacts(createPage(site, 'nl'), list.properties))
    const groups = all[0]?.groups ?? []
    const labels = groups.flatMap((group) => group.labels)
    expect(new Set(labels).size).toBe(labels.length)
    const known = new Set<number>()
    for (const facts of all) {
      expect(facts.groups).toEqual(groups)
      for (const values of facts.rows) {
        expect(values).toHaveLength(labels.length)
        for (const [at, value] of values.entries()) if (value !== '') known.add(at)
      }
    }
    expect(labels.filter((_, at) => !known.has(at))).toEqual([])
  })
})
