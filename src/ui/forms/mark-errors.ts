import { type ErrorCode, errorCodes } from '#forms/answers.ts'
import { defaultMaxLength } from '#forms/field.ts'
import type { AgreementView, ErrorSummaryView, FieldView, FormView } from './form-view.ts'

/** Why controls were refused: a code by the name of the control. */
export type Refused = Readonly<Record<string, string | undefined>>

type Values = Readonly<Record<string, string | number>>

/** Says why a control was refused, and above the form how many were. */
export type SayError = (key: `forms.errors.${ErrorCode}` | 'forms.correct', values: Values) => string

/** How errors are said: `term` are the values of the sentence about the end of an offer, and `told` says more of the only error. */
type Manner = Readonly<{ t: SayError; term?: Values; told?: ErrorSummaryView }>

/** Returns a form with a sentence at each control that was refused, and all of them above the form. */
export function markErrors(form: FormView, refused: Refused, { t, term, told }: Manner): FormView {
  const say = (wanted: string, values: Values & Readonly<{ label: string }>): string => {
    const code = errorCodes.find((known) => known === wanted)
    // A newer service may refuse for a reason that this page does not know.
    return code === undefined ? values.label : t(`forms.errors.${code}`, { ...values, ...term })
  }
  const markField = (field: FieldView): FieldView => {
    const code = refused[field.name]
    if (code === undefined) return field
    const sure =
      code === 'unusual' && form.sending?.sure !== undefined
        ? { label: form.sending.sure, value: field.values?.[0] ?? '' }
        : undefined
    return { ...field, error: say(code, valuesOf(field)), sure }
  }
  const markAgreement = (agreement: AgreementView): AgreementView => {
    const code = refused[agreement.name]
    return code === undefined ? agreement : { ...agreement, error: say(code, { label: agreement.before }) }
  }
  const groups = form.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, fields: row.fields.map(markField) })),
  }))
  const agreements = form.agreements.map(markAgreement)
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  const errors = toSummary(form, [...fields, ...agreements], t)
  const isTold = errors?.items.length === 1 && errors.items[0]?.href === told?.items[0]?.href
  return { ...form, groups, agreements, errors: isTold ? told : errors }
}

function toSummary(
  { sending }: FormView,
  controls: readonly Readonly<{ id: string; error?: string }>[],
  t: SayError,
): ErrorSummaryView | undefined {
  const items = controls.flatMap(({ id, error }) =>
    error === undefined ? [] : [{ href: `#${id}`, label: error }],
  )
  if (sending === undefined || items.length === 0) return undefined
  return { title: t('forms.correct', { count: items.length }), items }
}

/** Returns the name and limits of a field. */
function valuesOf({ label, shortName = label, control, maxLength = defaultMaxLength }: FieldView) {
  return {
    label: shortName,
    min: 'least' in control ? control.least : '',
    max: 'most' in control ? (control.most ?? '') : '',
    types: control.kind === 'file' ? control.accept.replaceAll(',', ', ') : '',
    length: String(maxLength),
  }
}
