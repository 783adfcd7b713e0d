import type { Coordinates } from '#domain/place/place.ts'

/**
 * A rectangle on the ground in m, seen from the garden with the house behind it: `u` from left to right, `v` from the
 * street to the end of the plot.
 */
export type Ground = Readonly<{ u: number; v: number; width: number; depth: number }>

/** What stands on the ground: a house with a gable roof, whose ridge lies along its front, or a block with a flat one. */
export type Block = Readonly<Ground & { floors: number; eaves: number; ridge: number }>

/** The part of a home outdoors whose sun is told. */
export type SunPlace = 'terrace' | 'garden'

/** A home as far as the sun needs it: sizes in m, directions in degrees clockwise from north. */
export type SunHome = Readonly<{
  at: Coordinates
  /** Where the rear of a house, or the terrace of an apartment, looks to. */
  rear: number
  block: Block
  /** Of a house. */
  plot?: Readonly<{ width: number; depth: number; drawnDepth: number }>
  garden?: Ground
  terrace?: Ground
  /** Of an apartment: which storey it is, and whether the storeys above are known. */
  flat?: Readonly<{ floor: number; place: SunPlace; isTopKnown: boolean }>
}>

/** What is taken for granted where the record does not say it. */
export type Assumption = 'plotWidth' | 'houseWidth' | 'houseArea' | 'floors' | 'storeysAbove' | 'gardenDepth'

/** Height of a storey in m. */
export const storeyHeight = 2.9
