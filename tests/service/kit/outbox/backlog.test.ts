import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { sqlite } from '#tests/support/service/databases/engines.ts'
import { silent } from '#tests/support/service/samples.ts'

// Questions that are asked with each form and each scrape: none may read the messages that wait, whose bodies are long.
test.each([
  [
    'interrupted messages',
    `select id from outbox where state = 'waiting' and lease_until <= ? and attempts >= ?`,
    'outbox_by_lease (state=? AND lease_until<?)',
  ],
  [
    'messages that are due',
    `select id from outbox where state = 'waiting' and next_at <= ? order by next_at, id`,
    'outbox_by_due (state=? AND next_at<?)',
  ],
  [
    'the oldest event',
    `select min(id) from outbox where kind = 'crm' and state = 'waiting'`,
    'COVERING INDEX outbox_by_kind (kind=? AND state=?)',
  ],
  [
    'how many there are',
    'select kind, state, count(*) from outbox group by kind, state',
    'COVERING INDEX outbox_by_kind',
  ],
])('an index finds %s', async (_, query, index) => {
  const { db } = await openDatabase(await sqlite.create(), silent)
  onTestFinished(() => db.destroy())
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${query}`).execute(db)
  const plan = rows.map(({ detail }) => detail).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toContain('TEMP B-TREE')
})
