import rules from '../../../data/rules.json' with { type: 'json' }
import type { Condition, Fabric, Heating } from './facts.ts'
import type { Kind } from './kinds.ts'
import type { Random } from '#scripts/kit/random.ts'
import { clamp } from './quantile.ts'
import type { DemoTown } from './towns.ts'

const conditionsOf = (kind: Kind): readonly (readonly [Condition, number])[] => {
  if (kind.name === 'Hoeve')
    return [
      ['renovated', 3],
      ['good', 3],
      ['renovate', 3],
      ['restore', 1],
    ]
  if (kind.name === 'Herenhuis')
    return [
      ['renovated', 3],
      ['good', 5],
      ['freshen', 2],
      ['renovate', 2],
    ]
  if (kind.name === 'Bungalow')
    return [
      ['good', 5],
      ['freshen', 3],
      ['renovate', 2],
      ['renovated', 1],
    ]
  if (kind.name === 'Serviceflat' || kind.name === 'Loft')
    return [
      ['new', 3],
      ['good', 6],
      ['renovated', 1],
    ]
  if (kind.family === 'flat')
    return [
      ['new', 20],
      ['renovated', 6],
      ['good', 62],
      ['freshen', 8],
      ['renovate', 4],
    ]
  return [
    ['new', 13],
    ['renovated', 8],
    ['good', 49],
    ['freshen', 11],
    ['renovate', 18],
    ['restore', 1],
  ]
}

function yearOf(random: Random, kind: Kind, condition: Condition): number {
  if (kind.name === 'Hoeve') return random.int(1845, 1934)
  if (kind.name === 'Herenhuis') return random.int(1878, 1936)
  if (kind.name === 'Bungalow') return random.int(1962, 1988)
  const flat = kind.family === 'flat'
  if (condition === 'new') return random.int(2014, 2026)
  if (condition === 'renovated') return random.int(flat ? 1958 : 1905, 1986)
  if (condition === 'good')
    return flat
      ? random.int(1972, 2013)
      : random.weigh([
          [random.int(1924, 1970), 3],
          [random.int(1971, 2011), 7],
        ])
  if (condition === 'freshen') return random.int(flat ? 1964 : 1946, 1993)
  return random.int(flat ? 1956 : 1902, 1976)
}

function scoreOf(random: Random, year: number, condition: Condition, flat: boolean): number {
  const range = ((): readonly [number, number] => {
    if (condition === 'new') return year >= 2017 ? [14, 62] : [58, 98]
    if (condition === 'renovated') return [112, 236]
    if (condition === 'freshen') return [328, 590]
    if (condition === 'renovate') return [505, 880]
    if (condition === 'restore') return [720, 960]
    if (year >= 2000) return [118, 262]
    return year >= 1982 ? [182, 330] : [236, 468]
  })()
  const score = random.int(...range)
  return flat && condition !== 'new' ? Math.round(score * 0.68) : score
}

/** Returns the region of a town by its zip. Abroad counts as Flanders: a label is needed, and not shown. */
export function regionOf(town: DemoTown): 'flanders' | 'brussels' | 'wallonia' {
  const zip = Number.parseInt(town.zip, 10)
  if (town.countryId !== 10) return 'flanders'
  if (zip < 1300) return 'brussels'
  return (zip >= 1300 && zip < 1500) || (zip >= 4000 && zip < 8000) ? 'wallonia' : 'flanders'
}

/** Returns the energy label of a score in kWh/m²·year by the bands of data/rules.json. */
export function labelOf(score: number, town: DemoTown): string {
  const bands = rules.energyBands.find(({ region }) => region === regionOf(town))?.bands ?? []
  return (
    bands.find((band) => band.upToKwhPerM2Year === undefined || score <= band.upToKwhPerM2Year)?.label ?? ''
  )
}

function heatingOf(random: Random, year: number, condition: Condition): Heating {
  if (condition === 'new' && year >= 2021)
    return random.weigh([
      ['heatPump', 7],
      ['gas', 3],
    ])
  if (condition === 'new')
    return random.weigh([
      ['gas', 8],
      ['heatPump', 2],
    ])
  if (condition === 'renovate' || condition === 'restore')
    return random.weigh([
      ['gas', 4],
      ['oil', 4],
      ['electric', 2],
    ])
  return random.weigh([
    ['gas', 74],
    ['oil', 17],
    ['electric', 6],
    ['heatPump', 2],
    ['pellet', 1],
  ])
}

const kitchens: Readonly<Record<Condition, readonly (readonly [Fabric['kitchen'], number])[]>> = {
  new: [
    ['full', 6],
    ['hyper', 3],
    ['installed', 1],
  ],
  renovated: [
    ['full', 6],
    ['hyper', 4],
  ],
  good: [
    ['full', 6],
    ['installed', 5],
    ['hyper', 1],
  ],
  freshen: [
    ['installed', 6],
    ['basic', 3],
  ],
  renovate: [
    ['basic', 7],
    ['none', 2],
  ],
  restore: [['none', 1]],
}

/** Decides the state, materials and energy label of a building. */
export function makeFabric(random: Random, kind: Kind, town: DemoTown, isUnit: boolean): Fabric {
  const condition = isUnit ? 'new' : random.weigh(conditionsOf(kind))
  const year = isUnit ? 2026 : yearOf(random, kind, condition)
  const score = scoreOf(random, year, condition, kind.family === 'flat')
  const poor = condition === 'renovate' || condition === 'restore'
  const worn = poor || condition === 'freshen'
  return {
    year,
    renovated: condition === 'renovated' ? random.int(2017, 2025) : undefined,
    condition,
    heating: heatingOf(random, year, condition),
    glazing:
      condition === 'new' && year >= 2020
        ? random.pick(['high', 'triple'])
        : condition === 'new' || condition === 'renovated'
          ? 'high'
          : poor
            ? random.pick(['single', 'double'])
            : 'double',
    frame: random.weigh([
      ['pvc', 5],
      ['aluminium', condition === 'new' ? 6 : 3],
      ['wood', year < 1990 ? 3 : 1],
    ]),
    kitchen: random.weigh(kitchens[condition]),
    covering: random.weigh([
      ['tiles', 5],
      ['parquet', worn ? 1 : 3],
      ['laminate', 2],
      ['vinyl', worn ? 2 : 1],
      ['cast', condition === 'new' ? 1 : 0],
      ['stone', year < 1990 ? 1 : 0],
    ]),
    score: clamp(score, 9, 960),
    label: labelOf(score, town),
    hasCertificate: town.countryId === 10 && !random.chance(0.035),
  }
}
