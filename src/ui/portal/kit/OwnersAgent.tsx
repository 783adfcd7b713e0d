import type { AgentView } from '#ui/forms/form-view.ts'

/** Who looks after a sale or letting, and what he does. */
export type OwnersAgentView = Readonly<{
  agent: AgentView
  title: string
  mail?: Readonly<{ label: string; href: string }>
}>

/** Who looks after a sale or letting, to call or to mail. */
export function OwnersAgent({ agent: { initials, phone }, title, mail }: OwnersAgentView) {
  return (
    <div className="agent agent--large">
      <span className="agent__face" aria-hidden="true">
        {initials}
      </span>
      <div>
        <p>{title}</p>
        <p>
          <a href={phone.href}>{phone.words}</a>
          {mail !== undefined && (
            <>
              , <a href={mail.href}>{mail.label}</a>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
