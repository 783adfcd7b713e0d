import { Spoken, type SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** Something that only the owner can decide or do. */
export type DecisionView = Readonly<{
  title: string
  lines: readonly SpokenView[]
  /** The first is what most owners do. */
  ways: readonly Readonly<{ label: string; href: string }>[]
}>

/** The one thing to decide, above all figures. */
export function Decision({ decision: { title, lines, ways } }: Readonly<{ decision: DecisionView }>) {
  return (
    <section className="decide" aria-labelledby="decide">
      <div>
        <h2 id="decide">{title}</h2>
        <p>
          {lines.map((line) => (
            <span key={line.text}>
              <Spoken of={line} />{' '}
            </span>
          ))}
        </p>
      </div>
      <p className="decide__ways">
        {ways.map(({ label, href }, index) => (
          <a key={href} className={index === 0 ? 'button' : 'button button--ghost'} href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}
