import { beforeEach, describe, expect, test } from 'vitest'
import { deactivateStaff } from '#service/owners/accounts/deactivate-staff.ts'
import { findRecords } from '#service/privacy/person.ts'
import { purgeByTerm } from '#service/privacy/purge-by-term.ts'
import { addBlock, type NewBlock, readBlocks, removeBlock } from '#service/requests/calendars/blocks.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-24T08:00:00Z')
/** 26 November, on Belgium's clock. */
const at = (time: string): number => Date.parse(`2026-11-26T${time}:00+01:00`)
const day = { from: at('00:00'), until: at('23:59') }

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  beforeEach(async () => {
    for (const [id, role] of [
      ['lotte', 'manager'],
      ['wannes', 'agent'],
    ] as const) {
      const person = { id, name: id, email: `${id}@kantoor.example`, locale: 'nl', invited_at: now } as const
      const times = { created_at: new Date(now).toISOString(), updated_at: new Date(now).toISOString() }
      await database.db
        .insertInto('owner')
        .values({ ...person, ...times })
        .execute()
      const staff = { account: id, role, office: 'berlare', active: 1, invited_at: now }
      await database.db.insertInto('staff').values(staff).execute()
    }
    const { id } = await acceptSubmission(database, submission('a'), now)
    await database.db.updateTable('submission').set({ agent: 'lotte' }).where('id', '=', id).execute()
    const booking = { submission_id: id, office: 'berlare', starts: '2026-11-26T10:30', seat: 0, sequence: 0 }
    await database.db
      .insertInto('booking')
      .values({ ...booking, token: 'x'.repeat(32) })
      .execute()
  })
  const block = async (added: NewBlock, covers = false) =>
    await database.db
      .transaction()
      .execute(async (transaction) => addBlock(transaction, [], added, { covers, now }))
  const texts = async () => (await readBlocks(database.db, day)).map(({ text }) => text)

  test('hours on an appointment are refused until they are asked for, and leave it as it is', async () => {
    const mine = {
      from: at('10:00'),
      until: at('12:00'),
      agent: 'lotte',
      origin: 'own',
      text: 'Notaris',
    } as const
    expect(await block(mine)).toMatchObject([{ starts: '2026-11-26T10:30', agent: 'lotte' }])
    expect(await texts()).toEqual([])
    expect(await block(mine, true)).toHaveLength(1)
    expect(await texts()).toEqual(['Notaris'])
    expect(await database.db.selectFrom('booking').select('seat').execute()).toEqual([{ seat: 0 }])
  })

  test('hours of a colleague, of another office and up to the appointment are free of it', async () => {
    const desk = { origin: 'desk', text: '' } as const
    expect(await block({ ...desk, from: at('10:00'), until: at('10:30'), agent: 'lotte' })).toEqual([])
    expect(await block({ ...desk, from: at('11:00'), until: at('12:00'), agent: 'lotte' })).toEqual([])
    expect(await block({ ...desk, from: at('10:00'), until: at('12:00'), agent: 'wannes' })).toEqual([])
    expect(await block({ ...desk, from: at('10:00'), until: at('12:00'), office: 'stekene' })).toEqual([])
    expect(await block({ ...desk, from: at('10:00'), until: at('12:00'), office: 'berlare' })).toHaveLength(1)
    expect(await texts()).toHaveLength(4)
  })

  test('a block is taken away once; one of an own calendar is not', async () => {
    const span = { from_at: at('10:00'), until_at: at('11:00'), text: '' }
    await database.db
      .insertInto('block')
      .values([
        { ...span, agent: 'lotte', origin: 'own' },
        { ...span, agent: 'lotte', origin: 'feed' },
      ])
      .execute()
    const [own, feed] = await readBlocks(database.db, day)
    expect(await removeBlock(database.db, own?.id ?? 0)).toEqual({ from: at('10:00'), until: at('11:00') })
    expect(await removeBlock(database.db, own?.id ?? 0)).toBeUndefined()
    expect(await removeBlock(database.db, feed?.id ?? 0)).toBeUndefined()
  })

  test('hours are part of what a person is given, and end with the account at the desk', async () => {
    await block({ from: at('14:00'), until: at('15:00'), agent: 'wannes', origin: 'own', text: 'Tandarts' })
    const key = { kind: 'email', address: 'wannes@kantoor.example' } as const
    const { account } = await findRecords(database, key)
    expect(account).toMatchObject({ blocks: [{ from_at: at('14:00'), text: 'Tandarts' }], calendars: [] })
    expect(await deactivateStaff(database, 'wannes', now)).toBeUndefined()
    expect(await texts()).toEqual([])
  })

  test('hours are kept for a year after their end', async () => {
    await block({ from: at('14:00'), until: at('15:00'), agent: 'lotte', origin: 'own', text: 'Tandarts' })
    await purgeByTerm(database, 12, Date.parse('2027-11-26T13:00:00Z'))
    expect(await texts()).toEqual(['Tandarts'])
    await purgeByTerm(database, 12, Date.parse('2027-11-27T15:00:00Z'))
    expect(await texts()).toEqual([])
  })
})
