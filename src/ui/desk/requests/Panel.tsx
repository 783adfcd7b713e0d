import { Acts } from '#ui/desk/kit/Act.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'
import type { PanelView } from './request-view.ts'

/** Something to decide, beside the answers. */
export function Panel({ panel }: Readonly<{ panel: PanelView }>) {
  const { title, big, text, ranking, acts, links, hint } = panel
  return (
    <div className="panel panel--tint">
      <h2>{title}</h2>
      {big !== undefined && <p className="panel__big">{big}</p>}
      {text !== undefined && <p>{text}</p>}
      {ranking !== undefined && (
        <ol className="mini mini--ranked">
          {ranking.map(({ name, href, after, state }) => (
            <li key={name}>
              {href === undefined ? (
                <strong>{name}</strong>
              ) : (
                <a className="quiet" href={href}>
                  {name}
                </a>
              )}
              {after} <Status status={state} />
            </li>
          ))}
        </ol>
      )}
      {acts.length > 0 && <Acts acts={acts} />}
      {links !== undefined && (
        <p className="panel__links">
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      {hint !== undefined && <p className="muted">{hint}</p>}
    </div>
  )
}
