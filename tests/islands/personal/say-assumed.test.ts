import { expect, test } from 'vitest'
import { createWords } from '#i18n/create-words.ts'
import { sayAssumed } from '#islands/personal/scale/say-assumed.ts'
import { createScaleNumbers } from '#islands/personal/scale/scale-numbers.ts'

const numbers = createScaleNumbers('nl-BE')
const { t } = createWords(
  {
    'sun.assumed.plotWidth': 'grond {{size}} breed',
    'sun.assumed.houseWidth': 'huis {{size}} breed',
    'sun.assumed.houseArea': 'huis van {{size}}',
    'sun.assumed.floors': '{{size}} lagen',
    'sun.assumed.storeysAbove': 'één verdieping erboven',
    'scale.building': 'gebouw van {{width}} op {{depth}}',
  },
  'nl-BE',
)

test.each([
  [{}, []],
  [{ plotWidth: 8.25 }, ['grond 8,3 m breed']],
  [{ houseWidth: 6, floors: 2 }, ['huis 6 m breed', '2 lagen']],
  [{ houseArea: 1204 }, ['huis van 1.204 m²']],
  [
    { buildingWidth: 14, buildingDepth: 11, storeysAbove: true },
    ['gebouw van 14 m op 11 m', 'één verdieping erboven'],
  ],
  [{ buildingWidth: 14 }, []],
] as const)('of %o is said what is assumed, with its size', (assumed, said) => {
  expect(sayAssumed(assumed, numbers, t).map((each) => each.replaceAll('\u00A0', ' '))).toEqual(said)
})
