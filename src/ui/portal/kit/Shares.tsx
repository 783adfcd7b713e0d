/** A part of a whole: its count, `(46 %)`, and the length of its bar in percent of the longest. */
export type ShareView = Readonly<{ label: string; count: string; part: string; length: number }>

/** Parts of a whole as bars with their counts. */
export function Shares({ shares }: Readonly<{ shares: readonly ShareView[] }>) {
  return (
    <dl>
      {shares.map(({ label, count, part, length }) => (
        <div className="share" key={label}>
          <dt>{label}</dt>
          <dd className="share__plot" aria-hidden="true">
            <svg>
              <rect width={`${length}%`} height="100%" />
            </svg>
          </dd>
          <dd>
            {count} <span className="muted">({part})</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
