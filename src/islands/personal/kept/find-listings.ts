import type { Locale } from '#domain/values/locale.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { searchFiles } from '#islands/results/search-files.ts'

/** Returns the card of a listing; undefined when no list has it any more. */
export type FindCard = (id: number) => CardView | undefined

/** Loads the cards of several lists, to look properties up by their IDs. */
export async function loadFindCard(sections: readonly string[], locale: Locale): Promise<FindCard> {
  const lists = await Promise.all(sections.map((section) => searchFiles.cards(section, locale)))
  return (id) => {
    for (const list of lists) {
      const row = list.rowOf(id)
      if (row === undefined) continue
      const found = list.card(row)
      if (found.kind === 'property') return found.card
    }
    return undefined
  }
}
