import type { Point } from './shade.ts'
import type { Ground, SunHome } from './sun-home.ts'

/** Size of the square drawing, the middle of its circle and the circle's radius. */
export const sheet = { size: 540, middle: 270, radius: 218 }

const tilt = (-22 * Math.PI) / 180
/** Heights are drawn shorter than they are. */
const lift = 0.62
const margin = 34
/** Units of the drawing for a metre, at most. */
const largestScale = 17

/** Puts points of a home, in m, on the drawing. */
export type Oblique = Readonly<{
  /** Coordinates of a point of the ground, or above it: `120,85`. */
  at: (u: number, v: number, height?: number) => string
  ground: (area: Ground) => string
  /** Where an azimuth lies on a circle round the home. */
  ring: (azimuth: number, radius: number) => Point
}>

/**
 * Returns the projection of a home that fills the circle: a plan that is true to scale, turned by 22°, with heights straight
 * up. The garden is always in front, so the compass turns instead.
 */
export function obliqueOf(home: SunHome): Oblique {
  const turned = (u: number, v: number): Point => [
    u * Math.cos(tilt) - v * Math.sin(tilt),
    u * Math.sin(tilt) + v * Math.cos(tilt),
  ]
  const raw = (u: number, v: number, height: number): Point => {
    const [x, y] = turned(u, v)
    return [x, y - height * lift]
  }
  const { block, plot } = home
  const corners = [0, 1].flatMap((right) => {
    const u = block.u + right * block.width
    return [
      raw(u, block.v + block.depth / 2, block.ridge),
      ...[0, 1].flatMap((down) => [
        raw(u, block.v + down * block.depth, block.eaves),
        plot === undefined
          ? raw(u, block.v + down * block.depth, 0)
          : raw(right * plot.width, down * plot.drawnDepth, 0),
      ]),
    ]
  })
  const middle = ([0, 1] as const).map((axis) => {
    const all = corners.map((corner) => corner[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  })
  const [midX = 0, midY = 0] = middle
  const reach = Math.max(...corners.map(([x, y]) => Math.hypot(x - midX, y - midY)))
  const scale = Math.min(largestScale, (sheet.radius - margin) / reach)
  const at: Oblique['at'] = (u, v, height = 0) => {
    const [x, y] = raw(u, v, height)
    return `${Math.round(sheet.middle + (x - midX) * scale)},${Math.round(sheet.middle + (y - midY) * scale)}`
  }
  return {
    at,
    ground: ({ u, v, width, depth }) =>
      [at(u, v), at(u + width, v), at(u + width, v + depth), at(u, v + depth)].join(' '),
    ring: (azimuth, radius) => {
      const turn = ((azimuth - home.rear) * Math.PI) / 180
      const [x, y] = turned(-Math.sin(turn), Math.cos(turn))
      return [Math.round(sheet.middle + x * radius), Math.round(sheet.middle + y * radius)]
    },
  }
}
