import { renderToStaticMarkup } from 'react-dom/server'
import type { ServiceForm } from '#contracts/forms-file.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import type { SiteForms } from './site-forms.ts'

/** Returns the page that shows a refused form again; its title begins with the word for an error. */
export function renderAnswerPage(
  { file, before, after }: SiteForms,
  { title, lead }: Pick<ServiceForm, 'title' | 'lead'>,
  form: FormView,
): string {
  const { sending } = form
  const body = renderToStaticMarkup(
    <>
      <div className="page-head">
        <h1 id={form.labelledBy}>{title}</h1>
        <p className="page-head__lead">{lead}</p>
      </div>
      {sending !== undefined && <SendForm form={form} sending={sending} />}
    </>,
  )
  const head = before.replace(
    `<title>${file.answer.title}`,
    () => `<title>${escapeText(`${file.answer.titlePrefix}${title}`)}`,
  )
  return `${head}${body}${after}`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
