import { contactForms } from './contact-forms.ts'
import { type Form, type FormId, formIds } from './form.ts'
import { propertyForms } from './property-forms.ts'

/** All forms by ID. */
export const forms: Readonly<Record<FormId, Form>> = { ...contactForms, ...propertyForms }

/** Returns the shorter forms that ask the same as a form. */
export function shortOf(form: FormId): readonly FormId[] {
  return formIds.filter((id) => forms[id].shortOf === form)
}
