import { languageNames, locales } from '#domain/values/locale.ts'
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

/** The languages to choose from, each in its own words. */
export const languageChoices: readonly ChoiceView[] = locales.map((value) => ({
  value,
  label: languageNames[value],
}))

/** Returns a field that must be filled in unless it says otherwise, with what it holds. */
export function textField(
  name: string,
  label: string,
  kind: 'text' | 'long' | 'email',
  more: Omit<Partial<FieldView>, 'control' | 'values'> & Readonly<{ value?: string }> = {},
): FieldView {
  const { value, ...others } = more
  const values = value === undefined ? undefined : [value]
  return { id: name, name, label, isRequired: true, control: { kind }, values, ...others }
}
