import type { ReactNode } from 'react'

type Props = Readonly<{ title: string; lead: string; children?: ReactNode }>

/** A page that a link in a mail leads to: what it is, and what can be done there. */
export function LinkPage({ title, lead, children }: Props) {
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        <p className="page-head__lead">{lead}</p>
      </div>
      {children}
    </>
  )
}
