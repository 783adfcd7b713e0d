import { fill, fillCount } from '#i18n/fill.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

/**
 * Returns the title of several listings: `12 panden in Berlare, ligging bij benadering` or `3 panden op dit adres` at one
 * point, `12 panden` at several.
 */
export function groupTitle(
  rows: readonly number[],
  {
    points,
    index,
    townNames,
    words,
    locale,
  }: Pick<ResultsMapProps, 'points' | 'index' | 'townNames' | 'words' | 'locale'>,
): string {
  const first = rows[0] ?? 0
  const isOnePoint = rows.every(
    (row) =>
      points.latitude[row] === points.latitude[first] && points.longitude[row] === points.longitude[first],
  )
  const forms = !isOnePoint
    ? words.group
    : points.isTown[first] === 1
      ? words.groupInTown
      : words.groupAtPoint
  const town = townNames[index.column('town')[first] ?? 0] ?? ''
  return fill(fillCount(forms, rows.length, `${locale}-BE`), { town })
}
