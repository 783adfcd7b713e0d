import type { ServiceForm } from '#contracts/forms-file.ts'
import type { FormView, Moments, SendingState } from '#ui/forms/form-view.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { Subject } from '#ui/forms/Subject.tsx'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { SiteForms } from '#service/kit/site/site-forms.ts'

/** Returns the page that shows a form again; its title begins with the word for an error where there is one. */
export function answeredForm(
  { file, subjects }: SiteForms,
  { title, lead }: Pick<ServiceForm, 'title' | 'lead'>,
  form: FormView,
  { state = 'ready', moments }: Readonly<{ state?: SendingState; moments?: Moments }> = {},
): ServicePage {
  const { sending } = form
  const isRefused = form.errors !== undefined || state !== 'ready'
  return {
    title: isRefused ? `${file.answer.titlePrefix}${title}` : title,
    body: (
      <>
        <div className="page-head">
          <h1 id={form.labelledBy}>{title}</h1>
          <p className="page-head__lead">{lead}</p>
        </div>
        {form.about !== undefined && form.subject !== undefined && (
          <Subject label={form.about.label} subject={subjects[form.subject]} />
        )}
        {sending !== undefined && (
          <div>
            <SendForm form={form} sending={sending} state={state} moments={moments} />
          </div>
        )}
      </>
    ),
  }
}
