import type { ServiceForm } from '#contracts/forms-file.ts'
import type { FormView, SendingState } from '#ui/forms/form-view.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import type { ServicePage } from './service-page.tsx'
import type { SiteForms } from './site-forms.ts'

/** Returns the page that shows a form again, refused or not stored; its title begins with the word for an error. */
export function answeredForm(
  { file }: SiteForms,
  { title, lead }: Pick<ServiceForm, 'title' | 'lead'>,
  form: FormView,
  state: SendingState = 'ready',
): ServicePage {
  const { sending } = form
  return {
    title: `${file.answer.titlePrefix}${title}`,
    body: (
      <>
        <div className="page-head">
          <h1 id={form.labelledBy}>{title}</h1>
          <p className="page-head__lead">{lead}</p>
        </div>
        {sending !== undefined && <SendForm form={form} sending={sending} state={state} />}
      </>
    ),
  }
}
