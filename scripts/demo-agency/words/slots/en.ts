import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import type { Slots } from '#scripts/demo-agency/words/fill-template.ts'
import { fromTwo } from './shared-slots.ts'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const floors = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const points: Readonly<Record<Point, string>> = {
  N: 'north',
  NO: 'north-east',
  O: 'east',
  ZO: 'south-east',
  Z: 'south',
  ZW: 'south-west',
  W: 'west',
  NW: 'north-west',
}
const nouns: Readonly<Record<string, string>> = {
  Woning: 'house',
  Rijwoning: 'terraced house',
  'Half open bebouwing': 'semi-detached house',
  'Open bebouwing': 'detached house',
  Villa: 'villa',
  Bungalow: 'bungalow',
  Herenhuis: 'town house',
  Hoeve: 'farmhouse',
  Duplex: 'duplex',
  Loft: 'loft',
  Dakappartement: 'top-floor apartment',
  Gelijkvloers: 'ground-floor apartment',
  Serviceflat: 'service flat',
  Vakantieverblijf: 'holiday home',
}

/** Returns the values of the English slots of a listing. */
export function slotsEn(facts: Facts): Slots {
  const { kind, layout, fabric } = facts
  const noun = nouns[kind.name] ?? 'apartment'
  const { bedrooms, parkings } = layout
  return {
    noun,
    a: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    beds: bedrooms === 0 ? undefined : `${numbers[bedrooms] ?? ''} bedroom${bedrooms > 1 ? 's' : ''}`,
    bedsN: fromTwo(numbers, bedrooms),
    is: bedrooms === 1 ? 'is' : 'are',
    floorth: layout.floor > 0 ? floors[layout.floor] : undefined,
    point: layout.garden > 0 || layout.terrace > 0 ? points[layout.point] : undefined,
    parks: parkings === 0 ? undefined : `${numbers[parkings] ?? ''} car${parkings > 1 ? 's' : ''}`,
    glazing: {
      single: 'single glazing',
      double: 'double glazing',
      high: 'high-efficiency glazing',
      triple: 'triple glazing',
    }[fabric.glazing],
    frame: { wood: 'wooden', aluminium: 'aluminium', pvc: 'PVC' }[fabric.frame],
    floorcover: {
      tiles: 'tiled',
      parquet: 'parquet',
      laminate: 'laminate',
      vinyl: 'vinyl',
      cast: 'poured concrete',
      stone: 'natural stone',
    }[fabric.covering],
    the_outlook: layout.garden > 0 ? 'the garden' : layout.terrace > 0 ? 'the terrace' : undefined,
    bedsizes:
      bedrooms === 1
        ? undefined
        : `each ${bedrooms > 3 ? 'large enough for a bed and a desk' : 'with daylight and room for a wardrobe'}`,
    months: facts.family === 'garage' ? undefined : regionOf(facts.town) === 'flanders' ? 'three' : 'two',
    ruim: 'spacious',
    licht: 'bright',
    verzorgd: 'well-kept',
    recent: 'recent',
    instapklaar: 'move-in-ready',
    energiezuinig: 'energy-efficient',
    gerenoveerd: 'renovated',
  }
}
