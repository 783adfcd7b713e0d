import { Spoken, type SpokenView } from './Spoken.tsx'

/** What a figure means: a sign and number such as `−12 %`, words, and what happened then; `when` begins with the mark before it. */
export type FigureNote = Readonly<{
  sign?: string
  words: string
  reason?: Readonly<{ when: string; event: SpokenView }>
}>

/** A figure with its label. */
export type FigureView = Readonly<{ label: string; count: string; note?: FigureNote }>

/** A row of figures, each with what it means. */
export function Figures({ figures }: Readonly<{ figures: readonly FigureView[] }>) {
  return (
    <dl className="figures">
      {figures.map(({ label, count, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures__count">{count}</dd>
          {note !== undefined && (
            <dd>
              {note.sign !== undefined && (
                <>
                  <b>{note.sign}</b>,{' '}
                </>
              )}
              {note.words}
              {note.reason !== undefined && (
                <>
                  {`${note.reason.when} `}
                  <Spoken of={note.reason.event} />
                </>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
