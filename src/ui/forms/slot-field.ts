import type { FieldView, FormView } from './form-view.ts'

/** Returns the field for a moment; undefined where the form has none. */
export function slotField({ groups }: FormView): FieldView | undefined {
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  return fields.find(({ control }) => control.kind === 'slot')
}
