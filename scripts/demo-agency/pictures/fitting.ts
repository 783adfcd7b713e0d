import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { Home, HomeKind } from './homes.ts'

/** Returns the kinds of pictures that show a listing, the best first. */
function kindsOf({ family, kind, layout }: Facts): readonly HomeKind[] {
  if (family === 'wood') return ['wood', 'land']
  if (kind.name === 'Grond') return ['meadow', 'land']
  if (family === 'plot' || family === 'leisure') return ['land']
  if (family === 'garage') return ['garages']
  if (family === 'warehouse') return ['warehouse', 'garages']
  if (family === 'office') return ['office', 'shop']
  if (family === 'shop' || kind.name === 'Gemengd gebruik') return ['shop']
  if (family === 'holiday' || kind.name === 'Bungalow') return ['bungalow']
  if (family === 'flat' || family === 'building') return ['apartment']
  if (kind.name === 'Hoeve') return ['farmhouse']
  if (layout.facades === 2) return ['rowhouse']
  return layout.facades === 3 ? ['halfopen'] : ['villa']
}

/** Returns how well a home suits a listing: 0 is best, undefined means that it contradicts the facts. */
export function misfitOf(facts: Facts, home: Home): number | undefined {
  const rank = kindsOf(facts).indexOf(home.kind)
  if (rank === -1 || facts.layout.floor > (home.topFloor ?? Infinity)) return undefined
  const isModern = home.isFlatRoofed === true && facts.fabric.year < 1975
  return rank * 4 + (isModern ? 3 : 0)
}

/** Returns whether a picture of the home agrees with the facts: no pool, attic or stairs that the listing lacks. */
export function isTrue(picture: string, facts: Facts): boolean {
  const { layout, family, fabric } = facts
  const type = picture.replace(/-\d+$/, '')
  if (picture === 'villa_rear-0' || picture === 'villa_rear-1') return layout.pool
  if (type.endsWith('_rear')) return layout.garden > 0 && !layout.pool
  if (type.endsWith('_dusk')) return isExpensive(facts)
  if ((type.startsWith('apt') || type === 'balcony') && layout.floor === 0) return false
  if (type === 'balcony' || type === 'aptliving') return layout.terrace > 0
  if (type === 'terrace') return layout.terrace > 0
  if (type.includes('kitchen')) return fabric.kitchen !== 'none'
  if (type === 'hall') return family === 'house' && layout.floors > 1
  if (type === 'attic') return layout.attic
  if (type === 'study') return layout.study
  if (type === 'laundry') return layout.laundry
  return true
}

function isExpensive({ family, price, goal }: Facts): boolean {
  return goal === 'sale' && price > (family === 'flat' ? 410_000 : 615_000)
}

/** Pictures of a gallery, at most. */
const longest = 12

/** Returns the files of a gallery: the pictures of one home that agree with the facts, in its order. */
export function galleryOf(facts: Facts, { pictures, groundRooms = [] }: Home): readonly string[] {
  const isOnGround = facts.family === 'flat' && facts.layout.floor === 0
  const all = isOnGround
    ? [...pictures.filter((picture) => !groundRooms.includes(picture)), ...groundRooms]
    : pictures
  const shown = all.filter((picture, index) => index === 0 || isTrue(picture, facts))
  const isOneBath = facts.layout.bathrooms + facts.layout.showers < 2
  const bath = shown.find((picture) => picture.startsWith('bathroom'))
  return shown
    .filter((picture) => !isOneBath || !picture.startsWith('bathroom') || picture === bath)
    .slice(0, longest)
    .map((picture) => `${picture}.webp`)
}
