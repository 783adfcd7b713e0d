import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import type { PostedTexts } from '#forms/answers.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import type { Field } from '#forms/field.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'

/** What fields offer in the tests. */
export const offered: Readonly<Record<string, readonly string[]>> = {
  title: ['ms', 'mr', 'unsaid'],
  contactBy: ['byPhone', 'byEmail'],
  validUntilTime: ['12:00', '18:00'],
  country: ['BE', 'NL', 'FR', 'DE', 'US'],
  contactSlot: ['10:00-13:00', '16:00-19:00'],
  office: ['berlare', 'stekene'],
  category: ['1', '2'],
  categories: ['1', '2'],
  zones: ['berlare', 'zele'],
  vacancy: ['makelaar'],
  goal: ['sell', 'let', 'know'],
  searchGoal: ['buy', 'rent'],
  conditionKinds: ['loan', 'ownHomeSold', 'certificates', 'permit', 'ownWords'],
  outside: ['garden', 'terrace'],
  frequency: ['atOnce', 'daily', 'weekly'],
}

/** Context of a check on the day on which the tests take place. */
export const context = {
  today: day('2026-11-24'),
  term: { now: Date.parse('2026-11-24T10:00:00Z'), leastHours: 24 },
  choices: (name: string) => offered[name] ?? [],
  parsePhone,
}

/** Returns the fields of a form in order. */
export function fieldsOf(id: FormId): readonly Field[] {
  return forms[id].groups.flatMap(({ rows }) => rows.flat())
}

/** Returns texts that a form accepts, for every field. */
export function rightAnswers(id: FormId): PostedTexts {
  // Every tick is set, so that every field is asked.
  const fields = fieldsOf(id).map(
    (field) =>
      [
        field.name,
        field.control.kind === 'ticks' ? (offered[field.name] ?? []) : [rightAnswer(field)],
      ] as const,
  )
  const agreements = forms[id].agreements.map((name) => [name, ['on']] as const)
  return Object.fromEntries([...fields, ...agreements])
}

function rightAnswer({ name, control }: Field): string {
  switch (control.kind) {
    case 'email':
      return 'noor@voorbeeld.be'
    case 'tel':
      return '0470 12 34 56'
    case 'url':
      return 'https://www.voorbeeld.be'
    case 'date':
      return '2026-12-01'
    case 'number':
      return String(Math.max(control.min, 2))
    case 'money':
      return '380000'
    case 'set':
    case 'pick':
    case 'picks':
    case 'ticks':
    case 'menu':
      return offered[name]?.[0] ?? ''
    case 'slot':
      return 'berlare/2026-11-26T10:00'
    case 'text':
    case 'long':
    case 'file':
      return name === 'zip' ? '9290' : 'Gegeven'
  }
}
