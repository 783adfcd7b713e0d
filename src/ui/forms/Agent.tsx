import type { ReactNode } from 'react'
import type { AgentView } from './about-view.ts'

type Props = Readonly<{
  agent: AgentView
  /** What the agent does, in place of the bare name. */
  title?: string
  isLarge?: boolean
  /** Other ways to reach the agent, after the number. */
  children?: ReactNode
}>

/** Who answers for a home, with a number to call. */
export function Agent({ agent: { name, initials, phone }, title = name, isLarge = false, children }: Props) {
  return (
    <div className={isLarge ? 'agent agent--large' : 'agent'}>
      <span className="agent__face" aria-hidden="true">
        {initials}
      </span>
      <div>
        <p>{title}</p>
        <p>
          <a href={phone.href}>{phone.words}</a>
          {children}
        </p>
      </div>
    </div>
  )
}
