import type { Oblique } from './oblique.ts'
import { shareInSun, towardsSun } from './shade.ts'
import { storeyHeight, type SunHome } from './sun-home.ts'
import type { SunPosition } from './sun-position.ts'

/** Windows of a storey as parts of the wall: from, to. */
const windows: Readonly<Record<'garden' | 'upper', readonly (readonly [number, number])[]>> = {
  garden: [
    [0.1, 0.56],
    [0.68, 0.9],
  ],
  upper: [
    [0.12, 0.34],
    [0.42, 0.6],
    [0.7, 0.9],
  ],
}
const grazing = 0.04

/** Returns the ground of a home as SVG: plot, front garden and terrace. */
export function drawGround(home: SunHome, { ground }: Oblique): string {
  const { block, plot, terrace } = home
  if (plot === undefined) return ''
  const shown = { u: 0, v: 0, width: plot.width, depth: plot.drawnDepth }
  return [
    `<path class="sun-plot" d="M${ground(shown)}z"/>`,
    `<path class="sun-front" d="M${ground({ ...shown, depth: block.v })}z"/>`,
    terrace === undefined ? '' : `<path class="sun-deck" d="M${ground(terrace)}z"/>`,
  ].join('')
}

/** Returns the edge of the plot, dashed where a long garden is cut. */
export function drawEdge({ plot }: SunHome, { at, ground }: Oblique): string {
  if (plot === undefined) return ''
  const { width, depth, drawnDepth } = plot
  const edge = `<path class="sun-hedge" d="M${ground({ u: 0, v: 0, width, depth: drawnDepth })}z"/>`
  return drawnDepth < depth
    ? `${edge}<path class="sun-cut" d="M${at(0, drawnDepth)} ${at(width, drawnDepth)}"/>`
    : edge
}

/** Returns the house or building as SVG: the faces that one sees from the garden, lit or not. */
export function drawHouse(home: SunHome, oblique: Oblique, sun: SunPosition, isDetailed: boolean): string {
  const { at } = oblique
  const { u, v, width, depth, eaves, ridge } = home.block
  const [right, rear, middle] = [u + width, v + depth, v + depth / 2]
  const face = (points: readonly string[], name: string, isLit: boolean) =>
    `<path class="${name}${isLit ? ' is-lit' : ''}" d="M${points.join(' ')}z"/>`
  const [sunU, sunV] = towardsSun(home, sun)
  const height = (sun.height * Math.PI) / 180
  const isLit = (alongU: number, alongV: number, up = 0) =>
    sun.height > 0.5 && (alongU * sunU + alongV * sunV) * Math.cos(height) + up * Math.sin(height) > grazing
  const side = (atU: number, alongU: number) =>
    face(
      [at(atU, v), at(atU, rear), at(atU, rear, eaves), at(atU, middle, ridge), at(atU, v, eaves)],
      'sun-wall sun-side',
      isLit(alongU, 0),
    )
  const slope = Math.hypot(ridge - eaves, depth / 2)
  const roof = (edge: number, alongV: number) =>
    face(
      [at(u, edge, eaves), at(right, edge, eaves), at(right, middle, ridge), at(u, middle, ridge)],
      'sun-roof',
      isLit(0, (alongV * (ridge - eaves)) / slope, depth / 2 / slope),
    )
  const top =
    home.flat === undefined
      ? roof(v, -1) + roof(rear, 1)
      : face(
          [at(u, v, eaves), at(right, v, eaves), at(right, rear, eaves), at(u, rear, eaves)],
          home.flat.isTopKnown ? 'sun-top' : 'sun-top is-open',
          sun.height > 0.5,
        )
  const wall = face(
    [at(u, rear), at(right, rear), at(right, rear, eaves), at(u, rear, eaves)],
    'sun-wall',
    isLit(0, 1),
  )
  return `${side(right, 1)}${side(u, -1)}${wall}${top}${isDetailed || home.flat ? drawStoreys(home, oblique, sun) : ''}`
}

/** Windows of each storey, and the balconies of a building, its own marked. */
function drawStoreys(home: SunHome, { at }: Oblique, sun: SunPosition): string {
  const { block, flat } = home
  const { u, width, floors } = block
  const rear = block.v + block.depth
  const isMineLit = flat !== undefined && shareInSun(home, flat.place, sun) > 0
  const lit = isMineLit ? ' is-lit' : ''
  return Array.from({ length: floors }, (_, floor) => {
    const bottom = floor * storeyHeight
    const isMine = floor === flat?.floor
    const box = (from: number, to: number, low: number, high: number) =>
      `M${at(from, rear, low)} ${at(to, rear, low)} ${at(to, rear, high)} ${at(from, rear, high)}z`
    const mine = isMine
      ? `<path class="sun-mine${lit}" d="${box(u, u + width, bottom, bottom + storeyHeight)}"/>`
      : ''
    const panes = windows[floor === 0 && flat === undefined ? 'garden' : 'upper']
      .map(([from, to]) =>
        box(u + width * from, u + width * to, bottom + (floor === 0 ? 0.25 : 1), bottom + 2.35),
      )
      .join('')
    const [from, to, edge] = [u + width * 0.56, u + width * 0.94, rear + 1.9]
    const balcony =
      flat === undefined || floor === 0
        ? ''
        : `<path class="sun-slab${isMine ? ` is-mine${lit}` : ''}" d="M${at(from, rear, bottom)} ${at(to, rear, bottom)} ${at(to, edge, bottom)} ${at(from, edge, bottom)}z"/>` +
          `<path class="sun-rail${isMine ? ` is-mine${lit}` : ''}" d="M${at(from, edge, bottom)} ${at(to, edge, bottom)} ${at(to, edge, bottom + 1)} ${at(from, edge, bottom + 1)}z"/>`
    return `${mine}<path class="sun-pane" d="${panes}"/>${balcony}`
  }).join('')
}
