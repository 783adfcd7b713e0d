import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { releaseOffer } from '#service/owners/offers/release-offer.ts'
import { toReleasedOffer } from '#service/owners/offers/to-released-offer.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { erasePerson, findPerson, findRecords } from '#service/privacy/person.ts'
import type { PersonKey } from '#service/kit/search-keys.ts'
import { parsePersonKey } from '#service/privacy/person-key.ts'
import { languages } from '#tests/support/languages.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { letterTo, submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const noor = { firstName: 'Noor', lastName: 'Verhaeghe' }
const phone = '0470 99 88 77'
const now = Date.parse('2026-11-24T10:00:00Z')

/** Returns what a text on the command line names. */
function key(text: string): PersonKey {
  const found = parsePersonKey(text)
  if (found === undefined) throw new Error(`${text} names nobody`)
  return found
}

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  let ids: readonly number[] = []
  beforeEach(async () => {
    const store = async (dedupeKey: string, answers: Record<string, string | number>): Promise<number> => {
      const name = `${String(answers['lastName'])}.pdf`
      const content = new TextEncoder().encode(`${name} ${String(answers['phone'])}`)
      const file = { field: 'resume', name, mediaType: 'application/pdf', content }
      const letters = () => {
        const letter = letterTo('agency@x.example')
        return [
          { ...letter, subject: `Bel mij terug: ${String(answers['lastName'])} ${String(answers['phone'])}` },
        ]
      }
      const { id } = await acceptSubmission(
        database,
        { ...submission(dedupeKey), form: 'contact-me', answers, uploads: [file], letters },
        now,
      )
      return id
    }
    const elke = { firstName: 'Elke', lastName: 'Maes', phone: '0470 99 88 78' }
    ids = [
      await store('call', { ...noor, phone }),
      await store('offer', { ...noor, phone, amount: 300_000, validUntil: '2026-12-01' }),
      await store('words', { ...elke, message: 'Bel Noor Verhaeghe op +32 (0)470/99.88.77.' }),
      await store('other', elke),
    ]
    const [booked = 0, offered = 0] = ids
    await database.db
      .insertInto('booking')
      .values({
        token: 'a',
        submission_id: booked,
        office: 'berlare',
        starts: '2026-11-26T10:00',
        seat: 0,
        sequence: 0,
      })
      .execute()
    const answers = { ...noor, amount: 300_000, validUntil: '2026-12-01', city: 'Verhaeghedorp' }
    const offer = toReleasedOffer({ id: offered, answers, at: now }, languages('nl'))
    if (offer === undefined) throw new Error('the offer has no amount')
    await database.db
      .transaction()
      .execute((transaction) =>
        releaseOffer(transaction, 'property/1', { ...offer, id: `request-${offered}` }, now),
      )
  })

  /** Returns the tables that hold the name or the number, whatever their columns are. */
  async function tablesWithNoor(): Promise<readonly string[]> {
    const tables = await database.db.introspection.getTables()
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db)
      const text = JSON.stringify(rows, (_, value: unknown) =>
        value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
      )
      if (/Verhaeghe|470[^\d]*99[^\d]*88[^\d]*77/.test(text)) found.push(name)
    }
    return found.toSorted()
  }

  test.each(['0470998877', '0470/99.88.77', '+32 470 99 88 77', '0032470998877', ' 0470 99 88 77'])(
    'a person without an e-mail address is found by the number %j, as answer and in a text',
    async (text) => {
      const found = await findPerson(database, key(text))
      expect(found.map(({ id }) => id)).toEqual(ids.slice(0, 3).toReversed())
    },
  )

  test('who is erased by a number is in no table any more, and others stay', async () => {
    expect(await tablesWithNoor()).toEqual(['home_record', 'outbox', 'submission', 'upload'])
    const found = await findRecords(database, key(phone))
    expect(found.appointments).toHaveLength(1)
    expect(found.requests.map(({ files }) => files[0])).toEqual([
      'Maes.pdf',
      'Verhaeghe.pdf',
      'Verhaeghe.pdf',
    ])
    expect(await erasePerson(database, key(phone))).toBe(3)
    expect(await tablesWithNoor()).toEqual([])
    expect((await findPerson(database, key('0470998878'))).map(({ id }) => id)).toEqual(ids.slice(3))
    for (const table of ['booking', 'home_record'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('the number of a request finds and erases that one alone', async () => {
    const [first = 0, ...others] = ids
    expect((await findRecords(database, key(String(first)))).requests.map(({ id }) => id)).toEqual([first])
    expect(await erasePerson(database, key(String(first)))).toBe(1)
    expect(await erasePerson(database, key('999999'))).toBe(0)
    expect(await database.db.selectFrom('submission').select('id').orderBy('id').execute()).toEqual(
      others.map((id) => ({ id })),
    )
    expect(await database.db.selectFrom('booking').selectAll().execute()).toEqual([])
  })
})

test.each(['', 'Noor', '0470', '0470 99 88 7', '0', '-1', '1.5', 'noor@', '12345678901234567'])(
  '%j names nobody',
  (text) => {
    expect(parsePersonKey(text)).toBeUndefined()
  },
)

test('a longer number, and one of another country, is another person', () => {
  expect(parsePersonKey('0031 6 12345678')).toEqual({ kind: 'phone', digits: '31612345678' })
  expect(parsePersonKey('1183')).toEqual({ kind: 'request', id: 1183 })
  expect(parsePersonKey("O'Neil@x.ie")).toEqual({ kind: 'email', address: "o'neil@x.ie" })
})
