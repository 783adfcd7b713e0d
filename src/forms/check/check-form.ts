import type {
  Answer,
  Answers,
  CheckContext,
  CheckedForm,
  ControlName,
  ErrorCode,
  PostedTexts,
} from '../answers.ts'
import type { FieldName } from '../field.ts'
import type { Form } from '../form.ts'
import { checkField } from './check-control.ts'

/** Fields of which the second must not be below the first. */
const ranges: readonly (readonly [FieldName, FieldName])[] = [
  ['priceMin', 'priceMax'],
  ['bedroomsMin', 'bedroomsMax'],
  ['garagesMin', 'garagesMax'],
  ['parkingsMin', 'parkingsMax'],
]

/**
 * Checks what was posted for a form, in the browser and in the service alike. Returns the answers in the order of the
 * form, or one code for each control that must be corrected.
 * @see specification, section 5
 */
export function checkForm(form: Form, posted: PostedTexts, context: CheckContext): CheckedForm {
  const { answers, errors } = checkFields(form, posted, context)
  for (const agreement of form.agreements) {
    if (posted[agreement] === undefined) errors.set(agreement, 'notAgreed')
  }
  return errors.size === 0
    ? { ok: true, answers: Object.fromEntries(answers) }
    : { ok: false, errors: Object.fromEntries(errors) }
}

/** Returns the answers that are right so far, in the order of the form. */
export function rightAnswers(form: Form, posted: PostedTexts, context: CheckContext): Answers {
  const { answers, errors } = checkFields(form, posted, context)
  return Object.fromEntries([...answers].filter(([name]) => !errors.has(name)))
}

type CheckedFields = Readonly<{ answers: Map<FieldName, Answer>; errors: Map<ControlName, ErrorCode> }>

function checkFields({ groups }: Form, posted: PostedTexts, context: CheckContext): CheckedFields {
  const answers = new Map<FieldName, Answer>()
  const errors = new Map<ControlName, ErrorCode>()
  for (const field of groups.flatMap(({ rows }) => rows.flat())) {
    const checked = checkField(field, posted[field.name] ?? [], context)
    if ('error' in checked) errors.set(field.name, checked.error)
    else if (checked.answer !== undefined) answers.set(field.name, checked.answer)
  }
  for (const [from, to] of ranges) {
    if (Number(answers.get(to)) < Number(answers.get(from))) errors.set(to, 'belowMinimum')
  }
  return { answers, errors }
}
