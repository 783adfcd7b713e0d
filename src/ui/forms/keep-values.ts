import type { ChoiceView, FormView } from './form-view.ts'

/** Returns a form with the texts that were posted, by the name of their control. */
export function keepValues(form: FormView, posted: Readonly<Record<string, readonly string[]>>): FormView {
  return {
    ...form,
    subject: posted['subject']?.[0],
    groups: form.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        fields: row.fields.map((field) => ({ ...field, values: posted[field.name] })),
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
