import type { Kind } from './kinds.ts'
import { kinds } from './kinds.ts'
import { markets } from './market.ts'
import type { Random } from '#scripts/kit/random.ts'
import type { DemoTown } from './towns.ts'
import { listingsPerTown, townOf } from './towns.ts'

/** Id of the newest listing; the others count down from it. */
export const newestId = 2595

/** A listing before its details are known: town, main type, sale or rent. */
export type Assignment = Readonly<{ town: DemoTown; kind: Kind; goal: 'sale' | 'rent' }>

const urban = new Set([
  'aalst',
  'dendermonde',
  'sint-niklaas',
  'lokeren',
  'temse',
  'wetteren',
  'hamme',
  'beveren',
  'jette',
])
const wooded = new Set([
  'stekene',
  'kemzeke',
  'waasmunster',
  'moerbeke',
  'wachtebeke',
  'de-klinge',
  'buggenhout',
])
const byWater = new Set(['berlare', 'overmere', 'uitbergen', 'clervaux', 'hulst', 'stekene', 'wachtebeke'])
/** Towns outside the region, with the main types that they may have. */
const abroad: Readonly<Record<string, readonly string[]>> = {
  hulst: ['Open bebouwing', 'Half open bebouwing'],
  clervaux: ['Vakantieverblijf'],
  edingen: ['Herenhuis', 'Rijwoning', 'Woning'],
  jette: ['Appartement'],
}

function affinity(town: DemoTown, { name, family }: Kind): number {
  const only = abroad[town.slug]
  if (only !== undefined) return only.includes(name) ? 50 : 0
  const flats = markets[town.zip]?.apartments ?? 0.2
  const city = urban.has(town.slug)
  if (family === 'flat') return (name === 'Loft' && !city ? 0.1 : 1) * (flats + 0.08) * 4
  if (family === 'wood' || family === 'leisure') return wooded.has(town.slug) ? 3 : 0
  if (family === 'holiday') return byWater.has(town.slug) ? 3 : 0
  if (name === 'Villa') return town.slug === 'waasmunster' ? 9 : city ? 0.4 : 1
  if (name === 'Hoeve' || name === 'Bungalow' || name === 'Open bebouwing') return city ? 0.3 : 1.3
  if (name === 'Herenhuis' || name === 'Rijwoning') return city ? 1.8 : 0.9
  if (family === 'shop' || family === 'office' || family === 'garage' || family === 'building')
    return city ? 2 : 0.7
  return 1
}

/** Returns the main type and goal of each listing of each town, shuffled so that neighbours in the list differ. */
export function assignListings(random: Random): Assignment[] {
  const left = kinds.flatMap((kind): { kind: Kind; goal: 'sale' | 'rent'; count: number }[] => [
    { kind, goal: 'sale', count: kind.sale },
    { kind, goal: 'rent', count: kind.rent },
  ])
  const slots = Object.entries(listingsPerTown).flatMap(([slug, count]) =>
    Array.from({ length: count }, () => slug),
  )
  // Places with few possible types choose first, so that those types are not used up.
  const ordered = random.shuffle(slots).toSorted((a, b) => Number(b in abroad) - Number(a in abroad))
  const assigned = ordered.flatMap((slug): Assignment[] => {
    const town = townOf(slug)
    const weights = left.map((row) => [row, row.count * affinity(town, row.kind)] as const)
    if (!weights.some(([, weight]) => weight > 0)) return []
    const row = random.weigh(weights)
    row.count -= 1
    return [{ town, kind: row.kind, goal: row.goal }]
  })
  return random.shuffle(assigned)
}
