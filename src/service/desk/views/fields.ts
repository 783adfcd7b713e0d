import { languageNames, locales } from '#domain/values/locale.ts'
import type { ChoiceView, ControlView, FieldView } from '#ui/forms/form-view.ts'

type More = Partial<Omit<FieldView, 'name' | 'label' | 'control' | 'values'>> & Readonly<{ value?: string }>

/** Returns a field with what it holds, that need not be filled in unless it says so. */
export function fieldOf(
  name: string,
  label: string,
  control: ControlView,
  { value = '', ...more }: More = {},
): FieldView {
  return {
    id: name,
    name,
    label,
    isRequired: false,
    control,
    values: value === '' ? undefined : [value],
    ...more,
  }
}

/** Returns a menu with the choice that is chosen, by its value; without `emptyLabel` the first one is. */
export function menuField(
  name: string,
  label: string,
  choices: readonly ChoiceView[],
  { emptyLabel, ...more }: More & Readonly<{ emptyLabel?: string }> = {},
): FieldView {
  return fieldOf(name, label, { kind: 'menu', choices, emptyLabel }, more)
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
  more: More = {},
): FieldView {
  return fieldOf(name, label, { kind }, { isRequired: true, ...more })
}
