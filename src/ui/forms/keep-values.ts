import type { ChoiceView, FormView } from './form-view.ts'

/** A file that the service keeps for a field; `label` says so. */
type KeptFile = Readonly<{ field: string; key: string; label: string }>

/** Returns a form with the texts that were posted, by the name of their control, and the files that are kept. */
export function keepValues(
  form: FormView,
  posted: Readonly<Record<string, readonly string[]>>,
  files: readonly KeptFile[] = [],
): FormView {
  return {
    ...form,
    subject: posted['subject']?.[0],
    campaign: posted['campaign']?.[0],
    groups: form.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        fields: row.fields.map((field) => ({
          ...field,
          values: posted[field.name],
          kept: files.find((file) => file.field === field.name),
        })),
      })),
    })),
    agreements: form.agreements.map((agreement) => ({
      ...agreement,
      isTicked: posted[agreement.name] !== undefined,
    })),
  }
}

/** Returns the choices that a field offers; none for a field without choices. */
export function choicesOf({ groups }: FormView, name: string): readonly ChoiceView[] {
  const field = groups
    .flatMap(({ rows }) => rows.flatMap(({ fields }) => fields))
    .find((one) => one.name === name)
  return field !== undefined && 'choices' in field.control ? field.control.choices : []
}
