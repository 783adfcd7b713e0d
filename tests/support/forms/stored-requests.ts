import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { Letter } from '#service/kit/mail/letter.ts'
import { renderText } from '#service/kit/mail/render-text.ts'
import type { SiteWithService } from '#tests/support/sites/site-with-service.ts'
import type { Person } from './fill-form.ts'

const Submission = v.object({
  id: v.number(),
  form: v.string(),
  lang: v.string(),
  subject: v.nullable(v.string()),
})
const Outgoing = v.object({ kind: v.string(), recipient: v.string(), body: v.string(), state: v.string() })

/** A request as the service keeps it. */
export type StoredRequest = v.InferOutput<typeof Submission>
/** A mail of a request: what it is for, who gets it, and its lines. */
export type StoredMail = Readonly<{
  kind: string
  recipient: string
  state: string
  subject: string
  lines: readonly string[]
}>

/** Returns the requests of a person that the service has stored. */
export function requestsOf(site: SiteWithService, { name, email }: Person): readonly StoredRequest[] {
  const sql = 'select id, form, lang, subject from submission where payload like ? or payload like ?'
  return read(site, sql, [`%"${name}"%`, `%"${email}"%`], Submission)
}

/** Returns the mails of a request, oldest first. */
export function mailsOf(site: SiteWithService, { id }: StoredRequest): readonly StoredMail[] {
  const sql = 'select kind, recipient, body, state from outbox where submission_id = ? order by id'
  return read(site, sql, [id], Outgoing).map(({ kind, recipient, state, body }) => {
    const { subject, content }: Letter = JSON.parse(body)
    const text = renderText(content, { company: [] })
    return { kind, recipient, state, subject, lines: text.split('\n').map((line) => line.trim()) }
  })
}

function read<const Schema extends v.GenericSchema>(
  { dir }: SiteWithService,
  sql: string,
  values: readonly (string | number)[],
  schema: Schema,
): readonly v.InferOutput<Schema>[] {
  const database = new DatabaseSync(join(dir, 'service.sqlite'), { readOnly: true })
  try {
    return database
      .prepare(sql)
      .all(...values)
      .map((row) => v.parse(schema, row))
  } finally {
    database.close()
  }
}
