import type { ScaleHome } from '#contracts/words/scale-file.ts'

/** A rectangle of the drawing, in m: `y` grows downwards from the line on which the fronts stand. */
export type Box = Readonly<{
  x: number
  y: number
  width: number
  height: number
}>

/** A home in its column; what is not known of it is absent. */
export type Standing = Readonly<{
  /** Where the middle of its column is. */
  middle: number
  /** The wall of the front, without its roof. */
  wall?: Box
  plot?: Box
  /** Whether the plot is deeper than is drawn. */
  isCut: boolean
  /** The ground before the house. */
  before?: Box
  footprint?: Box
  /** The part of a building that an apartment takes. */
  own?: Box
  /** The living area as one square, with a row for each storey. */
  storeys: readonly Box[]
}>

/** A street of homes, all at one scale: a column for each, in m. */
export type Street = Readonly<{
  column: number
  width: number
  /** Heights of the sky above the street, of street and plots below it, and of the squares. */
  sky: number
  ground: number
  floors: number
  homes: readonly Standing[]
  /** How deep a plot is drawn at most. */
  deepest: number
}>

/** Depth of the road that the fronts stand on. */
export const roadDepth = 2
const leastColumn = 30
/** Ground in m that is free on both sides of the widest thing in a column. */
const besides = 2
const margin = 0.8
/** Height of the bar of 10 m below the plots. */
const barHeight = 2
/** Neighbours of a house are drawn this wide. */
export const neighbourWidth = 3.5

/** Puts homes side by side in their order. One metre is the same everywhere: where one needs more room, every column grows. */
export function layStreet(homes: readonly ScaleHome[]): Street {
  const widest = homes.map(({ front, plot, living }) =>
    Math.max(
      (front?.width ?? 0) + (front?.kind === 'building' ? 0 : 2 * neighbourWidth),
      plot?.width ?? 0,
      Math.sqrt(living?.area ?? 0),
    ),
  )
  const column = Math.max(leastColumn, ...widest.map((width) => Math.ceil(width) + besides))
  const deepest = 1.5 * column
  const standing = homes.map((home, index) => standIn(home, (index + 0.5) * column, deepest))
  const bottoms = standing.flatMap(({ plot, footprint }) =>
    [plot, footprint].flatMap((box) => (box === undefined ? [] : [box.y + box.height])),
  )
  return {
    column,
    width: column * homes.length,
    sky: Math.max(4, ...homes.map(({ front }) => front?.ridge ?? 0)) + 2 * margin,
    ground: Math.max(roadDepth, ...bottoms) + barHeight,
    floors: Math.max(0, ...homes.map(({ living }) => Math.sqrt(living?.area ?? 0))) + 2 * margin,
    homes: standing,
    deepest,
  }
}

function standIn({ front, plot, footprint, living }: ScaleHome, middle: number, deepest: number): Standing {
  const left = middle - (plot?.width ?? front?.width ?? 0) / 2
  const ground = plot && {
    x: left,
    y: roadDepth,
    width: plot.width,
    height: Math.min(plot.depth, deepest),
  }
  const stands = footprint && {
    x: left + footprint.u,
    y: roadDepth + footprint.v,
    width: footprint.width,
    height: footprint.depth,
  }
  // What lies beyond the cut is not drawn.
  const isInside = footprint && footprint.v + footprint.depth <= (ground?.height ?? Infinity)
  return {
    middle,
    // A house that is not in the middle of its plot stands above its footprint.
    wall: front && {
      x: plot === undefined || stands === undefined ? middle - front.width / 2 : stands.x,
      y: -front.eaves,
      width: front.width,
      height: front.eaves,
    },
    plot: ground,
    isCut: plot !== undefined && plot.depth > deepest,
    before: ground && footprint && { ...ground, height: Math.min(footprint.v, ground.height) },
    footprint: isInside === true ? stands : undefined,
    own: front?.flat === undefined ? undefined : ownPart(stands, living?.area),
    storeys: squareOf(living, middle),
  }
}

function ownPart(building: Box | undefined, area: number | undefined): Box | undefined {
  if (building === undefined || area === undefined || area > building.width * building.height)
    return undefined
  return { ...building, width: area / building.height }
}

/** The storeys of an apartment are those of its building, so that it is one square. */
function squareOf(living: ScaleHome['living'], middle: number): readonly Box[] {
  if (living === undefined) return []
  const side = Math.sqrt(living.area)
  const count = living.floors ?? 1
  return Array.from({ length: count }, (_, row) => ({
    x: middle - side / 2,
    y: margin + (row * side) / count,
    width: side,
    height: side / count,
  }))
}
