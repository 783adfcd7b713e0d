import type { ListCard } from '#ui/cards/list-card.ts'

/** Returns the title of a listing's card. */
export function titleOf(listed: ListCard): string {
  return listed.kind === 'property' ? listed.card.title : listed.card.name
}
