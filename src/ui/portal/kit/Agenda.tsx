import { Spoken, type SpokenView } from './Spoken.tsx'
import { Status, type StatusView } from './Status.tsx'

/** Something that comes, with its day as a leaf of a calendar. */
export type AgendaItem = Readonly<{
  key: string
  /** Absent for what can come at any time. */
  leaf?: Readonly<{ at: string; day: string; rest: string }>
  title: SpokenView
  lines: readonly SpokenView[]
  link?: Readonly<{ label: string; href: string }>
  status?: StatusView
}>

/** What comes, soonest first. */
export function Agenda({ items }: Readonly<{ items: readonly AgendaItem[] }>) {
  return (
    <ol className="agenda" role="list">
      {items.map(({ key, leaf, title, lines, link, status }) => (
        <li key={key}>
          {leaf === undefined ? (
            <span />
          ) : (
            <time dateTime={leaf.at}>
              <b>{leaf.day}</b>
              {leaf.rest}
            </time>
          )}
          <div>
            <p>
              <Spoken of={title} />
            </p>
            {(lines.length > 0 || link !== undefined) && (
              <p>
                {lines.map((line, index) => (
                  <span key={line.text}>
                    {index > 0 && '. '}
                    <Spoken of={line} />
                  </span>
                ))}
                {lines.length > 0 && link !== undefined && '. '}
                {link !== undefined && <a href={link.href}>{link.label}</a>}
              </p>
            )}
          </div>
          {status !== undefined && <Status status={status} />}
        </li>
      ))}
    </ol>
  )
}
