import { expect, test } from 'vitest'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { silent } from '#tests/support/service/samples.ts'

test.each(['127.0.0.1', 'localhost'])(
  'a server at %s that is away is one line without the password',
  async (host) => {
    const url = `postgres://service:hidden@${host}:1/service`
    const failure = await openDatabase({ engine: 'postgres', url }, silent).catch(String)
    expect(failure).toMatch(
      /^DatabaseError: The database of DATABASE_URL cannot be written \(.*ECONNREFUSED.*\): start it, or correct the address and the rights$/,
    )
    expect(failure).not.toContain('hidden')
  },
)
