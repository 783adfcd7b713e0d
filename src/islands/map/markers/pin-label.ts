import type { ListCard } from '#ui/cards/list-card.ts'
import { fill, fillCount } from '#islands/kit/words.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'
import type { MapWords } from '#islands/map/map-words.ts'

/** An amount in a sentence, as any of the languages writes it: `€ 203.000`, `203 000 €`. */
const amount = /(?:€\s?)?\d(?:[\d.,\s]*\d)?(?:\s?€)?/g

/**
 * Returns what a listing's pin says: its price, the lowest of several, or what became of it, or that the price is
 * asked for.
 * @example pinLabel(project, words) // 'vanaf € 203.000' of a project that costs '€ 203.000 tot € 361.000'
 */
export function pinLabel({ card }: ListCard, words: Pick<MapWords, 'onRequest' | 'from'>): string {
  if (card.price === undefined) return card.flag?.text ?? words.onRequest
  const [lowest, ...others] = card.price.amount.match(amount) ?? []
  // A price in words is a sentence of its own on a card; on a pin it is cut to two words.
  if (lowest === undefined) return words.onRequest
  return others.length === 0 ? card.price.amount : fill(words.from, { price: lowest })
}

/** Returns what the pin of a row says: what its listing's does, or how many stand at its point. */
export function markerLabel(
  row: number,
  count: number,
  { card, words, locale }: Pick<ResultsMapProps, 'card' | 'words' | 'locale'>,
): string {
  return count > 1 ? fillCount(words.group, count, `${locale}-BE`) : pinLabel(card(row), words)
}

/** Returns the name of a listing, as its card has it. */
export function titleOf(listed: ListCard): string {
  return listed.kind === 'property' ? listed.card.title : listed.card.name
}
