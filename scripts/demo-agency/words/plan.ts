import { regionOf } from '#scripts/demo-agency/facts/fabric.ts'
import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { Random } from '#scripts/kit/random.ts'

/** One sentence of a description: the topics to pick it from, and whether it is required. */
export type Step = Readonly<{ topics: readonly string[]; isRequired?: boolean }>

const step = (...topics: readonly string[]): Step => ({ topics })
const when = (holds: boolean, ...steps: readonly Step[]): readonly Step[] => (holds ? steps : [])

const isPoor = ({ fabric }: Facts): boolean =>
  fabric.condition === 'renovate' || fabric.condition === 'restore'

function openingOf(facts: Facts): Step {
  const { family, kind, fabric } = facts
  const special: Readonly<Record<string, string>> = {
    Villa: 'open.villa',
    Hoeve: 'open.farm',
    Bungalow: 'open.bungalow',
    Herenhuis: 'open.townhouse',
    Gelijkvloers: 'open.flat.ground',
    Dakappartement: 'open.flat.top',
    Duplex: 'open.flat.duplex',
    Loft: 'open.flat.loft',
    Serviceflat: 'open.flat.service',
    Grond: 'open.land',
    'Gemengd gebruik': 'open.mixed',
  }
  const own = special[kind.name]
  const state = fabric.condition === 'restore' ? 'renovate' : fabric.condition
  if (family === 'house')
    return {
      topics:
        own !== undefined && !isPoor(facts) && fabric.condition !== 'freshen'
          ? [own, `open.house.${state}`]
          : [`open.house.${state}`],
      isRequired: true,
    }
  if (family === 'flat')
    return {
      topics:
        own === undefined ? [fabric.condition === 'new' ? 'open.flat.new' : 'open.flat', 'open.flat'] : [own],
      isRequired: true,
    }
  return { topics: [own ?? `open.${family}`], isRequired: true }
}

function energyOf({ fabric, goal, town }: Facts): readonly Step[] {
  if (!fabric.hasCertificate) return []
  if (goal === 'rent') return [step('energy.rent')]
  const letter = fabric.label.charAt(0)
  if (regionOf(town) !== 'flanders' && letter > 'D') return [step('energy.middle')]
  return [
    step(
      letter === 'A' || letter === 'B'
        ? 'energy.good'
        : letter === 'C' || letter === 'D'
          ? 'energy.middle'
          : 'energy.poor',
    ),
  ]
}

function worksOf(facts: Facts): readonly Step[] {
  const { condition } = facts.fabric
  if (isPoor(facts)) return [step('work.renovate')]
  if (condition === 'freshen') return [step('work.freshen')]
  return when(condition === 'renovated', step('work.done'))
}

function houseInside(facts: Facts): readonly Step[] {
  const { layout, fabric, family } = facts
  const worn = isPoor(facts) || fabric.condition === 'freshen'
  const flat = family === 'flat'
  return [
    step(flat ? 'live.flat' : 'live.house'),
    step(`kitchen.${fabric.kitchen}`),
    step(flat || layout.bedrooms < 2 ? 'up.flat' : layout.floors === 1 ? 'up.single' : 'up.house'),
    step(worn ? 'bath.worn' : layout.bathrooms > 1 ? 'bath.two' : 'bath.one'),
    ...when(layout.study, step('extra.study')),
    ...when(layout.laundry, step('extra.laundry')),
    ...when(layout.attic, step('extra.attic')),
    ...when(layout.cellar, step(flat ? 'extra.cellar.flat' : 'extra.cellar')),
  ]
}

function outsideOf({ layout, family, goal }: Facts): readonly Step[] {
  const sunny = ['Z', 'ZO', 'ZW', 'W'].includes(layout.point)
  if (family === 'flat') {
    return [
      step(layout.terrace > 0 ? 'terrace.flat' : 'terrace.none'),
      ...when(layout.garden > 0, step('garden.flat')),
      ...(layout.lift ? [step('lift')] : when(layout.floor > 0, step('stairs'))),
      ...when(layout.garages > 0, step('garage.flat')),
      ...when(layout.parkings > 0 && layout.garages === 0, step('parking.flat')),
      ...when(goal === 'sale', step('charges')),
    ]
  }
  return [
    layout.garden === 0 ? step('garden.none') : sunny ? step('garden.sun', 'garden') : step('garden'),
    ...when(layout.pool, step('pool')),
    ...when(layout.garages > 0, step(layout.garages > 1 ? 'garage.two' : 'garage.one')),
    ...when(layout.parkings > 0, step('parking')),
  ]
}

function endOf(random: Random, facts: Facts): readonly Step[] {
  const { goal, family, available, isDiscreet, lifeAnnuity, projectId } = facts
  const free = step(`free.${available}`)
  if (goal === 'rent') return [free, ...when(family !== 'garage', step('rent.terms')), step('end.rent')]
  if (lifeAnnuity) return [step('viager.note'), step('end.sale')]
  if (family === 'plot' || family === 'wood' || family === 'leisure') return [step('end.land')]
  const trade = family === 'shop' || family === 'office' || family === 'warehouse'
  return [
    ...when(isDiscreet, step('discreet')),
    ...when(projectId > 0, step('unit')),
    ...when(random.chance(0.5), free),
    step(trade ? 'end.trade' : 'end.sale'),
  ]
}

const notes: Readonly<Partial<Record<Facts['family'], string>>> = {
  wood: 'wood.note',
  leisure: 'leisure.note',
  shop: 'shop.note',
  office: 'office.note',
  warehouse: 'warehouse.note',
  garage: 'garage.note',
  building: 'building.note',
  holiday: 'holiday.note',
}

/** Returns the plan of a description, as steps per paragraph; the first step is the opening. */
export function planDescription(random: Random, facts: Facts): readonly (readonly Step[])[] {
  const { family, town, fabric, lifeAnnuity } = facts
  const trade = family === 'shop' || family === 'office' || family === 'warehouse'
  const place = [
    random.chance(0.3)
      ? step(`place.${town.slug}`, 'place.near')
      : step(trade ? 'place.trade' : 'place.near'),
    step(trade ? 'place.trade' : 'place.move'),
  ]
  const end = endOf(random, facts)
  if (family !== 'house' && family !== 'flat') {
    const note =
      family === 'plot' ? (facts.kind.name === 'Grond' ? 'land.note' : 'plot.build') : (notes[family] ?? '')
    const said = Array.from({ length: random.int(3, 4) }, () => step(note))
    return random.chance(0.5)
      ? [
          [openingOf(facts), ...said],
          [...place, ...end],
        ]
      : [[openingOf(facts), ...place.slice(0, 1)], said, [...place.slice(1), ...end]]
  }
  const inside = houseInside(facts)
  const kept = inside.length > 6 ? inside.filter((_, index) => index < 4 || random.chance(0.6)) : inside
  const technique = [
    ...worksOf(facts),
    ...when(random.chance(0.75), step(`tech.${fabric.heating}`)),
    ...energyOf(facts),
  ]
  const first = [
    openingOf(facts),
    ...when(lifeAnnuity, step('viager')),
    ...(random.chance(0.5) ? place.slice(0, 1) : []),
  ]
  const rest = first.length > (lifeAnnuity ? 2 : 1) ? place.slice(1) : place
  const out = outsideOf(facts)
  return random.pick([
    [first, [...kept, ...technique], out, [...rest, ...end]],
    [first, kept, [...out, ...technique], [...rest, ...end]],
    [
      [...first, ...kept.slice(0, 2)],
      [...kept.slice(2), ...technique],
      [...out, ...rest, ...end],
    ],
    [[...first, ...out.slice(0, 1)], kept, [...out.slice(1), ...technique, ...rest], end],
    [first, [...out, ...kept], [...technique, ...rest, ...end]],
  ])
}

const isOpenLand = ({ family, kind }: Facts): boolean =>
  kind.name === 'Grond' || family === 'wood' || family === 'leisure'

/** Returns topics that suit a listing: a wood has neither residents nor schools to describe. */
export function suitedTopics(facts: Facts, topics: readonly string[]): readonly string[] {
  const isPlace = topics.some((topic) => topic === 'place.near' || topic === 'place.move')
  return isPlace && isOpenLand(facts) ? ['place.land'] : topics
}

/** Returns the topics that lengthen a description that is too short. */
export function fillTopics({ family, kind, goal }: Facts): readonly string[] {
  if (kind.name === 'Grond') return ['land.note', 'end.land', 'place.land']
  if (family === 'plot') return ['plot.build', 'end.land', 'place.near', 'place.move']
  if (family === 'wood' || family === 'leisure') return [notes[family] ?? '', 'end.land', 'place.land']
  if (family === 'shop' || family === 'office' || family === 'warehouse')
    return [notes[family] ?? '', 'end.trade', 'place.trade', 'place.move']
  const end = goal === 'sale' ? 'end.sale' : 'end.rent'
  const note = notes[family]
  return note === undefined ? ['place.near', 'place.move', end] : [note, 'place.near', 'place.move', end]
}

/** Returns the topics that a headline of a listing may come from. */
export function headlineTopics(facts: Facts): readonly string[] {
  const { family, kind, fabric } = facts
  if (kind.name === 'Grond') return ['land']
  if (kind.name === 'Gemengd gebruik') return ['mixed']
  if (family === 'flat') return fabric.condition === 'new' ? ['flat', 'flat.new'] : ['flat']
  if (family !== 'house') return [family]
  return isPoor(facts) ? ['house.renovate'] : ['house', `house.${fabric.condition}`]
}
