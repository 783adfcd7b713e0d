import * as v from 'valibot'
import type { PlainDate } from '#domain/values/measure.ts'
import { addMonths } from '#domain/values/plain-date.ts'
import { parseEmail } from '#text/email.ts'
import { type Answer, type CheckContext, type ErrorCode, errorCodes } from '../answers.ts'
import { type Control, defaultMaxLength, type Field } from '../field.ts'
import { mostEuro, parseAmount } from './parse-amount.ts'
import { parseDate } from './parse-date.ts'
import { hasZipFormat, parseZip } from './parse-zip.ts'
import { isOneLine, toLine, toLines } from './read-line.ts'

type Schema = v.GenericSchema<string, Answer>

/** A text that a parser understands. */
function parsedBy(parse: (text: string) => string | undefined, code: ErrorCode): Schema {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: code })
      return NEVER
    }),
  )
}

/** A whole number within limits; `code` is that of a text that is none. */
function numberSchema({ min, max }: Readonly<{ min: number; max: number }>, code: ErrorCode): Schema {
  return v.pipe(
    v.string(),
    v.transform((text) => parseAmount(text) ?? Number.NaN),
    v.number(code),
    v.minValue(min, 'tooLow' satisfies ErrorCode),
    v.maxValue(max, 'tooHigh' satisfies ErrorCode),
  )
}

/** A date that exists, from today on, up to some months ahead; that of an offer's end is judged with its hour. */
function dateSchema({ until }: Extract<Control, { kind: 'date' }>, today: PlainDate): Schema {
  const date = parsedBy(parseDate, 'date')
  if (until === 'offerTerm') return date
  const last = addMonths(today, until.months)
  return v.pipe(
    date,
    v.string(),
    v.minValue(today, 'past' satisfies ErrorCode),
    v.maxValue<string, string, ErrorCode>(last, 'tooLate'),
  )
}

/** Returns the schema of one text of a field; the message of an issue is its code. */
function schemaOf({ name, control }: Field, { today, country, choices, parsePhone }: CheckContext): Schema {
  switch (control.kind) {
    case 'text':
      return name === 'zip'
        ? parsedBy((text) => parseZip(text, country), country === undefined ? 'zip' : 'zipOfCountry')
        : v.string()
    case 'long':
    case 'file':
    case 'slot':
      return v.string()
    case 'email':
      return v.pipe(
        v.string(),
        v.check((text) => parseEmail(text) !== undefined, 'email' satisfies ErrorCode),
      )
    case 'tel':
      return parsedBy(parsePhone, 'phone')
    case 'url':
      return v.pipe(
        v.string(),
        v.url('url' satisfies ErrorCode),
        v.regex(/^https?:/i, 'url' satisfies ErrorCode),
      )
    case 'date':
      return dateSchema(control, today)
    case 'number':
      return numberSchema(control, 'number')
    case 'money':
      return numberSchema({ ...control, max: mostEuro }, 'amount')
    case 'set':
    case 'pick':
    case 'picks':
    case 'ticks':
    case 'menu':
      return v.picklist(choices(name), 'unknownChoice' satisfies ErrorCode)
  }
}

/** The value of a field, absent where an optional field is empty; or why it is refused. */
export type CheckedField = Readonly<{ answer?: Answer }> | Readonly<{ error: ErrorCode }>

/** Checks the texts that were posted for a field. */
export function checkField(field: Field, posted: readonly string[], context: CheckContext): CheckedField {
  const { control, maxLength = defaultMaxLength } = field
  const isRequired = field.isRequired && (field.name !== 'zip' || needsZip(context))
  const isMany = control.kind === 'picks' || control.kind === 'ticks'
  const isChoice = isMany || control.kind === 'pick' || control.kind === 'menu'
  const texts = posted.map(control.kind === 'long' ? toLines : toLine).filter((text) => text !== '')
  if (texts.length === 0) return isRequired ? { error: isChoice ? 'notChosen' : 'missing' } : {}
  if (texts.some((text) => [...text].length > maxLength)) return { error: 'tooLong' }
  const schema = schemaOf(field, context)
  // Any text is right for a name; another field says of a broken line what it says of a text that it does not understand.
  const misread = v.safeParse(schema, '')
  const isTyped = control.kind === 'text' || !misread.success
  if (isTyped && !posted.every((text) => isOneLine(text, { isExact: !misread.success })))
    return { error: misread.success ? 'oneLine' : codeOf(misread.issues) }
  const answers: Answer[] = []
  for (const text of isMany ? new Set(texts) : texts.slice(0, 1)) {
    const result = v.safeParse(schema, text)
    if (!result.success) return { error: codeOf(result.issues) }
    answers.push(result.output)
  }
  return { answer: isMany ? answers.map(String) : answers[0] }
}

/** Not every country has postal codes. */
function needsZip({ country }: CheckContext): boolean {
  return country === undefined || country === '' || hasZipFormat(country)
}

function codeOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): ErrorCode {
  const code = errorCodes.find((known) => known === issue.message)
  if (code === undefined) throw new Error(`not an error code: ${issue.message}`)
  return code
}
