import type { Locale } from '#domain/values/locale.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { searchFiles } from '#islands/results/search-files.ts'

/** Returns the card of a listing; undefined when it is in no list any more. */
export type FindCard = (id: number) => CardView | undefined

/** Loads the cards of properties, looking in several lists. */
export async function loadFindCard(
  sections: readonly string[],
  locale: Locale,
  ids: readonly number[],
): Promise<FindCard> {
  const found = await Promise.all(
    sections.map(async (section) => {
      const rowOf = await searchFiles.rows(section)
      const rows = ids.flatMap((id) => rowOf.get(id) ?? [])
      if (rows.length === 0) return []
      const cards = await searchFiles.cards(section, locale)
      await cards.load(rows)
      return rows.flatMap((row) => cards.peek(row) ?? [])
    }),
  )
  const byId = new Map(
    found.flat().flatMap((listed) => (listed.kind === 'property' ? [[listed.id, listed.card] as const] : [])),
  )
  return (id) => byId.get(id)
}
