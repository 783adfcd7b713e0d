import type { Locale } from '#domain/values/locale.ts'
import type { ListingFacts } from '#search/loading/search-data.ts'
import { type FindCard, loadFindCard } from '#islands/personal/kept/find-listings.ts'
import { searchFiles } from '#islands/results/search-files.ts'

/** The cards and facts of properties by ID. */
export type Comparison = Readonly<{ find: FindCard; factsOf: (id: number) => ListingFacts }>

const noFacts: ListingFacts = []

/** Loads the cards and facts of properties, looking in several lists. */
export async function loadComparison(
  sections: readonly string[],
  locale: Locale,
  ids: readonly number[],
): Promise<Comparison> {
  const [find, ...found] = await Promise.all([
    loadFindCard(sections, locale, ids),
    ...sections.map((section) => loadFacts(section, locale, ids)),
  ])
  const byId = new Map(found.flatMap((facts) => [...facts]))
  return { find, factsOf: (id) => byId.get(id) ?? noFacts }
}

async function loadFacts(
  section: string,
  locale: Locale,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListingFacts>> {
  const rowOf = await searchFiles.rows(section)
  const known = ids.flatMap((id) => {
    const row = rowOf.get(id)
    return row === undefined ? [] : [{ id, row }]
  })
  const facts = await Promise.all(
    known.map(async ({ id, row }) => [id, await searchFiles.facts(section, locale, row)] as const),
  )
  return new Map(facts)
}
