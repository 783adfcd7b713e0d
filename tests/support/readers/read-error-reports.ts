import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const Rows = v.array(
  v.object({
    kind: v.string(),
    message: v.string(),
    file: v.string(),
    page: v.string(),
    version: v.string(),
    line: v.number(),
    times: v.number(),
  }),
)

/** Returns all errors that a service on SQLite has kept, read beside it. */
export function readErrorReports(dir: string): v.InferOutput<typeof Rows> {
  const database = new DatabaseSync(join(dir, 'service.sqlite'), { readOnly: true })
  try {
    const rows = database.prepare('select * from error_report order by first_at, message').all()
    return v.parse(Rows, rows)
  } finally {
    database.close()
  }
}

/** Deletes all errors that a service on SQLite has kept. */
export function forgetErrorReports(dir: string): void {
  const database = new DatabaseSync(join(dir, 'service.sqlite'))
  database.exec('delete from error_report')
  database.close()
}
