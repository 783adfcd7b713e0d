import type { Locale } from '#domain/values/locale.ts'
import { keepKnown } from '#search/query/known-criteria.ts'
import { parseCriteria } from '#search/query/query-string.ts'
import { createSearch } from '#search/engine/search.ts'
import { searchFiles } from '#islands/results/search-files.ts'

/** Returns how many listings a saved search finds today. */
export async function countFound(section: string, query: string, locale: Locale): Promise<number> {
  const index = await searchFiles.index(section)
  const criteria = keepKnown(parseCriteria(query), index)
  const [points, texts] = await Promise.all([
    criteria.area.length === 0 ? undefined : searchFiles.points(section),
    criteria.text.length === 0 ? undefined : searchFiles.searchTexts(section, locale),
  ])
  return createSearch(index, { pageSize: 1 }).run(criteria, { points, texts }).count
}
