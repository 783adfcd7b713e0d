import type { ServicePage } from '#service/kit/web/page.ts'
import { authPage, type AuthRequest } from './auth-page.tsx'
import { DeskSteps } from './desk-steps.tsx'
import { type SecondStep, secondStepForms, SecondStepKeys } from './second-step.tsx'

/** Returns the page on which staff set up their second step, without which the desk shows nothing. */
export function setUpPage(request: AuthRequest, step: SecondStep): ServicePage {
  const { t } = request
  const [form] = secondStepForms({ request, step, isRequired: true })
  return authPage(
    request,
    { title: t('account.setUp.title'), lead: t('account.setUp.lead'), form, notes: [] },
    <>
      <DeskSteps request={request} step={1} />
      <SecondStepKeys request={request} step={step} />
    </>,
  )
}
