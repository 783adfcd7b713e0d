import { checkForm } from '#forms/check/check-form.ts'
import type { Form } from '#forms/form.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import type { Refused } from '#ui/forms/mark-errors.ts'
import { readTexts } from './form-texts.ts'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })

/** Returns a code for each control of a form element that must be corrected. */
export function checkPosted(definition: Form, form: FormView, element: HTMLFormElement): Refused {
  const checked = checkForm(definition, readTexts(element), {
    today: day.format(new Date()),
    choices: (name) => choicesOf(form, name),
  })
  return checked.ok ? {} : checked.errors
}
