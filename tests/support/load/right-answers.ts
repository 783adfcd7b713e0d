import { type PostedTexts, sureName } from '#forms/answers.ts'
import type { FieldView, FormView } from '#ui/forms/form-view.ts'

/** A visitor whom the load makes up; the name is found again in what is stored. */
export type Visitor = Readonly<{ name: string; email: string; phone: string }>

const amount = '250000'

/** Texts of fields that take only some. */
const shortTexts: Readonly<Record<string, string>> = { zip: '9290', houseNumber: '1', box: '1' }

/** Returns texts that a form of a built site accepts; without a moment and without a file. */
export function rightAnswers(form: FormView, visitor: Visitor): PostedTexts {
  const fields = form.groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  const texts = fields.map((field) => [field.name, [rightAnswer(field, visitor)]] as const)
  const named = ['lastName', 'name', 'firstName'].find((name) => fields.some((field) => field.name === name))
  return {
    ...Object.fromEntries(texts.filter(([, [text]]) => text !== '')),
    // Whatever is asked for the home.
    [sureName]: [amount],
    ...Object.fromEntries(form.agreements.map((agreement) => [agreement.name, ['on']])),
    [named ?? 'name']: [visitor.name],
  }
}

function rightAnswer({ name, control, maxLength }: FieldView, { email, phone }: Visitor): string {
  switch (control.kind) {
    case 'email':
      return name === 'friendEmail' ? `friend-of-${email}` : email
    case 'tel':
      return phone
    case 'url':
      return 'https://www.voorbeeld.be'
    case 'date':
      // An offer ends within ninety days.
      return new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10)
    case 'number':
      return String(Math.max(control.min, 2))
    case 'money':
      return amount
    case 'set':
    case 'pick':
    case 'picks':
    case 'ticks':
    case 'menu':
      return control.choices[0]?.value ?? ''
    case 'long':
      return 'Wij zoeken een huis met tuin. Kunt u ons terugbellen? '.repeat(6).slice(0, maxLength)
    case 'text':
      return shortTexts[name] ?? 'Antwoord'
    case 'file':
    case 'slot':
    case 'time':
      return ''
  }
}
