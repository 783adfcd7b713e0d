import { fill, fillCount } from '#i18n/fill.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

/** Returns the title of several listings at one point: `12 panden in Berlare, ligging bij benadering`, `3 panden op dit adres`. */
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
  const forms = points.isTown[first] === 1 ? words.groupInTown : words.groupAtPoint
  const town = townNames[index.column('town')[first] ?? 0] ?? ''
  return fill(fillCount(forms, rows.length, `${locale}-BE`), { town })
}
