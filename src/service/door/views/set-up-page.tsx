import type { ServicePage } from '#service/kit/web/page.ts'
import { SecondStepKeys } from '#ui/account/SecondStep.tsx'
import { authPage, type AuthRequest } from './auth-page.tsx'
import { type SecondStep, viewSecondStep } from './second-step-view.ts'

/** Returns the page on which staff set up their second step, without which the desk shows nothing. */
export function setUpPage(request: AuthRequest, step: SecondStep): ServicePage {
  const { t } = request
  const view = viewSecondStep(request, step, { isRequired: true })
  const [form] = view.forms
  return authPage(
    request,
    { title: t('account.setUp.title'), lead: t('account.setUp.lead'), form, notes: [] },
    <SecondStepKeys {...view} />,
  )
}
