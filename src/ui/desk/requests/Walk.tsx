import { Icon } from '#ui/kit/Icon.tsx'
import type { WalkView } from './request-view.ts'

/** The way back to the list, and to the requests before and after. */
export function Walk({ label, back, position, previous, next }: WalkView) {
  return (
    <nav className="walk" aria-label={label}>
      <a className="quiet" href={back.href}>
        <Icon name="left" /> {back.label}
      </a>
      {position !== undefined && (
        <span>
          <span>{position}</span>
          {previous !== undefined && (
            <a className="quiet" href={previous.href} rel="prev">
              {previous.label}
            </a>
          )}
          {next !== undefined && (
            <a className="quiet" href={next.href} rel="next">
              {next.label}
            </a>
          )}
        </span>
      )}
    </nav>
  )
}
