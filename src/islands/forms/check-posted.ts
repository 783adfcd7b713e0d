import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Answers, CheckContext } from '#forms/answers.ts'
import { checkForm, readForm } from '#forms/check/check-form.ts'
import { checkFile } from '#forms/file-types.ts'
import type { Form } from '#forms/form.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import type { Refused } from '#ui/forms/mark-errors.ts'
import { readTexts } from './form-texts.ts'
import { homeOnPage } from './offer/home-on-page.ts'
import { parsePhoneLate } from './phone-plans.ts'

/** Returns a code for each control of a form element that must be corrected. */
export function checkPosted(definition: Form, form: FormView, element: HTMLFormElement): Refused {
  const checked = checkForm(definition, readTexts(element), checkContext(form))
  return { ...(checked.ok ? {} : checked.errors), ...checkFiles(definition, new FormData(element)) }
}

/** Returns the answers in a form element that are right so far. */
export function answersSoFar(definition: Form, form: FormView, element: HTMLFormElement): Answers {
  return readForm(definition, readTexts(element), checkContext(form)).answers
}

/** Returns what a check needs to know besides the form: the day in Belgium, and what the form offers. */
export function checkContext(form: FormView): CheckContext {
  const now = Date.now()
  return {
    today: toBrussels(now).on,
    term: { now, leastHours: form.leastHours ?? 0 },
    asked: homeOnPage()?.asked,
    choices: (name) => choicesOf(form, name).map(({ value }) => value),
    parsePhone: parsePhoneLate,
  }
}

function checkFiles({ groups }: Form, data: FormData): Refused {
  const fields = groups.flatMap(({ rows }) => rows.flat())
  return Object.fromEntries(
    fields.flatMap(({ name, control }) => {
      const file = data.get(name)
      // A control without a file has one without a name.
      if (control.kind !== 'file' || !(file instanceof File) || file.name === '') return []
      const error = checkFile(control.types, file)
      return error === undefined ? [] : [[name, error]]
    }),
  )
}
