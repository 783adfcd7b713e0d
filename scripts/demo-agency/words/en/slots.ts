import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import { shared } from '#scripts/demo-agency/words/shared-slots.ts'
import type { Slots } from '#scripts/demo-agency/words/sentence-picker.ts'
import { townWords } from './towns.ts'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const floors = ['', 'first', 'second', 'third', 'fourth', 'fifth']
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
  Vakantieverblijf: 'holiday home',
}

/** Returns the values of the English slots of a listing. */
export function slotsEn(facts: Facts): Slots {
  const { kind, layout, fabric } = facts
  const noun = nouns[kind.name] ?? 'apartment'
  return {
    ...shared(facts, 'en', townWords),
    noun,
    a: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    beds:
      layout.bedrooms === 0
        ? undefined
        : `${numbers[layout.bedrooms] ?? ''} bedroom${layout.bedrooms > 1 ? 's' : ''}`,
    bedsN: layout.bedrooms < 2 ? undefined : numbers[layout.bedrooms],
    floorth: layout.floor > 0 ? floors[layout.floor] : undefined,
    point: points[layout.point],
    parks:
      layout.parkings === 0
        ? undefined
        : `${numbers[layout.parkings] ?? ''} car${layout.parkings > 1 ? 's' : ''}`,
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
    months: facts.family === 'garage' ? undefined : regionOf(facts.town) === 'flanders' ? 'three' : 'two',
  }
}
