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
    t,
    subject,
  }: Pick<ResultsMapProps, 'points' | 'index' | 'townNames' | 't' | 'subject'>,
): string {
  const first = rows[0] ?? 0
  const isOnePoint = rows.every(
    (row) =>
      points.latitude[row] === points.latitude[first] && points.longitude[row] === points.longitude[first],
  )
  const count = rows.length
  if (!isOnePoint) return t(`map.group${subject}`, { count })
  if (points.isTown[first] !== 1) return t(`map.groupAtPoint${subject}`, { count })
  const town = townNames[index.column('town')[first] ?? 0] ?? ''
  return t(`map.groupInTown${subject}`, { count, town })
}
