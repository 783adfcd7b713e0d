import type { Answers } from '#forms/answers.ts'
import type { Field } from '#forms/field.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { FormView } from '#ui/forms/form-view.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'

/** Returns what an invented visitor answers to a form; `view` has the choices that it offers. */
export function sampleAnswers(form: FormId, view: FormView): Answers {
  const fields = forms[form].groups.flatMap(({ rows }) => rows.flat())
  return Object.fromEntries(fields.map((field) => [field.name, sampleAnswer(field, view)]))
}

const texts: Readonly<Partial<Record<Field['name'], string>>> = {
  firstName: 'Elke',
  lastName: 'Van Damme',
  name: 'Elke Van Damme',
  street: 'Donklaan',
  houseNumber: '00',
  zip: '9290',
  city: 'Berlare',
  box: '4',
}

function sampleAnswer({ name, control }: Field, view: FormView): Answers[keyof Answers] {
  switch (control.kind) {
    case 'number':
      return 3
    case 'money':
      return 389_000
    case 'email':
      return 'elke.vandamme@voorbeeld.example'
    case 'tel':
      return '0470 00 00 00'
    case 'date':
      return '2026-12-01'
    case 'url':
      return 'https://voorbeeld.example/'
    case 'file':
      return 'bestand.pdf'
    case 'long':
      return 'We komen met drie.\nGraag ook even op de zolder kijken.'
    case 'pick':
    case 'set':
    case 'menu':
      return choicesOf(view, name)[0]?.value
    case 'picks':
    case 'ticks':
      return choicesOf(view, name)
        .slice(0, 3)
        .map(({ value }) => value)
    case 'slot':
      return undefined
    case 'text':
      return texts[name] ?? 'Elke'
  }
}
