import type { ScaleHome } from '#contracts/words/scale-file.ts'
import { Front } from './Front.tsx'
import { type Box, roadDepth, type Standing, type Street } from './lay-street.ts'

type StreetDrawingProps = Readonly<{ street: Street; homes: readonly ScaleHome[] }>

/** A person of 1.75 m, standing at 0, 0. */
const person =
  'M-.16-1.59a.16.16 0 0 1 .32 0a.16.16 0 0 1-.32 0M0-1.4c.25 0 .3.2.3.5l-.05.45-.1.45h-.3l-.1-.45-.05-.45c0-.3.05-.5.3-.5Z'

/** Fronts on one line, and the plots behind them from above. */
export function StreetDrawing({ street, homes }: StreetDrawingProps) {
  const { column, ground, sky, width } = street
  return (
    <svg className="street__art" viewBox={`0 ${-sky} ${width} ${sky + ground}`} aria-hidden="true">
      {street.homes.map(({ middle, wall }, index) => {
        const front = homes[index]?.front
        return wall && front && <Front key={middle} front={front} wall={wall} />
      })}
      <path className="street__ink" transform={`translate(${homes.length > 1 ? column : 1} 0)`} d={person} />
      <rect className="sun-street" x={0} y={0} width={width} height={roadDepth} />
      {street.homes.map((home, index) => (
        <Grounds key={home.middle} home={home} isFlat={homes[index]?.front?.flat !== undefined} />
      ))}
      <path className="street__bar" d={`M${width - 11} ${ground - 0.8}h10m-10-.5v1m10-1v1`} />
    </svg>
  )
}

function Grounds({ home, isFlat }: Readonly<{ home: Standing; isFlat: boolean }>) {
  const { before, footprint, isCut, own, plot } = home
  const end = plot && plot.y + plot.height
  return (
    <>
      {plot && <rect className="sun-plot" {...plot} />}
      {before && <rect className="sun-front" {...before} />}
      {footprint && <rect className={isFlat ? 'sun-street' : 'sun-roof is-lit'} {...footprint} />}
      {footprint && !isFlat && <path className="street__ridge" d={ridge(footprint)} />}
      {own && <rect className="sun-roof is-lit" {...own} />}
      {plot && isCut && <path className="street__cut" d={`M${plot.x} ${end}h${plot.width}`} />}
    </>
  )
}

function ridge({ x, y, width, height }: Box): string {
  return `M${x} ${y + height / 2}h${width}`
}

/** The living areas, each as one square, at the scale of the street. */
export function FloorSquares({ street }: Readonly<{ street: Street }>) {
  return (
    <svg className="street__art" viewBox={`0 0 ${street.width} ${street.floors}`} aria-hidden="true">
      {street.homes.flatMap(({ storeys }) =>
        storeys.map((box) => <rect key={`${box.x} ${box.y}`} className="street__storey" {...box} />),
      )}
    </svg>
  )
}
