import type { Locale } from '#domain/values/locale.ts'
import { keepKnown } from '#search/query/known-criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { createSearch } from '#search/engine/search.ts'
import { searchFiles } from '#islands/results/search-files.ts'

/** Returns how many listings a saved search finds today; loads no more of its list than it needs. */
export async function countFound(section: string, query: string, locale: Locale): Promise<number> {
  const index = await searchFiles.index(section)
  const criteria = keepKnown(parseCriteria(query), index)
  const [points, cards] = await Promise.all([
    criteria.area === undefined ? undefined : searchFiles.points(section),
    criteria.text === undefined ? undefined : searchFiles.cards(section, locale),
  ])
  return createSearch(index, { pageSize: 1 }).run(criteria, { points, texts: cards?.searchTexts }).count
}
