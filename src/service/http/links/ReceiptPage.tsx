import type { ReactNode } from 'react'
import type { NextStep } from '#forms/next-steps.ts'
import { stepTexts } from '#i18n/step-texts.ts'
import type { Translate } from '#i18n/translate.ts'
import { Agent } from '#ui/forms/Agent.tsx'
import type { AgentView } from '#ui/forms/about-view.ts'
import { NextSteps } from '#ui/forms/NextSteps.tsx'

type Props = Readonly<{
  title: string
  lead?: string
  /** Who takes it from here; `title` says what they do. */
  agent?: Readonly<{ agent: AgentView; title: string }>
  next: readonly NextStep[]
  t: Translate
  children: ReactNode
}>

/** A page that says what a form fixed, who takes it from here, and what happens next. */
export function ReceiptPage({ title, lead, agent, next, t, children }: Props) {
  return (
    <div className="thanks">
      <div>
        <div className="page-head">
          <h1>{title}</h1>
          {lead !== undefined && <p className="page-head__lead">{lead}</p>}
        </div>
        {children}
      </div>
      <div>
        {agent !== undefined && <Agent {...agent} />}
        <NextSteps title={t('thanks.next')} steps={stepTexts(next, t)} />
      </div>
    </div>
  )
}
