import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import type { Slots } from '#scripts/demo-agency/words/fill-template.ts'
import { fromTwo } from './shared-slots.ts'

const numbers = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ')
const floors = ['gelijkvloerse', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde']
const points: Readonly<Record<Point, string>> = {
  N: 'noorden',
  NO: 'noordoosten',
  O: 'oosten',
  ZO: 'zuidoosten',
  Z: 'zuiden',
  ZW: 'zuidwesten',
  W: 'westen',
  NW: 'noordwesten',
}
const nouns: Readonly<Record<string, string>> = {
  Woning: 'woning',
  Rijwoning: 'rijwoning',
  'Half open bebouwing': 'halfopen woning',
  'Open bebouwing': 'vrijstaande woning',
  Villa: 'villa',
  Bungalow: 'bungalow',
  Hoeve: 'hoeve',
  Duplex: 'duplex',
  Loft: 'loft',
  Serviceflat: 'serviceflat',
}
const neuter: Readonly<Record<string, string>> = {
  Herenhuis: 'herenhuis',
  Appartement: 'appartement',
  Dakappartement: 'dakappartement',
  Gelijkvloers: 'gelijkvloers appartement',
  Vakantieverblijf: 'vakantieverblijf',
}

/** Adjectives of headlines: the form before a neuter noun, and before any other. */
const adjectives: Readonly<Record<string, readonly [string, string]>> = {
  ruim: ['ruim', 'ruime'],
  licht: ['licht', 'lichte'],
  verzorgd: ['verzorgd', 'verzorgde'],
  recent: ['recent', 'recente'],
  instapklaar: ['instapklaar', 'instapklare'],
  energiezuinig: ['energiezuinig', 'energiezuinige'],
  gerenoveerd: ['gerenoveerd', 'gerenoveerde'],
}

/** Returns the values of the Dutch slots of a listing. */
export function slotsNl(facts: Facts): Slots {
  const { kind, layout, fabric } = facts
  const noun = nouns[kind.name] ?? neuter[kind.name] ?? 'pand'
  const { bedrooms, parkings } = layout
  const one = bedrooms === 1
  return {
    een: `een ${noun}`,
    deze: `${kind.name in nouns ? 'deze' : 'dit'} ${noun}`,
    noun,
    beds: bedrooms === 0 ? undefined : `${numbers[bedrooms] ?? ''} slaapkamer${one ? '' : 's'}`,
    bedsN: fromTwo(numbers, bedrooms),
    is: one ? 'is' : 'zijn',
    ligt: one ? 'ligt' : 'liggen',
    floorth: layout.floor > 0 ? floors[layout.floor] : undefined,
    point: layout.garden > 0 || layout.terrace > 0 ? points[layout.point] : undefined,
    parks: parkings === 0 ? undefined : parkings === 1 ? 'één wagen' : `${numbers[parkings] ?? ''} wagens`,
    glazing: {
      single: 'enkel glas',
      double: 'dubbel glas',
      high: 'hoogrendementsglas',
      triple: 'driedubbel glas',
    }[fabric.glazing],
    frames: { wood: 'houten ramen', aluminium: 'aluminium ramen', pvc: 'pvc-ramen' }[fabric.frame],
    frameOf: { wood: 'hout', aluminium: 'aluminium', pvc: 'pvc' }[fabric.frame],
    floorcover: {
      tiles: 'tegels',
      parquet: 'parket',
      laminate: 'laminaat',
      vinyl: 'vinyl',
      cast: 'polybeton',
      stone: 'natuursteen',
    }[fabric.covering],
    outlook: layout.garden > 0 ? 'de tuin' : layout.terrace > 0 ? 'het terras' : undefined,
    bedsizes: one
      ? undefined
      : `elk ${bedrooms > 3 ? 'ruim genoeg voor een bed en een bureau' : 'met daglicht en plaats voor een kast'}`,
    months: facts.family === 'garage' ? undefined : regionOf(facts.town) === 'flanders' ? 'drie' : 'twee',
    ...Object.fromEntries(
      Object.entries(adjectives).map(([name, [own, inflected]]) => [
        name,
        kind.name in neuter ? own : inflected,
      ]),
    ),
  }
}
