import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { isSubjectName } from '#contracts/subjects-file.ts'
import { isLocale } from '#domain/values/locale.ts'
import type { CheckContext } from '#forms/answers.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import { checkForm } from '#forms/check/check-form.ts'
import { isFormId } from '#forms/form.ts'
import { isAboutListing } from '#forms/about/about.ts'
import { forms } from '#forms/forms.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { formsFile } from '../test-service.ts'

const Row = v.object({
  id: v.number(),
  form: v.string(),
  lang: v.string(),
  subject: v.nullable(v.string()),
  payload: v.string(),
})

const Message = v.object({
  submission_id: v.nullable(v.number()),
  kind: v.string(),
  recipient: v.string(),
  body: v.string(),
})

/** A form as it stands in the table. */
export type StoredRow = v.InferOutput<typeof Row>

/** A message of the outbox. */
export type StoredMessage = v.InferOutput<typeof Message>

/** Returns all forms that a service has stored, read beside it. */
export function readStored(dir: string): readonly StoredRow[] {
  return read(dir, 'submission', v.array(Row))
}

/** Returns all messages that a service has stored, read beside it. */
export function readOutbox(dir: string): readonly StoredMessage[] {
  return read(dir, 'outbox', v.array(Message))
}

/** Returns the tokens of all appointments that a service has stored. */
export function readAppointmentTokens(dir: string): readonly string[] {
  return read(dir, 'booking', v.array(v.object({ token: v.string() }))).map(({ token }) => token)
}

function read<T>(dir: string, table: string, schema: v.GenericSchema<unknown, T>): T {
  const database = new DatabaseSync(join(dir, 'service.sqlite'), { readOnly: true })
  try {
    return v.parse(
      schema,
      database
        .prepare(`select * from ${table} order by rowid`)
        .all()
        .map((row) => ({ ...row })),
    )
  } finally {
    database.close()
  }
}

/** Returns what is wrong with a form that was stored: it passes its own checks again, and holds nothing else. */
export function findInvalid({ id, form, lang, subject, payload }: StoredRow): readonly string[] {
  if (!isFormId(form) || !isLocale(lang)) return [`${id} is a form ${form} in ${lang}`]
  const isAbout = isAboutListing(forms[form].about) ? isSubjectName(subject ?? '') : subject === null
  const answers: Record<string, unknown> = JSON.parse(payload)
  const posted = Object.entries(answers).map(([name, answer]) => [name, toTexts(answer)] as const)
  const agreed = forms[form].agreements.map((name) => [name, ['on']] as const)
  const checked = checkForm(forms[form], Object.fromEntries([...posted, ...agreed]), contextOf(form))
  const again = checked.ok ? JSON.stringify(checked.answers) : JSON.stringify(checked.errors)
  return [
    ...(isAbout ? [] : [`${id} is about ${subject}`]),
    ...(again === payload ? [] : [`${id} of ${form} holds ${payload}, which is ${again}`]),
  ]
}

function toTexts(answer: unknown): readonly string[] {
  return Array.isArray(answer) ? answer.map(String) : [String(answer)]
}

const file = formsFile()

function contextOf(form: string): CheckContext {
  const shown = file.forms[form]?.form
  return {
    today: day('2026-11-24'),
    term: { now: Date.parse('2026-11-24T10:00:00Z'), leastHours: 24 },
    choices: (name) => (shown === undefined ? [] : choicesOf(shown, name).map(({ value }) => value)),
    parsePhone,
  }
}
