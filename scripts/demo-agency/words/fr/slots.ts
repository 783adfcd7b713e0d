import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import { shared } from '#scripts/demo-agency/words/shared-slots.ts'
import type { Slots } from '#scripts/demo-agency/words/sentence-picker.ts'
import { townWords } from './towns.ts'

const numbers = [
  'zéro',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]
const floors = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième']
const points: Readonly<Record<Point, string>> = {
  N: 'nord',
  NO: 'nord-est',
  O: 'est',
  ZO: 'sud-est',
  Z: 'sud',
  ZW: 'sud-ouest',
  W: 'ouest',
  NW: 'nord-ouest',
}
const nouns: Readonly<Record<string, string>> = {
  Woning: 'maison',
  Rijwoning: 'maison mitoyenne',
  'Half open bebouwing': 'maison 3 façades',
  'Open bebouwing': 'maison 4 façades',
  Villa: 'villa',
  Bungalow: 'maison de plain-pied',
  Herenhuis: 'maison de maître',
  Hoeve: 'ferme',
}
const masculine: Readonly<Record<string, string>> = { Duplex: 'duplex', Loft: 'loft' }

const contract = (word: string | undefined, de: readonly [string, string, string]): string | undefined => {
  if (word === undefined) return undefined
  if (word.startsWith('le ')) return `${de[0]} ${word.slice(3)}`
  return word.startsWith('la ') ? `${de[1]} ${word}` : `${de[2]} ${word}`
}

/** Returns the values of the French slots of a listing. */
export function slotsFr(facts: Facts): Slots {
  const { kind, layout, fabric } = facts
  const base = shared(facts, 'fr', townWords)
  const noun =
    nouns[kind.name] ??
    masculine[kind.name] ??
    (facts.family === 'holiday' ? 'logement de vacances' : 'appartement')
  const de = ['du', 'de', 'de'] as const
  const to = ['au', 'à', 'à'] as const
  return {
    ...base,
    noun,
    un: kind.name in nouns ? `une ${noun}` : `un ${noun}`,
    cette: `cette ${noun}`,
    cet: noun === 'appartement' ? 'cet appartement' : `ce ${noun}`,
    beds:
      layout.bedrooms === 0
        ? undefined
        : `${numbers[layout.bedrooms] ?? ''} chambre${layout.bedrooms > 1 ? 's' : ''}`,
    bedsN: layout.bedrooms < 2 ? undefined : numbers[layout.bedrooms],
    floorth: layout.floor > 0 ? floors[layout.floor] : undefined,
    point: points[layout.point],
    parks:
      layout.parkings === 0
        ? undefined
        : `${numbers[layout.parkings] ?? ''} voiture${layout.parkings > 1 ? 's' : ''}`,
    glazing: {
      single: 'simple vitrage',
      double: 'double vitrage',
      high: 'vitrage à haut rendement',
      triple: 'triple vitrage',
    }[fabric.glazing],
    frame: { wood: 'bois', aluminium: 'aluminium', pvc: 'PVC' }[fabric.frame],
    floorcover: {
      tiles: 'carrelage',
      parquet: 'parquet',
      laminate: 'stratifié',
      vinyl: 'vinyle',
      cast: 'béton coulé',
      stone: 'pierre naturelle',
    }[fabric.covering],
    months: facts.family === 'garage' ? undefined : regionOf(facts.town) === 'flanders' ? 'trois' : 'deux',
    de_near: contract(base['near'], de),
    de_by: contract(base['by'], de),
    a_by: contract(base['by'], to),
    a_by2: contract(base['by2'], to),
  }
}
