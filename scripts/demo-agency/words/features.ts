import type { Facts } from '#scripts/demo-agency/facts/facts.ts'
import type { InLanguages } from '#scripts/demo-agency/facts/in-languages.ts'
import words from './sentences/features.json' with { type: 'json' }

/** One phrase per garden, so that no headline mentions it twice. */
function gardenOf({ garden, point }: Facts['layout']): InLanguages | undefined {
  if (garden === 0) return undefined
  if (garden <= 90) return words.townGarden
  const isLarge = garden > 400
  if (point === 'ZO') return isLarge ? words.largeGardenZO : words.gardenZO
  if (point === 'Z') return isLarge ? words.largeGardenZ : words.gardenZ
  if (point === 'ZW') return isLarge ? words.largeGardenZW : words.gardenZW
  if (point === 'W') return isLarge ? words.largeGardenW : words.gardenW
  return isLarge ? words.largeGarden : words.garden
}

function terraceOf({ layout: { terrace }, family }: Facts): InLanguages | undefined {
  if (terrace === 0) return undefined
  if (family === 'flat') return terrace > 9 ? words.terraceOf : words.terrace
  return terrace > 27 ? words.roomyTerrace : words.terrace
}

/** Returns the features of a home that its headline may mention, in all languages; German has the dative. */
export function featuresOf(facts: Facts): InLanguages[] {
  const { layout, family, fabric } = facts
  const known = [
    gardenOf(layout),
    layout.pool ? words.pool : undefined,
    layout.garages > 1 ? words.doubleGarage : layout.garages === 1 ? words.garage : undefined,
    terraceOf(facts),
    layout.study ? words.study : undefined,
    layout.lift ? words.lift : undefined,
    layout.parkings > 0 ? (family === 'flat' ? words.parkingSpace : words.drive) : undefined,
    fabric.heating === 'heatPump' ? words.heatPump : undefined,
  ].filter((feature) => feature !== undefined)
  if (known.length > 1) return known
  const isWorn = fabric.condition === 'renovate' || fabric.condition === 'restore'
  return [...known, isWorn ? words.possibilities : words.light, words.layout]
}
