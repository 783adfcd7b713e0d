import type { ScaleAssumptions } from '#contracts/words/scale-file.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ScaleNumbers } from './scale-numbers.ts'

/** Returns what is assumed of a home in words, with the sizes. */
export function sayAssumed(
  { plotWidth, houseWidth, houseArea, floors, buildingWidth, buildingDepth, storeysAbove }: ScaleAssumptions,
  { area, metres, whole }: ScaleNumbers,
  t: Translate,
): readonly string[] {
  return [
    plotWidth !== undefined && t('sun.assumed.plotWidth', { size: metres(plotWidth) }),
    houseWidth !== undefined && t('sun.assumed.houseWidth', { size: metres(houseWidth) }),
    houseArea !== undefined && t('sun.assumed.houseArea', { size: area(houseArea) }),
    floors !== undefined && t('sun.assumed.floors', { size: whole(floors) }),
    buildingWidth !== undefined &&
      buildingDepth !== undefined &&
      t('scale.building', {
        width: metres(buildingWidth),
        depth: metres(buildingDepth),
      }),
    storeysAbove === true && t('sun.assumed.storeysAbove'),
  ].filter((each) => each !== false)
}
