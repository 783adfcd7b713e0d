import type { ReactNode } from 'react'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import type { LinkView } from './act-view.ts'
import { Walk } from './Walk.tsx'

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
