import { Icon } from '#ui/kit/Icon.tsx'
import type { DeskFrameView } from './frame-view.ts'

/** Says whose requests are shown, and leads to those of others. */
export function ScopePicker({ label, scopes }: DeskFrameView['scope']) {
  return (
    <details className="pick pick--scope">
      <summary>
        <span>
          <span className="vh">{label} </span>
          {scopes.find(({ isCurrent }) => isCurrent)?.label}
        </span>
        <Icon name="down" />
      </summary>
      <div className="pick__panel">
        <ul role="list">
          {scopes.map(({ label: name, href, count, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'true' : undefined}>
                {name} <small>{count}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
