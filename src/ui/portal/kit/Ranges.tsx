/** A home beside similar ones in one figure. */
export type RangeView = Readonly<{
  label: string
  own: number
  lowest: number
  middle: number
  highest: number
  /** `U 256` and `de mediaan is 190: meer dan bij zes van de acht.` */
  you: string
  said: string
}>

type Props = Readonly<{
  ranges: readonly RangeView[]
  keys: Readonly<Record<'own' | 'middle' | 'span', string>>
}>

/** Lines from the lowest to the highest, with a tick in the middle and a dot for the home; a sentence says the same. */
export function Ranges({ ranges, keys }: Props) {
  return (
    <>
      <dl>
        {ranges.map((range) => (
          <div className="range" key={range.label}>
            <dt>{range.label}</dt>
            <dd aria-hidden="true">
              <RangeLine {...range} />
              <div className="range__ends">
                <span>{range.lowest}</span>
                <span>{range.highest}</span>
              </div>
            </dd>
            <dd>
              <strong>{range.you}</strong>, {range.said}
            </dd>
          </div>
        ))}
      </dl>
      <p className="key" aria-hidden="true">
        <span className="key__own">{keys.own}</span>
        <span className="key__middle">{keys.middle}</span>
        <span className="key__span">{keys.span}</span>
      </p>
    </>
  )
}

/** The home itself may lie beyond the others: then the line is longer than they are. */
function RangeLine({ own, lowest, middle, highest }: RangeView) {
  const first = Math.min(own, lowest)
  const last = Math.max(own, highest)
  const at = (count: number): string =>
    last === first ? '50%' : `${Number((((count - first) / (last - first)) * 100).toFixed(1))}%`
  return (
    <svg className="range__plot">
      <line className="range__span" x1={at(lowest)} x2={at(highest)} y1="50%" y2="50%" />
      <svg x={at(middle)} y="50%" overflow="visible">
        <line className="range__middle" y1="-9" y2="9" />
      </svg>
      <circle className="range__own" cx={at(own)} cy="50%" r="8" />
    </svg>
  )
}
