import { AlertCard, type AlertView } from '#ui/cards/AlertCard.tsx'

/** A link out of an empty list, with how many listings it leads to. */
export type WayOut = Readonly<{ href: string; words: string; found: string }>

type EmptyResultsProps = Readonly<{
  title: string
  text: string
  ways: readonly WayOut[]
  alert?: AlertView
}>

/** Message of an empty list: links to the same search with one filter less, and to the email alert. */
export function EmptyResults({ title, text, ways, alert }: EmptyResultsProps) {
  return (
    <div className="empty">
      <div className="stack">
        <p className="lead">{title}</p>
        <p>{text}</p>
        <ul className="link-rows" role="list">
          {ways.map(({ href, words, found }) => (
            <li key={href}>
              <a href={href}>{words}</a>
              <span>{found}</span>
            </li>
          ))}
        </ul>
      </div>
      {alert !== undefined && <AlertCard alert={alert} />}
    </div>
  )
}
