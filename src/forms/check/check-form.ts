import type {
  Answer,
  Answers,
  CheckContext,
  CheckedForm,
  ControlName,
  ErrorCode,
  Errors,
  PostedTexts,
} from '../answers.ts'
import { type FieldName, isAsked } from '../field.ts'
import type { Form } from '../form.ts'
import { offerErrors } from '../offer/check-offer.ts'
import { checkField } from './check-control.ts'

/** Fields of which the second must not be below the first. */
const ranges: readonly (readonly [FieldName, FieldName])[] = [
  ['priceMin', 'priceMax'],
  ['bedroomsMin', 'bedroomsMax'],
  ['garagesMin', 'garagesMax'],
  ['parkingsMin', 'parkingsMax'],
]

/** What of a form is right so far, and what must be corrected. */
type ReadForm = Readonly<{ answers: Answers; errors: Errors }>

/**
 * Checks what was posted for a form, in the browser and in the service alike. Returns the answers in the order of the
 * form, or one code for each control that must be corrected.
 * @see specification, section 5
 */
export function checkForm(form: Form, posted: PostedTexts, context: CheckContext): CheckedForm {
  const { answers, errors } = readForm(form, posted, context)
  return Object.keys(errors).length === 0 ? { ok: true, answers } : { ok: false, errors }
}

/** Returns the answers of a form that are right, also where others are not. What a tick opens counts while it is set. */
export function readForm(form: Form, posted: PostedTexts, context: CheckContext): ReadForm {
  const answers = new Map<FieldName, Answer>()
  const errors = new Map<ControlName, ErrorCode>()
  const { oneOf = [] } = form
  const fields = form.groups.flatMap(({ rows }) => rows.flat())
  const asksCountry = fields.some(({ name }) => name === 'country')
  const offered = context.choices('country').find((code) => code === posted['country']?.[0])
  // A postal code that need not be there may be of any country.
  const isAnywhere = asksCountry || fields.some(({ name, isRequired }) => name === 'zip' && !isRequired)
  const located = { ...context, country: isAnywhere ? (offered ?? '') : undefined }
  for (const field of fields) {
    if (!isAsked(field, (name) => answers.get(name))) continue
    const checked = checkField(field, posted[field.name] ?? [], located)
    if ('error' in checked) errors.set(field.name, checked.error)
    else if (checked.answer !== undefined) answers.set(field.name, checked.answer)
    if (field.name === oneOf.at(-1) && oneOf.every((name) => !answers.has(name) && !errors.has(name)))
      errors.set(oneOf[0] ?? field.name, 'neither')
  }
  for (const [from, to] of ranges) {
    if (Number(answers.get(to)) < Number(answers.get(from))) errors.set(to, 'belowMinimum')
  }
  for (const [name, code] of offerErrors(answers, posted, context)) errors.set(name, code)
  for (const agreement of form.agreements) {
    if (posted[agreement] === undefined) errors.set(agreement, 'notAgreed')
  }
  const right = [...answers].filter(([name]) => !errors.has(name))
  return { answers: Object.fromEntries(right), errors: Object.fromEntries(errors) }
}
