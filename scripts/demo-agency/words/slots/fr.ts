import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import type { Slots } from '#scripts/demo-agency/words/fill-template.ts'
import { fromTwo } from './shared-slots.ts'

const numbers = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')
const floors = ['', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième']
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
const feminine: Readonly<Record<string, string>> = {
  Woning: 'maison',
  Rijwoning: 'maison mitoyenne',
  'Half open bebouwing': 'maison 3\u00a0façades',
  'Open bebouwing': 'maison 4\u00a0façades',
  Villa: 'villa',
  Bungalow: 'maison de plain-pied',
  Herenhuis: 'maison de maître',
  Hoeve: 'ferme',
}
const masculine: Readonly<Record<string, string>> = {
  Duplex: 'duplex',
  Loft: 'loft',
  Dakappartement: 'appartement au dernier étage',
  Gelijkvloers: 'appartement au rez-de-chaussée',
  Serviceflat: 'appartement en résidence-services',
  Vakantieverblijf: 'logement de vacances',
}

/** Adjectives of headlines: masculine and feminine. */
const adjectives: Readonly<Record<string, readonly [string, string]>> = {
  ruim: ['spacieux', 'spacieuse'],
  licht: ['lumineux', 'lumineuse'],
  verzorgd: ['soigné', 'soignée'],
  recent: ['récent', 'récente'],
  instapklaar: ['prêt à habiter', 'prête à habiter'],
  energiezuinig: ['économe en énergie', 'économe en énergie'],
  gerenoveerd: ['rénové', 'rénovée'],
}

/** Returns the values of the French slots of a listing. */
export function slotsFr(facts: Facts): Slots {
  const { kind, layout, fabric } = facts
  const isFeminine = kind.name in feminine
  const noun = feminine[kind.name] ?? masculine[kind.name] ?? 'appartement'
  const { bedrooms, parkings } = layout
  return {
    noun,
    un: `${isFeminine ? 'une' : 'un'} ${noun}`,
    cet: `${isFeminine ? 'cette' : noun.startsWith('a') ? 'cet' : 'ce'} ${noun}`,
    beds: bedrooms === 0 ? undefined : `${numbers[bedrooms] ?? ''} chambre${bedrooms > 1 ? 's' : ''}`,
    bedsN: fromTwo(numbers, bedrooms),
    floorth: layout.floor > 0 ? floors[layout.floor] : undefined,
    point: layout.garden > 0 || layout.terrace > 0 ? points[layout.point] : undefined,
    parks: parkings === 0 ? undefined : `${numbers[parkings] ?? ''} voiture${parkings > 1 ? 's' : ''}`,
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
    outlook: layout.garden > 0 ? 'le jardin' : layout.terrace > 0 ? 'la terrasse' : undefined,
    bedsizes:
      bedrooms === 1
        ? undefined
        : `chacune ${bedrooms > 3 ? 'assez grande pour un lit et un bureau' : 'avec la lumière du jour et de la place pour une armoire'}`,
    months: facts.family === 'garage' ? undefined : regionOf(facts.town) === 'flanders' ? 'trois' : 'deux',
    ...Object.fromEntries(
      Object.entries(adjectives).map(([name, [own, inflected]]) => [name, isFeminine ? inflected : own]),
    ),
  }
}
