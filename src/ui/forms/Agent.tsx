import type { AgentView } from './form-view.ts'

type Props = Readonly<{
  agent: AgentView
  /** What the agent does, in place of the bare name. */
  title?: string
}>

/** Who answers for a home, with a number to call. */
export function Agent({ agent: { name, initials, phone }, title = name }: Props) {
  return (
    <div className="agent">
      <span className="agent__face" aria-hidden="true">
        {initials}
      </span>
      <div>
        <p>{title}</p>
        <p>
          <a href={phone.href}>{phone.words}</a>
        </p>
      </div>
    </div>
  )
}
