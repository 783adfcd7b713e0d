import type { KeyboardEventHandler, SVGProps } from 'react'
import { Spoken, type SpokenView } from './Spoken.tsx'

/** A day in a graph: how it is drawn, and what it says: `Donderdag 12 november: 68 bezoeken`. */
export type BarView = Readonly<{ kind: 'week' | 'weekend' | 'busiest'; count: number; title: string }>

/** A graph of days. */
export type GraphView = Readonly<{
  /** Says in words what the graph shows. */
  label: string
  bars: readonly BarView[]
  /** The lines of the scale from 0 up; the last is the top of the graph. */
  scale: readonly number[]
  /** Some days below the bars, by the index of their bar. */
  days: readonly Readonly<{ bar: number; text: string }>[]
  /** Numbered days on which something happened. */
  marks: readonly Readonly<{ bar: number; day: string; text: SpokenView }>[]
}>

/** How one bar after the other is marked: by keys on the graph, or by pointing at a bar. */
export type Walk = Readonly<{
  /** The bar that is said, counted from 0. */
  bar: number
  /** Whether it is marked; before, the busiest day stands out. */
  isMarked: boolean
  onKeyDown: KeyboardEventHandler<SVGSVGElement>
  onPoint: (bar: number) => void
}>

/** Part of its slot that a bar fills. */
const fill = 0.78

/**
 * Bars of days; the number of one stands over it while it is pointed at or marked. All lengths are percentages of the drawing,
 * so that bars stretch with the page and words do not. To a screen reader the bars are one picture, or a slider where they can
 * be walked over.
 */
export function Graph({ graph, walk }: Readonly<{ graph: GraphView; walk?: Walk }>) {
  const { label, bars, scale, days, marks } = graph
  const slot = 100 / bars.length
  const top = scale.at(-1) ?? 1
  const heightOf = (count: number): number => (count / top) * 100
  const middleOf = (bar: number): string => percent(slot * (bar + 0.5))
  return (
    <figure className="graph" data-walked={walk?.isMarked === true ? '' : undefined}>
      <svg
        className="graph__plot"
        {...roleOf(graph, walk)}
        aria-label={label}
        data-replay="ArrowLeft ArrowRight ArrowUp ArrowDown Home End"
      >
        {scale.map((line) => (
          <g key={line} aria-hidden="true">
            <line
              className="graph__line"
              x1="0"
              x2="100%"
              y1={from(heightOf(line))}
              y2={from(heightOf(line))}
            />
            <text className="graph__scale" x="-8" y={from(heightOf(line))}>
              {line}
            </text>
          </g>
        ))}
        {bars.map(({ kind, count, title }, index) => (
          <g
            key={title}
            className="graph__slot"
            data-now={walk?.isMarked === true && index === walk.bar ? '' : undefined}
            onPointerOver={() => walk?.onPoint(index)}
          >
            <title>{title}</title>
            <rect
              className="graph__hit"
              x={percent(slot * index)}
              width={percent(slot)}
              y="0"
              height="100%"
            />
            <rect
              className={`graph__bar graph__bar--${kind}`}
              x={percent(slot * (index + (1 - fill) / 2))}
              width={percent(slot * fill)}
              y={from(heightOf(count))}
              height={percent(heightOf(count))}
            />
            <text className="graph__count" x={middleOf(index)} y={from(heightOf(count))} dy="-0.5em">
              {count}
            </text>
          </g>
        ))}
        {marks.map(({ bar, day }, index) => (
          <svg key={day} x={middleOf(bar)} y={from(heightOf(bars[bar]?.count ?? 0))} overflow="visible">
            <circle className="graph__mark" cx="0" cy="-16" r="10.5" />
            <text className="graph__number" x="0" y="-16">
              {index + 1}
            </text>
          </svg>
        ))}
        {days.map(({ bar, text }) => (
          <text key={text} className={dayClass(bar, bars.length)} x={middleOf(bar)} y="100%" dy="1.9em">
            {text}
          </text>
        ))}
      </svg>
      {marks.length > 0 && (
        <figcaption>
          <ol className="marks" role="list">
            {marks.map(({ day, text }, index) => (
              <li key={day}>
                <b>{index + 1}</b>
                <span>
                  {day} <Spoken of={text} />
                </span>
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  )
}

/** Props of the drawing; an `img` element could not be walked over. */
function roleOf({ bars }: GraphView, walk: Walk | undefined): SVGProps<SVGSVGElement> {
  if (walk === undefined) return { role: 'img' }
  const { bar, onKeyDown } = walk
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-valuemin': 1,
    'aria-valuemax': bars.length,
    'aria-valuenow': bar + 1,
    'aria-valuetext': bars[bar]?.title,
    onKeyDown,
  }
}

function dayClass(bar: number, bars: number): string {
  if (bar === 0) return 'graph__day graph__day--first'
  return bar === bars - 1 ? 'graph__day graph__day--last' : 'graph__day'
}

function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`
}

/** Returns the distance from the top of a height. */
function from(height: number): string {
  return percent(100 - height)
}
