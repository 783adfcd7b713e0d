import { newestId, type Assignment } from './assignments.ts'
import type { Facts, State } from './facts.ts'
import { makeFabric } from './fabric.ts'
import { makeLayout } from './layout.ts'
import { makePrice } from '#scripts/demo-agency/records/price.ts'
import type { Random } from '#scripts/kit/random.ts'
import { createRandom } from '#scripts/kit/random.ts'
import { makeRooms } from './rooms.ts'
import { makeSurroundings } from './surroundings.ts'
import type { SpecialCases } from './special-cases.ts'
import { marketOf } from './quantile.ts'
import { officeOf } from './towns.ts'

/** Returns the day that lies a number of days before 18 November 2026, the newest day online. */
export function dayBefore(days: number): string {
  return new Date(Date.UTC(2026, 10, 18) - days * 86_400_000).toISOString().slice(0, 10)
}

const foreignStreets: Readonly<Record<string, readonly string[]>> = {
  jette: ['Tentoonstellingslaan', 'Lakenselaan'],
  edingen: ['Rue de Bruxelles', 'Rue d’Hérinnes'],
  hulst: ['Zandstraat', 'Vlaamse Kaai'],
  clervaux: ['Rue de Marnach', 'Rue Ley'],
}

const availableOf = (random: Random, goal: 'sale' | 'rent', state: State): Facts['available'] => {
  if (goal === 'rent')
    return random.weigh([
      ['now', 6],
      ['agreement', 2],
      ['lease', 2],
    ])
  if (state === 'sold') return 'deed'
  return random.weigh([
    ['deed', 7],
    ['agreement', 2],
    ['now', 1],
    ['lease', 1],
  ])
}

/** Decides everything about the listing at a position of the list, the newest first. */
export function makeFacts(
  { town, kind, goal }: Assignment,
  index: number,
  total: number,
  cases: SpecialCases,
): Facts {
  const id = newestId - index
  const random = createRandom(id * 7919)
  const fabric = makeFabric(random, kind, town, cases.units.has(id))
  const layout = makeLayout(random, kind, town, fabric)
  const isUnit = cases.units.has(id)
  const state: State = cases.sold.has(id)
    ? 'sold'
    : cases.rented.has(id)
      ? 'rented'
      : cases.options.has(id)
        ? 'option'
        : 'active'
  const isDiscreet = cases.discreet.has(id)
  const flat = kind.family === 'flat' && kind.name !== 'Gelijkvloers'
  const ground = kind.family === 'plot' || kind.family === 'wood' || kind.family === 'leisure'
  return {
    id,
    kind,
    family: kind.family,
    town,
    office: officeOf(town),
    goal,
    state,
    isAddressPublic: !isDiscreet && !cases.hiddenAddresses.has(id),
    isPricePublic: !cases.hiddenPrices.has(id),
    isDiscreet,
    isNew: cases.fresh.has(id),
    lifeAnnuity: cases.lifeAnnuities.has(id),
    street: random.pick(foreignStreets[town.slug] ?? marketOf(town.zip).streets),
    houseNumber:
      ground && random.chance(0.5)
        ? ''
        : `${random.int(1, 189)}${random.chance(0.08) ? random.pick(['A', 'B', 'C']) : ''}`,
    box: flat
      ? random.pick([
          `${layout.floor}.0${random.int(1, 4)}`,
          String(random.int(1, 12)),
          `${layout.floor}0${random.int(1, 3)}`,
        ])
      : '',
    price: makePrice(random, goal, kind, town, layout, fabric),
    projectId: isUnit ? (cases.units.get(id) ?? 0) : 0,
    layout,
    rooms: makeRooms(id, layout),
    surroundings: makeSurroundings(id, town),
    fabric,
    available: availableOf(random, goal, state),
    chargesPerMonth:
      kind.family === 'flat'
        ? random.int(5, 17) * (kind.name === 'Serviceflat' ? 28 : 10)
        : goal === 'rent' && kind.family !== 'garage'
          ? random.int(1, 4) * 10
          : 0,
    online: dayBefore(Math.floor((index * 547) / (total - 1))),
  }
}
