import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import { shared } from '#scripts/demo-agency/words/shared-slots.ts'
import type { Slots } from '#scripts/demo-agency/words/sentence-picker.ts'
import { townWords } from './towns.ts'

const numbers = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const floors = ['', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften']
const points: Readonly<Record<Point, string>> = {
  N: 'Norden',
  NO: 'Nordosten',
  O: 'Osten',
  ZO: 'Südosten',
  Z: 'Süden',
  ZW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
}
const nouns: Readonly<Record<string, string>> = {
  Woning: 'Haus',
  Rijwoning: 'Reihenhaus',
  'Half open bebouwing': 'Drei-Fassaden-Haus',
  'Open bebouwing': 'Vier-Fassaden-Haus',
  Villa: 'Villa',
  Bungalow: 'Bungalow',
  Herenhuis: 'Stadthaus',
  Hoeve: 'Bauernhof',
  Duplex: 'Duplex',
  Loft: 'Loft',
  Dakappartement: 'Dachwohnung',
  Gelijkvloers: 'Erdgeschosswohnung',
  Serviceflat: 'Seniorenwohnung',
  Vakantieverblijf: 'Ferienunterkunft',
}
const feminine = /^Villa$|wohnung$|kunft$/
const cases = {
  m: { nom: 'der', dat: 'dem', acc: 'den', to: 'zum', at: 'am' },
  n: { nom: 'das', dat: 'dem', acc: 'das', to: 'zum', at: 'am' },
  f: { nom: 'die', dat: 'der', acc: 'die', to: 'zur', at: 'an der' },
} as const

/** Declines the name of a place that starts with its gender: `n Donkmeer`. */
function decline(word: string | undefined, form: keyof typeof cases.m): string | undefined {
  if (word === undefined) return undefined
  const gender = word.startsWith('m ') ? 'm' : word.startsWith('n ') ? 'n' : 'f'
  return `${cases[gender][form]} ${word.slice(2)}`
}

/** Returns the values of the German slots of a listing. */
export function slotsDe(facts: Facts): Slots {
  const { kind, layout, fabric } = facts
  const base = shared(facts, 'de', townWords)
  const noun = nouns[kind.name] ?? 'Appartement'
  const [near, by] = [base['near'], base['by']]
  return {
    ...base,
    near: decline(near, 'nom'),
    by: decline(by, 'nom'),
    by2: decline(base['by2'], 'nom'),
    near_dat: decline(near, 'dat'),
    by_dat: decline(by, 'dat'),
    by_acc: decline(by, 'acc'),
    zu_by: decline(by, 'to'),
    an_by: decline(by, 'at'),
    noun,
    ein: `${feminine.test(noun) ? 'eine' : 'ein'} ${noun}`,
    beds: layout.bedrooms === 0 ? undefined : `${numbers[layout.bedrooms] ?? ''} Schlafzimmer`,
    bedsDat:
      layout.bedrooms === 0
        ? undefined
        : layout.bedrooms === 1
          ? 'einem Schlafzimmer'
          : `${numbers[layout.bedrooms] ?? ''} Schlafzimmern`,
    bedsN: layout.bedrooms < 2 ? undefined : numbers[layout.bedrooms],
    liegt: layout.bedrooms > 1 ? 'liegen' : 'liegt',
    floorth: layout.floor > 0 ? floors[layout.floor] : undefined,
    point: points[layout.point],
    parks:
      layout.parkings === 0
        ? undefined
        : `${numbers[layout.parkings] ?? ''} Auto${layout.parkings > 1 ? 's' : ''}`,
    glazing: {
      single: 'Einfachverglasung',
      double: 'Doppelverglasung',
      high: 'Wärmeschutzverglasung',
      triple: 'Dreifachverglasung',
    }[fabric.glazing],
    frame: { wood: 'Holzfenster', aluminium: 'Aluminiumfenster', pvc: 'PVC-Fenster' }[fabric.frame],
    floorcover: {
      tiles: 'Fliesen',
      parquet: 'Parkett',
      laminate: 'Laminat',
      vinyl: 'Vinyl',
      cast: 'Gussbeton',
      stone: 'Naturstein',
    }[fabric.covering],
    months: facts.family === 'garage' ? undefined : regionOf(facts.town) === 'flanders' ? 'drei' : 'zwei',
  }
}
