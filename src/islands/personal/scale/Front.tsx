import type { ScaleHome } from '#contracts/words/scale-file.ts'
import { type Box, neighbourWidth } from './lay-street.ts'

type FrontProps = Readonly<{
  front: NonNullable<ScaleHome['front']>
  wall: Box
}>

const overhang = 0.4
/** Width in m for which a wall has one window. */
const windowEvery = 3.2
const sill = 0.8
const paneHeight = 1.6
const doorHeight = 2.3

/** A front as its kind is usually built: never the very house. Colours are those of the drawing of the sun. */
export function Front({ front, wall }: FrontProps) {
  const { eaves, flat, floors, kind, ridge } = front
  const storey = wall.height / floors
  const isOpenAbove = flat !== undefined && !flat.isTopKnown
  return (
    <>
      {(kind === 'terraced' || kind === 'semiDetached') && (
        <rect
          className="sun-street"
          x={wall.x - neighbourWidth}
          y={0.6 - eaves}
          width={neighbourWidth}
          height={eaves - 0.6}
        />
      )}
      {kind === 'terraced' && (
        <rect
          className="sun-street"
          x={wall.x + wall.width}
          y={-0.5 - eaves}
          width={neighbourWidth}
          height={eaves + 0.5}
        />
      )}
      <rect className="sun-wall is-lit" {...wall} />
      {flat !== undefined && (
        <rect className="sun-mine is-lit" {...wall} y={-(flat.floor + 1) * storey} height={storey} />
      )}
      {isOpenAbove && <rect className="street__open" {...wall} height={storey} />}
      {kind === 'building' ? (
        <rect className="sun-side" x={wall.x - 0.2} y={wall.y - 0.4} width={wall.width + 0.4} height={0.4} />
      ) : (
        <path className="sun-roof is-lit" d={roof(wall, ridge, kind === 'detached')} />
      )}
      <path className="sun-pane" d={panes(wall, floors, storey)} />
      <path className="street__door" d={door(wall)} />
    </>
  )
}

/** Seen from the street: hipped where a house stands free, else up to the neighbours. */
function roof({ x, y, width }: Box, ridge: number, isHipped: boolean): string {
  const side = isHipped ? overhang : 0
  const inward = isHipped ? Math.min(width / 3, ridge + y) : 0
  return `M${x - side} ${y}L${x + inward} ${-ridge}H${x + width - inward}L${x + width + side} ${y}z`
}

function slotsOf({ width }: Box): number {
  return Math.max(2, Math.round(width / windowEvery))
}

function panes(wall: Box, floors: number, storey: number): string {
  const slots = slotsOf(wall)
  const slot = wall.width / slots
  const isDoor = (floor: number, at: number) => floor === 0 && at === Math.floor(slots / 2)
  return Array.from({ length: floors }, (_, floor) =>
    Array.from({ length: slots }, (__, at) =>
      isDoor(floor, at)
        ? ''
        : `M${wall.x + (at + 0.22) * slot} ${-floor * storey - sill}v${-paneHeight}h${slot * 0.56}v${paneHeight}z`,
    ).join(''),
  ).join('')
}

function door(wall: Box): string {
  const slots = slotsOf(wall)
  const slot = wall.width / slots
  return `M${wall.x + (Math.floor(slots / 2) + 0.5) * slot - 0.55} 0v${-doorHeight}h1.1V0z`
}
