import type { Locale } from '#domain/values/locale.ts'
import type { KnownFacts } from './compare-rows.ts'
import { type FindCard, loadFindCard } from '#islands/personal/kept/find-listings.ts'
import { searchFiles } from '#islands/results/search-files.ts'

/** What the comparison looks up by the ID of a property. */
export type Comparison = Readonly<{ find: FindCard; factsOf: (id: number) => KnownFacts }>

/** Loads the cards and the facts of several lists. */
export async function loadComparison(sections: readonly string[], locale: Locale): Promise<Comparison> {
  const [find, facts] = await Promise.all([
    loadFindCard(sections, locale),
    Promise.all(sections.map((section) => searchFiles.facts(section, locale))),
  ])
  return {
    find,
    factsOf: (id) =>
      new Map(
        facts.flatMap(({ labels, rows }) =>
          rows(id).flatMap((value, index): (readonly [string, string])[] => {
            const label = labels[index]
            return label === undefined || value === undefined ? [] : [[label, value]]
          }),
        ),
      ),
  }
}
