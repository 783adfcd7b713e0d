import type { ReactNode } from 'react'
import { Ways, type WaysView } from '#ui/portal/kit/Ways.tsx'
import { Spoken, type SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** Something that only the owner can decide or do. */
export type DecisionView = Readonly<{
  /** Tells several apart. */
  key: string
  title: string
  lines: readonly SpokenView[]
  ways: WaysView
}>

/** Something to decide, above all figures. */
export function Decision({
  decision: { key, title, lines, ways },
  children,
}: Readonly<{ decision: DecisionView; children?: ReactNode }>) {
  return (
    <section className="decide" aria-labelledby={`decide-${key}`}>
      <div>
        <h2 id={`decide-${key}`}>{title}</h2>
        <p>
          {lines.map((line) => (
            <span key={line.text}>
              <Spoken of={line} />{' '}
            </span>
          ))}
        </p>
      </div>
      {ways.length > 0 && <Ways ways={ways} />}
      {children}
    </section>
  )
}
