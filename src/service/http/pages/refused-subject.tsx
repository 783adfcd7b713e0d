import type { ServiceForm } from '#contracts/forms-file.ts'
import type { SubjectProblem } from '#forms/about/check-subject.ts'
import type { PostedTexts } from '#forms/answers.ts'
import type { JudgedSubject } from '#service/kit/site/judge-subject.ts'
import type { FieldView, FormView } from '#ui/forms/form-view.ts'
import { keepValues } from '#ui/forms/keep-values.ts'
import { Refusal } from '#ui/forms/Refusal.tsx'
import { Subject } from '#ui/forms/Subject.tsx'
import type { ServicePage } from '#service/kit/web/page.ts'
import type { SiteForms } from '#service/kit/site/site-forms.ts'

type Refused = Readonly<{
  problem: SubjectProblem
  subject: JudgedSubject
  texts: PostedTexts
}>

/** Returns the page of a form that cannot be sent about what it names: why, the ways on, and what was typed. */
export function refusedSubjectPage(
  { file, t }: SiteForms,
  { title, lead, form }: ServiceForm,
  { problem, subject, texts }: Refused,
): ServicePage {
  const { about } = form
  const refusal = about?.refusals[problem]
  if (about === undefined || refusal === undefined)
    throw new Error(`no words for a ${problem} subject of ${form.id}`)
  const rows = typedRows(keepValues(form, texts, []))
  return {
    title: `${file.answer.titlePrefix}${title}`,
    body: (
      <>
        <div className="page-head">
          <h1 id={form.labelledBy}>{title}</h1>
          <p className="page-head__lead">{rows.length === 0 ? lead : t('subjects.kept')}</p>
        </div>
        {subject.listing !== undefined && <Subject label={about.label} subject={subject.listing} />}
        <div className="form">
          <Refusal problem={problem} refusal={refusal} onward={subject.listing ?? {}} />
          {rows.length > 0 && (
            <section className="form__group">
              <h2 className="form__legend">{t('subjects.typed')}</h2>
              <dl className="rows rows--answers">
                {rows.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd className="lines">{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </>
    ),
  }
}

/** Returns what was typed and chosen, as the form shows it. */
function typedRows({ groups }: FormView): readonly Readonly<{ label: string; text: string }>[] {
  return groups
    .flatMap(({ rows }) => rows.flatMap(({ fields }) => fields))
    .map((field) => ({ label: field.label, text: textOf(field) }))
    .filter(({ text }) => text !== '')
}

function textOf({ control, values = [] }: FieldView): string {
  if (!('choices' in control)) return values.join(', ')
  const chosen = control.choices.filter(({ value }) => values.includes(value))
  return chosen.map(({ label }) => label).join(', ')
}
