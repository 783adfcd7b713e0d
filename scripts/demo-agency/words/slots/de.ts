import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import type { Slots } from '#scripts/demo-agency/words/fill-template.ts'
import { upperFirst } from '#scripts/demo-agency/words/fill-template.ts'
import { fromTwo } from './shared-slots.ts'

const numbers = 'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const floors = ['', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten']
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

type Gender = 'm' | 'f' | 'n'

/** Noun of each main type, after its gender. */
const nouns: Readonly<Record<string, readonly [Gender, string]>> = {
  Woning: ['n', 'Haus'],
  Rijwoning: ['n', 'Reihenhaus'],
  'Half open bebouwing': ['n', 'Drei-Fassaden-Haus'],
  'Open bebouwing': ['n', 'Vier-Fassaden-Haus'],
  Villa: ['f', 'Villa'],
  Bungalow: ['m', 'Bungalow'],
  Herenhuis: ['n', 'Stadthaus'],
  Hoeve: ['m', 'Bauernhof'],
  Duplex: ['m', 'Duplex'],
  Loft: ['n', 'Loft'],
  Dakappartement: ['f', 'Dachgeschosswohnung'],
  Gelijkvloers: ['f', 'Erdgeschosswohnung'],
  Serviceflat: ['f', 'Seniorenwohnung'],
  Vakantieverblijf: ['f', 'Ferienunterkunft'],
}
const a: Readonly<Record<Gender, string>> = { m: 'ein', f: 'eine', n: 'ein' }
const aObject: Readonly<Record<Gender, string>> = { m: 'einen', f: 'eine', n: 'ein' }
const these: Readonly<Record<Gender, string>> = { m: 'dieser', f: 'diese', n: 'dieses' }
const endings: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es' }

/** Stems of the adjectives of headlines; those without an ending stand before a colon or an adverb. */
const adjectives: Readonly<Record<string, string>> = {
  ruim: 'geräumig',
  licht: 'hell',
  verzorgd: 'gepflegt',
  recent: 'neuer',
  instapklaar: 'bezugsfertig',
  energiezuinig: 'energiesparend',
  gerenoveerd: 'renoviert',
}

/** Returns the values of the German slots of a listing. */
export function slotsDe(facts: Facts): Slots {
  const { kind, layout, fabric } = facts
  const [gender, noun] = nouns[kind.name] ?? ['n', 'Appartement']
  const { bedrooms, parkings } = layout
  const one = bedrooms === 1
  return {
    noun,
    ein: `${a[gender]} ${noun}`,
    einen: `${aObject[gender]} ${noun}`,
    dieses: `${these[gender]} ${noun}`,
    Dieses: upperFirst(`${these[gender]} ${noun}`),
    beds: bedrooms === 0 ? undefined : `${numbers[bedrooms] ?? ''} Schlafzimmer`,
    bedsDat:
      bedrooms === 0 ? undefined : one ? 'einem Schlafzimmer' : `${numbers[bedrooms] ?? ''} Schlafzimmern`,
    bedsN: fromTwo(numbers, bedrooms),
    liegt: one ? 'liegt' : 'liegen',
    gehoert: one ? 'gehört' : 'gehören',
    floorth: layout.floor > 0 ? floors[layout.floor] : undefined,
    point: layout.garden > 0 || layout.terrace > 0 ? points[layout.point] : undefined,
    parks: parkings === 0 ? undefined : `${numbers[parkings] ?? ''} Auto${parkings > 1 ? 's' : ''}`,
    glazing: {
      single: 'Einfachverglasung',
      double: 'Doppelverglasung',
      high: 'Wärmeschutzverglasung',
      triple: 'Dreifachverglasung',
    }[fabric.glazing],
    frames: { wood: 'Holzfenster', aluminium: 'Aluminiumfenster', pvc: 'PVC-Fenster' }[fabric.frame],
    frameOf: { wood: 'Holz', aluminium: 'Aluminium', pvc: 'PVC' }[fabric.frame],
    floorcover: {
      tiles: 'Fliesen',
      parquet: 'Parkett',
      laminate: 'Laminat',
      vinyl: 'Vinyl',
      cast: 'Gussbeton',
      stone: 'Naturstein',
    }[fabric.covering],
    outlook: layout.garden > 0 ? 'den Garten' : layout.terrace > 0 ? 'die Terrasse' : undefined,
    bedsizes: one
      ? undefined
      : `jedes ${bedrooms > 3 ? 'groß genug für Bett und Schreibtisch' : 'mit Tageslicht und Platz für einen Schrank'}`,
    months: facts.family === 'garage' ? undefined : regionOf(facts.town) === 'flanders' ? 'drei' : 'zwei',
    ...Object.fromEntries(
      Object.entries(adjectives).map(([name, stem]) => [name, `${stem}${endings[gender]}`]),
    ),
  }
}
