import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { Random } from '#scripts/kit/random.ts'

const dir = join(import.meta.dirname, '../../../data/pictures')
const files = new Set(readdirSync(dir))

const series = (name: string): string[] =>
  [...files].filter((file) => new RegExp(`^${name}-\\d+(-m)?\\.webp$`).test(file)).toSorted()

const fronts = Object.fromEntries(
  [
    'villa',
    'rowhouse',
    'newbuild',
    'farmhouse',
    'apartment',
    'shop',
    'halfopen',
    'bungalow',
    'land',
    'garages',
  ].map((name) => [name, series(name)]),
)
const dusk = {
  villa: series('villa_dusk'),
  halfopen: series('halfopen_dusk'),
  apartment: series('apartment_dusk'),
}

/** Returns the name of the picture series for the outside of a listing. */
function frontOf({ family, kind, layout, fabric, projectId }: Facts): string {
  if (projectId > 0) return 'newbuild'
  if (family === 'plot' || family === 'wood' || family === 'leisure') return 'land'
  if (family === 'garage') return 'garages'
  if (family === 'warehouse') return 'garages'
  if (family === 'shop' || kind.name === 'Gemengd gebruik') return 'shop'
  if (family === 'office') return 'shop'
  if (family === 'holiday') return 'bungalow'
  if (family === 'building') return 'apartment'
  if (family === 'flat') return fabric.year > 2018 || kind.name === 'Serviceflat' ? 'newbuild' : 'apartment'
  if (kind.name === 'Hoeve') return 'farmhouse'
  if (kind.name === 'Bungalow') return 'bungalow'
  if (layout.facades === 2) return 'rowhouse'
  return layout.facades === 3 ? 'halfopen' : 'villa'
}

const isExpensive = ({ family, price, goal }: Facts): boolean =>
  goal === 'sale' && price > (family === 'flat' ? 410_000 : 615_000)

/** Returns a function that picks the first picture of a listing; a picture repeats only after ten listings, rarely in one town. */
export function createFrontPicker(): (facts: Facts, index: number) => string {
  const lastAt = new Map<string, number>()
  const inTown = new Map<string, number>()
  return (facts, index) => {
    const name = frontOf(facts)
    const evening =
      isExpensive(facts) && (name === 'villa' || name === 'halfopen' || name === 'apartment')
        ? dusk[name]
        : []
    const free = (list: readonly string[]): string[] =>
      list.filter((file) => index - (lastAt.get(file) ?? -99) > 9)
    const candidates = free(evening).length > 0 ? free(evening) : (fronts[name] ?? [])
    const rank = (file: string): number =>
      (inTown.get(`${facts.town.slug} ${file}`) ?? 0) * 10_000 + (lastAt.get(file) ?? -1)
    const [chosen] = candidates.toSorted((a, b) => rank(a) - rank(b))
    if (chosen === undefined) throw new Error(`no picture shows a ${name}`)
    lastAt.set(chosen, index)
    inTown.set(`${facts.town.slug} ${chosen}`, (inTown.get(`${facts.town.slug} ${chosen}`) ?? 0) + 1)
    return chosen
  }
}

function insideOf(facts: Facts, palette: number): string[] {
  const { layout, fabric, family } = facts
  const twin = palette % 2
  const flat = family === 'flat'
  const kitchen = fabric.kitchen === 'none' ? [] : [`kitchen-${palette}`]
  const living =
    flat && palette < 2 && layout.terrace > 0
      ? [`aptliving-${palette}`, `living_b-${palette}`]
      : [`living-${palette}`, `living_b-${palette}`]
  return [
    ...living,
    ...kitchen,
    `bedroom-${palette > 3 ? twin : palette}`,
    `bathroom-${palette > 3 ? twin : palette}`,
    `dining-${palette}`,
    ...(fabric.kitchen === 'full' || fabric.kitchen === 'hyper' ? [`kitchen_b-${palette}`] : []),
    ...(layout.bedrooms > 1 ? [`bedroom_b-${twin}`] : []),
    ...(layout.bathrooms + layout.showers > 1 ? [`bathroom_b-${twin}`] : []),
    ...(layout.study ? [`study-${twin}`] : []),
    ...(family === 'house' && layout.floors > 1 ? [`hall-${twin}`] : []),
    ...(layout.attic ? [`attic-${twin}`] : []),
    ...(layout.laundry ? [`laundry-${twin}`] : []),
  ]
}

/** Returns the 6 to 12 files of a gallery: the given first picture, then outside, then inside. */
export function makeGallery(random: Random, facts: Facts, front: string): string[] {
  const variant = Number.parseInt(/-(\d+)/.exec(front)?.[1] ?? '0', 10)
  const palette = variant > 4 ? random.int(0, 4) : variant
  const name = frontOf(facts)
  const other = (list: readonly string[], count: number): string[] =>
    random.shuffle(list.filter((file) => file !== front)).slice(0, count)
  const { layout, family } = facts
  const outside = [
    ...(layout.pool && family === 'house' ? other(series('villa_rear'), 1) : []),
    ...(layout.garden > 0 && name === 'rowhouse' ? other(series('rowhouse_rear'), 1) : []),
    ...(layout.garden > 60 || family === 'holiday' ? other(series('garden'), 2) : []),
    ...(layout.terrace > 0 && family === 'flat' && facts.kind.name !== 'Gelijkvloers'
      ? [`balcony-${palette % 2}.webp`]
      : []),
    ...(layout.terrace > 15 && family === 'house' ? [`terrace-${palette % 2}.webp`] : []),
  ]
  if (family === 'plot' || family === 'wood' || family === 'leisure')
    return [front, ...other(fronts['land'] ?? [], 4), 'field-0.webp']
  if (family === 'garage' || family === 'warehouse') return [front, ...other(fronts['garages'] ?? [], 5)]
  if (family === 'shop' || family === 'office')
    return [
      front,
      ...other(fronts['shop'] ?? [], 3),
      `study-${palette % 2}.webp`,
      `laundry-${palette % 2}.webp`,
      'street-0.webp',
    ]
  const twin = front.includes('-m.') ? front.replace('-m.', '.') : front.replace('.webp', '-m.webp')
  const inside = insideOf(facts, palette).map((file) => `${file}.webp`)
  const found = [...new Set([front, ...outside, ...inside])].filter((file) => existsSync(join(dir, file)))
  const enough = found.length < 6 ? [...found, twin, 'street-0.webp'] : found
  return enough.slice(0, random.int(9, 12))
}
