import type { AgreementView, ErrorSummaryView, FieldView, FormView } from './form-view.ts'

/** Why controls were refused: a code by the name of the control. */
export type Refused = Readonly<Record<string, string | undefined>>

/** Returns a form with a sentence at each control that was refused, and all of them above the form. */
export function markErrors(form: FormView, refused: Refused): FormView {
  const markField = (field: FieldView): FieldView => {
    const code = refused[field.name]
    return code === undefined ? field : { ...field, error: field.sentences[code] ?? field.label }
  }
  const markAgreement = (agreement: AgreementView): AgreementView =>
    refused[agreement.name] === undefined ? agreement : { ...agreement, error: agreement.sentence }
  const groups = form.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, fields: row.fields.map(markField) })),
  }))
  const agreements = form.agreements.map(markAgreement)
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  return { ...form, groups, agreements, errors: toSummary(form, [...fields, ...agreements]) }
}

function toSummary(
  { sending }: FormView,
  controls: readonly Readonly<{ id: string; error?: string }>[],
): ErrorSummaryView | undefined {
  const items = controls.flatMap(({ id, error }) =>
    error === undefined ? [] : [{ href: `#${id}`, label: error }],
  )
  if (sending === undefined || items.length === 0) return undefined
  const { one, other } = sending.correct
  return { title: items.length === 1 ? one : other.replace('{{count}}', String(items.length)), items }
}
