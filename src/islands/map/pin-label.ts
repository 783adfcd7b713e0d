import type { ListCard } from '#ui/list-card.ts'
import type { MapWords } from './map-words.ts'

/** Returns what a listing's pin says: its price, or what became of it, or that the price is asked for. */
export function pinLabel({ card }: ListCard, words: Pick<MapWords, 'onRequest'>): string {
  // A price in words is a sentence of its own on a card; on a pin it is cut to two words.
  if (card.price !== undefined) return /\d/.test(card.price.amount) ? card.price.amount : words.onRequest
  return card.flag?.text ?? words.onRequest
}

/** Returns the name of a listing, as its card has it. */
export function titleOf(listed: ListCard): string {
  return listed.kind === 'property' ? listed.card.title : listed.card.name
}
