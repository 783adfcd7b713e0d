import { Agent } from '#ui/forms/Agent.tsx'
import type { AgentView } from '#ui/forms/about-view.ts'

/** Who looks after a sale or letting, and what he does. */
export type OwnersAgentView = Readonly<{
  agent: AgentView
  title: string
  mail?: Readonly<{ label: string; href: string }>
  /** The form for a question about the home, which becomes a request at the desk. */
  ask?: Readonly<{ label: string; href: string }>
}>

/** Who looks after a sale or letting, to call or to mail. */
export function OwnersAgent({ agent, title, mail, ask }: OwnersAgentView) {
  return (
    <Agent agent={agent} title={title} isLarge>
      {mail !== undefined && (
        <>
          , <a href={mail.href}>{mail.label}</a>
        </>
      )}
      {ask !== undefined && (
        <>
          , <a href={ask.href}>{ask.label}</a>
        </>
      )}
    </Agent>
  )
}
