import type { LiveView } from './live-view.ts'
import { NearestHomes } from './NearestHomes.tsx'
import type { CardGrid } from './use-list-data.ts'

type EmptyResultsProps = Readonly<{
  view: LiveView
  empty: NonNullable<LiveView['empty']>
  grid: CardGrid | undefined
}>

/** An empty list: what is missing, looser searches, the email alert, and the homes that come closest. */
export function EmptyResults({ view, empty, grid }: EmptyResultsProps) {
  const { alert, clear } = view
  return (
    <>
      <div className="empty">
        <div className="empty__text">
          <h2>{empty.title}</h2>
          <p className="lead">{empty.text}</p>
          {empty.ways.length > 0 && (
            <ul className="empty__ways" role="list">
              {empty.ways.map(({ href, words, found }) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                  <span>{found}</span>
                </li>
              ))}
            </ul>
          )}
          <p className="empty__act">
            {alert !== undefined && (
              <a className="button" href={alert.href}>
                {alert.action}
              </a>
            )}
            <a className="more" href={clear.href}>
              {clear.words}
            </a>
          </p>
        </div>
        <div className="empty__art" />
      </div>
      {grid !== undefined && <NearestHomes view={view} grid={grid} />}
    </>
  )
}
