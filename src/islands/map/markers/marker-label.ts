import type { ListCard } from '#ui/cards/list-card.ts'
import { fillCount } from '#i18n/fill.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

/** Returns the label of a row's pin: its listing's label, or the number of listings at its point. */
export function markerLabel(
  row: number,
  count: number,
  { pins, words, locale }: Pick<ResultsMapProps, 'pins' | 'words' | 'locale'>,
): string {
  return count > 1 ? fillCount(words.group, count, `${locale}-BE`) : (pins[row] ?? '')
}

/** Returns the title of a listing's card. */
export function titleOf(listed: ListCard): string {
  return listed.kind === 'property' ? listed.card.title : listed.card.name
}
