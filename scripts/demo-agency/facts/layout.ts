import type { Fabric, Layout, Point } from './facts.ts'
import type { Kind } from './kinds.ts'
import type { Random } from '#scripts/kit/random.ts'
import { clamp, marketOf, quantile } from './quantile.ts'
import type { DemoTown } from './towns.ts'

const plotEnds: Readonly<Record<string, readonly [number, number]>> = {
  Rijwoning: [62, 420],
  'Half open bebouwing': [175, 960],
  'Open bebouwing': [340, 2600],
  Villa: [720, 4900],
  Bungalow: [480, 1700],
  Herenhuis: [95, 820],
  Hoeve: [1450, 14_800],
  Woning: [120, 1650],
  Bouwgrond: [310, 1480],
  Grond: [1850, 12_400],
  Bos: [2900, 16_500],
  Recreatieterrein: [240, 620],
  Vakantieverblijf: [180, 640],
}

const points: readonly Point[] = ['N', 'NO', 'O', 'ZO', 'ZO', 'Z', 'Z', 'Z', 'ZW', 'ZW', 'W', 'W', 'NW']

const livingEnds: Readonly<Record<string, readonly [number, number]>> = {
  Woning: [92, 320],
  'Half open bebouwing': [104, 265],
  'Open bebouwing': [112, 360],
  Rijwoning: [84, 245],
  Villa: [182, 440],
  Bungalow: [98, 188],
  Herenhuis: [190, 420],
  Hoeve: [165, 430],
  Appartement: [58, 168],
  Dakappartement: [92, 205],
  Gelijkvloers: [62, 150],
  Duplex: [88, 175],
  Loft: [118, 240],
  Serviceflat: [48, 82],
  Vakantieverblijf: [38, 96],
  Kantoorruimte: [54, 260],
  Handelspand: [70, 320],
  Winkel: [52, 210],
  Magazijn: [180, 980],
  Handelsgebouw: [310, 1400],
  Garage: [15, 22],
}

function bedroomsOf(random: Random, kind: Kind, living: number): number {
  if (kind.name === 'Serviceflat') return living > 66 ? 2 : 1
  if (kind.family === 'flat' || kind.family === 'holiday')
    return living < 68 ? 1 : living < 118 ? 2 : living < 150 ? random.int(2, 3) : 3
  if (kind.family === 'building') return random.int(4, 9)
  if (kind.family !== 'house') return 0
  if (living < 105) return 2
  if (living < 185)
    return random.weigh([
      [2, 1],
      [3, 7],
      [4, 1],
    ])
  return living < 260
    ? random.weigh([
        [3, 4],
        [4, 5],
        [5, 1],
      ])
    : random.weigh([
        [4, 5],
        [5, 4],
        [6, 1],
      ])
}

function facadesOf(random: Random, { name, family }: Kind): number {
  if (name === 'Rijwoning' || name === 'Herenhuis') return 2
  if (name === 'Half open bebouwing') return 3
  if (name === 'Woning')
    return random.weigh([
      [2, 3],
      [3, 4],
      [4, 3],
    ])
  return family === 'house' || family === 'holiday' || family === 'warehouse' ? 4 : 0
}

/** Decides rooms, surfaces and equipment of a listing, from the market figures of its zip and the factors of its main type. */
export function makeLayout(random: Random, kind: Kind, town: DemoTown, fabric: Fabric): Layout {
  const market = marketOf(town.zip)
  const flat = kind.family === 'flat'
  const house = kind.family === 'house'
  const at = random.next()
  const drawn = quantile(flat ? market.flatLiving : market.houseLiving, at) * kind.living
  const living =
    kind.living === 0 && kind.name !== 'Garage'
      ? 0
      : Math.round(clamp(drawn, ...(livingEnds[kind.name] ?? [88, 620])))
  const grounds =
    quantile(market.plot, clamp(at * 0.5 + random.next() * 0.5, 0, 1)) *
    kind.plot *
    (0.8 + random.next() * 0.4)
  const plot = kind.plot === 0 ? 0 : Math.round(clamp(grounds, ...(plotEnds[kind.name] ?? [90, 2400])))
  const bedrooms = bedroomsOf(random, kind, living)
  const floors =
    kind.name === 'Bungalow' || kind.family === 'holiday' ? 1 : house ? (living > 230 ? 3 : 2) : 1
  const built = house ? (living / floors) * 1.25 + 20 : 0
  const open = Math.max(0, plot - built)
  const garden = house && open > 45 ? Math.round(open * (0.62 + random.next() * 0.2)) : 0
  const floor =
    kind.name === 'Gelijkvloers'
      ? 0
      : kind.name === 'Dakappartement'
        ? random.int(3, 5)
        : flat
          ? random.int(1, 4)
          : 0
  const hasTerrace = flat ? random.chance(0.86) : (house && open > 14) || kind.family === 'holiday'
  const wide = kind.name === 'Dakappartement' ? 2.2 : kind.name === 'Gelijkvloers' ? 1.4 : 1
  const big = living > 175
  return {
    living,
    plot: house ? Math.max(plot, Math.round(built + 12)) : plot,
    bedrooms,
    bathrooms: house || flat || kind.family === 'holiday' ? (big && bedrooms > 3 ? 2 : 1) : 0,
    showers: house && big && random.chance(0.4) ? 1 : 0,
    toilets: house
      ? big
        ? 2
        : random.int(1, 2)
      : flat || kind.family === 'shop' || kind.family === 'office'
        ? 1
        : 0,
    floors,
    facades: facadesOf(random, kind),
    floor,
    terrace: hasTerrace ? Math.round((flat ? random.int(5, 19) : random.int(12, 46)) * wide) : 0,
    garden: kind.name === 'Gelijkvloers' && random.chance(0.5) ? random.int(38, 140) : garden,
    garages:
      kind.name === 'Garage'
        ? 1
        : house
          ? plot < 170
            ? 0
            : random.weigh([
                [0, 3],
                [1, 6],
                [2, plot > 900 ? 3 : 0],
              ])
          : flat && random.chance(0.3)
            ? 1
            : 0,
    parkings: flat
      ? random.chance(0.4)
        ? 1
        : 0
      : kind.family === 'shop' || kind.family === 'office' || kind.family === 'warehouse'
        ? random.int(1, 12)
        : house && plot > 420
          ? random.int(1, 3)
          : 0,
    front: kind.family === 'plot' ? random.int(8, 24) : house ? random.int(5, 9) : 0,
    point: random.pick(points),
    lift: flat && (floor > 1 || fabric.year > 1995) && random.chance(0.88),
    cellar: house ? random.chance(fabric.year < 1980 ? 0.45 : 0.15) : flat && random.chance(0.4),
    attic: house && kind.name !== 'Bungalow' && random.chance(0.42),
    pool: house && plot > 900 && random.chance(kind.name === 'Villa' ? 0.36 : 0.08),
    study: house && living > 165 && random.chance(0.45),
    laundry: house && living > 135 && random.chance(0.55),
  }
}
