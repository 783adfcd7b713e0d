import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts, Point } from '#scripts/demo-agency/facts/facts.ts'
import { shared } from '#scripts/demo-agency/words/shared-slots.ts'
import type { Slots } from '#scripts/demo-agency/words/sentence-picker.ts'
import { townWords } from './towns.ts'

const numbers = [
  'nul',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
]
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
const adjectives = {
  ruim: 'ruime',
  licht: 'lichte',
  verzorgd: 'verzorgde',
  recent: 'recente',
  instapklaar: 'instapklare',
  energiezuinig: 'energiezuinige',
  gerenoveerd: 'gerenoveerde',
}

/** Types that a headline may call a family home. */
const familyHomes = new Set(['Woning', 'Rijwoning', 'Half open bebouwing', 'Open bebouwing'])

/** Whether an adjective describes a listing. */
function suits(adjective: string, { family, layout, fabric }: Facts): boolean {
  if (adjective === 'ruim') return layout.living > (family === 'house' ? 165 : 110)
  return adjective !== 'energiezuinig' || (fabric.hasCertificate && /^[AB]/.test(fabric.label))
}

/** Returns the values of the Dutch slots of a listing. */
export function slotsNl(facts: Facts): Slots {
  const { kind, layout, fabric } = facts
  const noun = nouns[kind.name] ?? neuter[kind.name] ?? 'pand'
  const one = layout.bedrooms === 1
  const parks = layout.parkings
  const all = shared(facts, 'nl', townWords)
  const isFamilyHome = familyHomes.has(kind.name) && layout.bedrooms > 2
  return {
    ...all,
    een: `een ${noun}`,
    deze: `${kind.name in nouns ? 'deze' : 'dit'} ${noun}`,
    noun,
    beds: layout.bedrooms === 0 ? undefined : `${numbers[layout.bedrooms] ?? ''} slaapkamer${one ? '' : 's'}`,
    bedsN: layout.bedrooms < 2 ? undefined : numbers[layout.bedrooms],
    is: one ? 'is' : 'zijn',
    ligt: one ? 'ligt' : 'liggen',
    floorth: layout.floor > 0 ? floors[layout.floor] : undefined,
    point: layout.garden > 0 || layout.terrace > 0 ? points[layout.point] : undefined,
    parks: parks === 0 ? undefined : parks === 1 ? 'één wagen' : `${numbers[parks] ?? ''} wagens`,
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
    kids: isFamilyHome ? `${numbers[layout.bedrooms] ?? ''} slaapkamers` : undefined,
    familyPlot: isFamilyHome ? all['plot'] : undefined,
    bedsizes: one
      ? undefined
      : `elk ${layout.bedrooms > 3 ? 'ruim genoeg voor een bed en een bureau' : 'met daglicht en plaats voor een kast'}`,
    months: facts.family === 'garage' ? undefined : regionOf(facts.town) === 'flanders' ? 'drie' : 'twee',
    ...Object.fromEntries(
      Object.entries(adjectives)
        .filter(([base]) => suits(base, facts))
        .map(([base, inflected]) => [base, kind.name in neuter ? base : inflected]),
    ),
  }
}
