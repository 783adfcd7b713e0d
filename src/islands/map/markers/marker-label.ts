import type { ListCard } from '#ui/cards/list-card.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

/** Returns the label of a row's pin: its listing's label, or the number of listings at its point. */
export function markerLabel(
  row: number,
  count: number,
  { pins, t, subject }: Pick<ResultsMapProps, 'pins' | 't' | 'subject'>,
): string {
  return count > 1 ? t(`map.group${subject}`, { count }) : (pins[row] ?? '')
}

/** Returns the title of a listing's card. */
export function titleOf(listed: ListCard): string {
  return listed.kind === 'property' ? listed.card.title : listed.card.name
}
