import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const Rows = v.array(
  v.object({ subject: v.string(), day: v.string(), source: v.string(), visits: v.number() }),
)

/** Returns all visits that a service on SQLite has counted, read beside it. */
export function readVisits(dir: string): v.InferOutput<typeof Rows> {
  const database = new DatabaseSync(join(dir, 'service.sqlite'), { readOnly: true })
  try {
    const rows = database.prepare('select * from visit_day order by subject, day, source').all()
    return v.parse(
      Rows,
      rows.map((row) => ({ ...row })),
    )
  } finally {
    database.close()
  }
}
