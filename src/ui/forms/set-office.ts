import type { FormView } from './form-view.ts'

/** Returns a form on the page of an office, whose field for an office names it from the start. */
export function setOffice(form: FormView, office: string | undefined): FormView {
  if (office === undefined) return form
  return {
    ...form,
    office,
    groups: form.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        fields: row.fields.map((field) => (field.name === 'office' ? { ...field, values: [office] } : field)),
      })),
    })),
  }
}
