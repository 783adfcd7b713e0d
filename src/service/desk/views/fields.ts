import type { ChoiceView, FieldView } from '#ui/forms/form-view.ts'

/** Returns a menu with the choice that is chosen, by its value; without `emptyLabel` the first one is. */
export function menuField(
  name: string,
  label: string,
  choices: readonly ChoiceView[],
  { value = '', emptyLabel, id = name }: Readonly<{ value?: string; emptyLabel?: string; id?: string }> = {},
): FieldView {
  return {
    id,
    name,
    label,
    isRequired: false,
    control: { kind: 'menu', choices, emptyLabel },
    values: value === '' ? undefined : [value],
  }
}
