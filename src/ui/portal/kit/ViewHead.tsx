import type { ReactNode } from 'react'
import { PrintButton } from './PrintButton.tsx'

type Props = Readonly<{
  title: string
  lead?: string
  print?: string
  isAwake?: boolean
  children?: ReactNode
}>

/** The heading of a view, what it says in a sentence, and what can be done: a button to print it. */
export function ViewHead({ title, lead, print, isAwake, children }: Props) {
  return (
    <div className="view-head">
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {print !== undefined && <PrintButton label={print} isShown={isAwake} />}
      {children}
    </div>
  )
}
