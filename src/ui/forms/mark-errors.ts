import { defaultMaxLength } from '#forms/field.ts'
import type { AgreementView, ErrorSummaryView, FieldView, FormView } from './form-view.ts'

/** Why controls were refused: a code by the name of the control. */
export type Refused = Readonly<Record<string, string | undefined>>

/**
 * Returns a form with a sentence at each control that was refused, and all of them above the form; `told` says more of the only one.
 */
export function markErrors(form: FormView, refused: Refused, told?: ErrorSummaryView): FormView {
  const sentences = form.sending?.sentences ?? {}
  const markField = (field: FieldView): FieldView => {
    const code = refused[field.name]
    if (code === undefined) return field
    const sure =
      code === 'unusual' && form.sending?.sure !== undefined
        ? { label: form.sending.sure, value: field.values?.[0] ?? '' }
        : undefined
    return { ...field, error: fill(sentences[code], field), sure }
  }
  const markAgreement = (agreement: AgreementView): AgreementView => {
    const code = refused[agreement.name]
    return code === undefined ? agreement : { ...agreement, error: sentences[code] }
  }
  const groups = form.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, fields: row.fields.map(markField) })),
  }))
  const agreements = form.agreements.map(markAgreement)
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  const errors = toSummary(form, [...fields, ...agreements])
  const isTold = errors?.items.length === 1 && errors.items[0]?.href === told?.items[0]?.href
  return { ...form, groups, agreements, errors: isTold ? told : errors }
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

/** Returns a sentence with the name and limits of its field. */
function fill(
  sentence = '{{label}}',
  { label, shortName = label, control, maxLength = defaultMaxLength }: FieldView,
): string {
  const least = 'least' in control ? control.least : ''
  const most = 'most' in control ? control.most : ''
  return sentence
    .replace('{{label}}', () => shortName)
    .replace('{{min}}', () => least)
    .replace('{{max}}', () => most ?? '')
    .replace('{{types}}', control.kind === 'file' ? control.accept.replaceAll(',', ', ') : '')
    .replace('{{length}}', String(maxLength))
}
