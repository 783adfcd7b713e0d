import type { FormView } from '#ui/forms/form-view.ts'

/** Returns a form whose tick about an unusual amount stands for the amount that is typed now. */
export function askAboutAmount(form: FormView, amount: number | undefined): FormView {
  return {
    ...form,
    groups: form.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        fields: row.fields.map((field) =>
          field.sure === undefined
            ? field
            : { ...field, sure: { ...field.sure, value: String(amount ?? '') } },
        ),
      })),
    })),
  }
}
