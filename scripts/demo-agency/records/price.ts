import type { Condition, Fabric, Layout } from '#scripts/demo-agency/facts/facts.ts'
import type { Kind } from '#scripts/demo-agency/facts/kinds.ts'
import type { Random } from '#scripts/kit/random.ts'
import { clamp, marketOf } from '#scripts/demo-agency/facts/quantile.ts'
import type { DemoTown } from '#scripts/demo-agency/facts/towns.ts'

const stateFactor: Readonly<Record<Condition, number>> = {
  new: 1.17,
  renovated: 1.1,
  good: 1,
  freshen: 0.89,
  renovate: 0.75,
  restore: 0.62,
}
const labelFactor: Readonly<Record<string, number>> = { A: 1.04, B: 1.02, C: 1, D: 0.985, E: 0.965, F: 0.94 }

/** Rounds to a usual asking price: 389.000, 395.000, 1.250.000. */
function toAskingPrice(random: Random, euro: number): number {
  if (euro >= 900_000) return Math.round(euro / 25_000) * 25_000
  const rounded = Math.round(euro / 5000) * 5000
  return rounded % 10_000 === 0 && random.chance(0.6) ? rounded - 1000 : rounded
}

function salePrice(
  random: Random,
  kind: Kind,
  town: DemoTown,
  { living, plot, garages }: Layout,
  fabric: Fabric,
): number {
  const market = marketOf(town.zip)
  const noise = 0.94 + random.next() * 0.12
  if (kind.family === 'garage') return random.int(18, 34) * 1000
  if (kind.name === 'Bouwgrond')
    return toAskingPrice(random, market.house[2] * 0.42 * (plot / 620) ** 0.55 * noise)
  if (kind.name === 'Grond') return toAskingPrice(random, Math.max(29_000, plot * 7.2 * noise))
  if (kind.family === 'wood') return Math.round((plot * 4.6 * noise) / 1000) * 1000
  if (kind.family === 'leisure') return Math.round((plot * 96 * noise) / 1000) * 1000
  if (kind.family === 'holiday') return toAskingPrice(random, (living * 1650 + plot * 38) * noise)
  if (kind.family === 'shop' || kind.family === 'office')
    return toAskingPrice(random, clamp(living * 1480 * kind.price * noise, 109_000, 1_200_000))
  if (kind.family === 'warehouse') return toAskingPrice(random, living * 780 * noise)
  const flat = kind.family === 'flat'
  const middle = flat ? market.flat[2] : market.house[2]
  const size = (living / (flat ? market.flatLiving : market.houseLiving)[2]) ** 0.68
  const ground = flat || plot === 0 ? 1 : clamp(plot / market.plot[2], 0.3, 4) ** 0.12
  const euro =
    middle *
    size *
    ground *
    kind.price *
    stateFactor[fabric.condition] *
    (labelFactor[fabric.label.charAt(0)] ?? 1) *
    noise
  return toAskingPrice(random, clamp(euro + garages * (flat ? 14_000 : 6000), 109_000, 2_150_000))
}

function monthlyRent(random: Random, kind: Kind, { living, bedrooms }: Layout, fabric: Fabric): number {
  const round = (euro: number): number => Math.round(euro / 10) * 10 - (random.chance(0.3) ? 5 : 0)
  if (kind.family === 'garage') return random.pick([75, 80, 85, 95])
  if (kind.family === 'warehouse') return round(clamp(living * 4.6, 850, 3200))
  if (kind.family === 'shop' || kind.family === 'office') return round(clamp(living * 9.4, 650, 2400))
  const state =
    fabric.condition === 'new'
      ? 120
      : fabric.condition === 'renovated'
        ? 80
        : fabric.condition === 'good'
          ? 20
          : -40
  if (kind.family === 'house')
    return round(clamp(560 + living * 2.6 + bedrooms * 55 + state + random.int(-30, 60), 850, 1900))
  return round(clamp(395 + living * 4.1 + bedrooms * 25 + state + random.int(-30, 45), 650, 1450))
}

/** Returns the asking price in euro, or the monthly rent. */
export function makePrice(
  random: Random,
  goal: 'sale' | 'rent',
  kind: Kind,
  town: DemoTown,
  layout: Layout,
  fabric: Fabric,
): number {
  return goal === 'rent'
    ? monthlyRent(random, kind, layout, fabric)
    : salePrice(random, kind, town, layout, fabric)
}
