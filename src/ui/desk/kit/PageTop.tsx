import type { ReactNode } from 'react'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import type { LinkView } from './act-view.ts'
import { Icon } from '#ui/kit/Icon.tsx'

type Props = Readonly<{ label: string; back: LinkView; title: string; lead: string; children?: ReactNode }>

/** The head of a page that one came to from another: the way back, and what it is. */
export function PageTop({ label, back, ...head }: Props) {
  return (
    <div className="case-top">
      <Walk label={label} back={back} />
      <ViewHead {...head} />
    </div>
  )
}

/** The way back to the list, and what follows it: where one is in the list, and its neighbours there. */
export function Walk({
  label,
  back,
  position,
  previous,
  next,
}: Readonly<{ label: string; back: LinkView; position?: string; previous?: LinkView; next?: LinkView }>) {
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
