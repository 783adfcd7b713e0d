import type { Property } from '#domain/listing/property.ts'
import { type Block, storeyHeight } from './sun-home.ts'

/** Usual width and depth of a building with apartments, in m. */
const usual = { width: 14, depth: 11 }

/** The building of an apartment: a usual one, with the storeys of the record. */
export type Building = Readonly<{
  block: Block
  floor: number
  isTopKnown: boolean
}>

/** Returns the building of an apartment; undefined where its storey is not known, or below the ground. */
export function buildingOf({ floor, floors }: Property['rooms']): Building | undefined {
  if (floor === undefined || floor < 0) return undefined
  const isTopKnown = floors !== undefined && floors > floor
  // Above an apartment whose building is not known, one storey stands for the rest.
  const storeys = isTopKnown ? floors : floor + 2
  const eaves = storeys * storeyHeight + 0.3
  return {
    block: { u: 0, v: 0, ...usual, floors: storeys, eaves, ridge: eaves },
    floor,
    isTopKnown,
  }
}
