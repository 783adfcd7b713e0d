import { StepList } from '#ui/forms/StepList.tsx'
import type { AuthRequest } from './auth-page.tsx'

type Props = Readonly<{ request: Pick<AuthRequest, 't'>; step: 0 | 1 }>

/** The two steps of an invitation to the desk, and which one is shown. */
export function DeskSteps({ request: { t }, step }: Props) {
  const steps = (['password', 'secondStep'] as const).map((key) => {
    return { key, legend: t(`account.invited.${key}`) }
  })
  return <StepList steps={steps} step={step} label={t('account.invited.list')} />
}
