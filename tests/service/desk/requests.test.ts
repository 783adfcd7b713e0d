import { describe, expect, test } from 'vitest'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import { changeRequest, readAct } from '#service/desk/requests/change-request.ts'
import { type Reading, readList, readNeighbours } from '#service/desk/requests/read-list.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { formatQuery, readQuery } from '#service/desk/requests/request-query.ts'
import { listStaff, type Staff } from '#service/owners/accounts/find-staff.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { countRequest } from '#service/requests/submissions/request-states.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const today = '2026-11-24' as PlainDate
const now = Date.parse('2026-11-24T08:52:00+01:00')
const day = 24 * 60 * 60_000
const lotte: Staff = {
  id: 'lotte',
  name: 'Lotte Verhulst',
  email: 'lotte@x.example',
  role: 'manager',
}
const noor: Staff = {
  id: 'noor',
  name: 'Noor Van Acker',
  email: 'noor@x.example',
  role: 'agent',
  office: 'berlare',
}
const home = {
  title: 'Halfopen woning',
  place: 'Donklaan 00, 9290 Berlare',
  code: 'KK-2417',
}
const words = {
  recipients: { locale: 'nl', agency: { name: '', phone: '', email: '' }, offices: [] },
} as const
const subjects = { 'property/2417': home } as unknown as SubjectsFile

describe.each(engines)('requests on $name', (engine) => {
  const database = useDatabase(engine)
  let keys = 0
  const send = async (form: FormId, answers: Answers, more: object = {}, at = now): Promise<number> => {
    const sent = {
      ...submission(`key ${++keys}`),
      subject: undefined,
      form,
      answers,
      office: 'berlare',
      ...more,
    }
    return (await acceptSubmission(database, sent, at)).id
  }
  const hire = async (...all: readonly Staff[]): Promise<void> => {
    for (const { id, name, email, role, office } of all) {
      const stamp = new Date(0).toISOString()
      const account = {
        id,
        name,
        email,
        locale: 'nl',
        invited_at: 0,
        created_at: stamp,
        updated_at: stamp,
      } as const
      await database.db.insertInto('owner').values(account).execute()
      await database.db
        .insertInto('staff')
        .values({
          account: id,
          role,
          office: office ?? null,
          active: 1,
          invited_at: 0,
        })
        .execute()
    }
  }
  const list = async (query: Readonly<Record<string, string>> = {}, reading: Partial<Reading> = {}) => {
    const read = await readList(database.db, readQuery(query), {
      staff: lotte,
      scope: 'all',
      today,
      subjects,
      ...reading,
    })
    return { ...read, ids: read.requests.map(({ id }) => id) }
  }
  const act = async (
    id: number,
    name: Parameters<typeof readAct>[0],
    texts: Readonly<Record<string, string>> = {},
    staff = lotte,
  ) => {
    const colleagues = await listStaff(database.db)
    const change = readAct(name, (field) => texts[field] ?? '', { colleagues, staff, today })
    if (typeof change === 'string') return change
    return await database.db
      .transaction()
      .execute((transaction) => changeRequest(transaction, id, change, { staff, now, words, hasCrm: true }))
  }

  test('a list has new ones first, then what waits longest, and counts every state', async () => {
    const open = await send('site-contact', {}, {}, now - 9 * day)
    const late = await send('site-contact', {}, {}, now - 2 * day)
    const fresh = await send('site-contact', {})
    await act(open, 'note', { note: 'Belt terug.' })
    const { ids, counts } = await list()
    expect(ids).toEqual([late, fresh, open])
    expect(counts).toEqual({
      todo: 3,
      new: 2,
      open: 1,
      waiting: 0,
      done: 0,
      all: 3,
    })
    expect((await list({ sort: 'newest' })).ids).toEqual([fresh, late, open])
  })

  test('a page of a list has fifty requests, and the next one goes on', async () => {
    const sent: number[] = []
    for (let count = 0; count < 52; count += 1)
      sent.push(await send('site-contact', {}, {}, now - day + count * 1000))
    const pages = [await list(), await list({ page: '2' }), await list({ page: '3' })]
    expect(pages.map(({ ids }) => ids)).toEqual([sent.slice(0, 50), sent.slice(50), []])
    expect(pages.map(({ counts }) => counts.todo)).toEqual([52, 52, 52])
  })

  test('a request is found by name, number to call, street and reference, and by its form, agent and day', async () => {
    await hire(noor)
    const visit = await send(
      'request-visit',
      { lastName: 'Van Dàmme', phone: '0470 12 34 56' },
      { subject: 'property/2417', agentEmail: 'Noor@X.example' },
    )
    const older = await send('contact-me', { name: 'Rita' }, {}, now - 8 * day)
    const found = async (query: Readonly<Record<string, string>>) => (await list(query)).ids
    expect(await found({ q: 'van damme' })).toEqual([visit])
    expect(await found({ q: '+32 470/12.34.56' })).toEqual([visit])
    expect(await found({ q: '0470 12' })).toEqual([visit])
    expect(await found({ q: 'donklaan' })).toEqual([visit])
    expect(await found({ q: 'kk-2417' })).toEqual([visit])
    expect(await found({ q: 'zolder' })).toEqual([])
    expect(await found({ form: 'contact-me' })).toEqual([older])
    expect(await found({ agent: 'noor' })).toEqual([visit])
    expect(await found({ agent: 'none' })).toEqual([older])
    expect(await found({ since: '7' })).toEqual([visit])
    expect(await found({ home: 'property/2417' })).toEqual([visit])
    expect(await found({ mail: 'failed' })).toEqual([])
    await database.db
      .updateTable('outbox')
      .set({ state: 'dead' })
      .where('submission_id', '=', older)
      .execute()
    expect(await found({ mail: 'failed' })).toEqual([older])
  })

  test('an agent sees the own office and what is the own, and no application for a job', async () => {
    await hire(noor)
    const own = await send('site-contact', {})
    const elsewhere = await send('site-contact', {}, { office: 'stekene' })
    const assigned = await send('site-contact', {}, { office: 'stekene', agentEmail: noor.email })
    const job = await send('job-contact', {})
    expect((await list({}, { staff: noor })).ids).toEqual([own, assigned])
    expect((await list({}, { staff: noor, scope: 'me' })).ids).toEqual([assigned])
    expect((await list({}, { scope: 'stekene' })).ids).toEqual([elsewhere, assigned])
    expect((await list()).ids).toEqual([own, elsewhere, assigned, job])
    for (const id of [elsewhere, job]) {
      expect(await readRequest(database.db, id, { staff: noor, today })).toBeUndefined()
      expect(await act(id, 'done', {}, noor)).toBe('missing')
    }
    expect((await list()).counts.done).toBe(0)
  })

  test('a colleague who is first is not written over', async () => {
    const id = await send('site-contact', {})
    const note = readAct('note', () => 'Ze komt met drie.', { colleagues: [], staff: noor, today })
    if (typeof note === 'string') throw new Error(note)
    const change = (version: number) =>
      database.db
        .transaction()
        .execute((transaction) =>
          changeRequest(transaction, id, { ...note, version }, { staff: noor, now, words, hasCrm: false }),
        )
    expect(await change(0)).toBe('changed')
    expect(await change(0)).toBe('collided')
    const found = await readRequest(database.db, id, { staff: lotte, today })
    expect(found?.notes.map(({ author, text }) => [author, text])).toEqual([
      ['Noor Van Acker', 'Ze komt met drie.'],
    ])
    expect(found?.request).toMatchObject({
      state: 'open',
      version: 1,
      first_answer_at: null,
    })
    expect(found?.acts).toMatchObject([{ act: 'note', name: 'Noor Van Acker', request: id }])
  })

  test('a call is the first answer, whoever calls later', async () => {
    const id = await send('site-contact', {})
    await act(id, 'called')
    await database.db
      .transaction()
      .execute((transaction) =>
        changeRequest(
          transaction,
          id,
          { act: 'call', isAnswer: true },
          { staff: noor, now: now + day, words, hasCrm: false },
        ),
      )
    expect((await readRequest(database.db, id, { staff: lotte, today }))?.request.first_answer_at).toBe(now)
  })

  test('one that waits comes back on its day, or when the same person asks for something new', async () => {
    const id = await send('site-contact', { email: 'An@x.example' })
    const other = await send('site-contact', { phone: '0470 12 34 56' })
    expect(await act(id, 'wait', { until: '2026-11-24' })).toBe('pastDay')
    expect(await act(id, 'wait', { until: '2027-02-23' })).toBe('farDay')
    expect(await act(id, 'wait', { until: 'morgen' })).toBe('noDay')
    for (const one of [id, other]) expect(await act(one, 'wait', { until: '2026-11-26' })).toBe('changed')
    expect((await list()).ids).toEqual([])
    expect((await list({ state: 'waiting' })).ids).toEqual([id, other])
    const later = { today: '2026-11-26' as PlainDate }
    expect((await list({}, later)).ids).toEqual([id, other])
    expect((await list({ state: 'waiting' }, later)).ids).toEqual([])
    await send('contact-me', { phone: '+32 470 12 34 56' })
    expect((await list({ state: 'open' })).ids).toEqual([other])
    await send('contact-me', { email: 'an@X.example' })
    expect((await list({ state: 'open' })).ids).toEqual([id, other])
  })

  test('an offer counts once its mailbox is confirmed, and nobody answers a newsletter', async () => {
    const offer = await send('purchase-offer', {})
    const newsletter = await send('sign-newsletter', {})
    await send('send-to-friend', {})
    expect((await list({ state: 'all' })).counts).toMatchObject({
      todo: 0,
      done: 1,
      all: 1,
    })
    for (const [id, form] of [
      [offer, 'purchase-offer'],
      [newsletter, 'sign-newsletter'],
    ] as const)
      await database.db.transaction().execute((transaction) => countRequest(transaction, { id, form }))
    expect((await list()).ids).toEqual([offer])
    expect((await list()).counts.done).toBe(2)
  })

  test('a request is given to somebody who works here, and taken', async () => {
    await hire(lotte, noor)
    const id = await send('site-contact', {})
    expect(await act(id, 'assign', { agent: 'nobody' })).toBe('noAgent')
    await act(id, 'assign', { agent: 'noor' })
    const events = await database.db
      .selectFrom('outbox')
      .select('body')
      .where('kind', '=', 'crm')
      .where('submission_id', '=', id)
      .execute()
    expect(events.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: 'request.assigned',
        data: { request: id, agent: { name: 'Noor Van Acker', email: noor.email } },
      },
    ])
    expect((await list()).requests).toMatchObject([{ id, name: 'Noor Van Acker', stands: 'open' }])
    await act(id, 'take')
    expect((await list()).requests).toMatchObject([{ name: 'Lotte Verhulst' }])
    await act(id, 'done')
    expect((await list()).ids).toEqual([])
    await act(id, 'put-back')
    expect((await list()).ids).toEqual([id])
  })

  test('a request knows its neighbours in the list, and what else its sender asked', async () => {
    const answers = { email: 'an@x.example', phone: '0470 12 34 56' }
    const first = await send('site-contact', answers, { subject: 'property/2417' }, now - 3 * day)
    const middle = await send(
      'contact-me',
      { phone: '0470 12 34 56' },
      { subject: 'property/2417' },
      now - day,
    )
    const last = await send('site-contact', { email: 'bo@x.example' })
    const reading = { staff: lotte, scope: 'all', today, subjects }
    const next = await readNeighbours(database.db, middle, readQuery({}), reading)
    expect(next).toEqual({ before: first, after: last, position: 2, total: 3 })
    expect(await readNeighbours(database.db, middle, readQuery({ state: 'done' }), reading)).toBeUndefined()
    const found = await readRequest(database.db, middle, {
      staff: lotte,
      today,
    })
    expect(found?.others.map(({ id }) => id)).toEqual([first])
    expect(found?.aboutHome).toBe(2)
  })
})

test.each([
  ['wait', { until: '2027-02-22' }, { set: { state: 'waiting', wait_until: '2027-02-22' } }],
  ['note', { note: 'x'.repeat(2000) }, { note: { kind: 'note', text: 'x'.repeat(2000) } }],
  [
    'called',
    { note: 'x'.repeat(2001) },
    { isAnswer: true, note: { kind: 'called', text: 'x'.repeat(2000) } },
  ],
  ['no-answer', {}, { isAnswer: true, note: { kind: 'noAnswer', text: '' } }],
  ['assign', { agent: 'noor' }, { act: 'assign', set: { agent: 'noor' }, detail: 'Noor Van Acker' }],
  ['take', {}, { act: 'take', set: { agent: 'lotte' } }],
  ['put-back', {}, { act: 'putBack', set: { state: 'open', wait_until: null } }],
] as const)('%s with %o is read as the change that it makes', (name, texts, change) => {
  expect(readTexts(name, texts)).toMatchObject(change)
})

test.each([
  ['note', { note: '' }, 'emptyNote'],
  ['note', { note: 'x'.repeat(2001) }, 'longNote'],
  ['assign', { agent: 'gone' }, 'noAgent'],
] as const)('%s with %o is refused: %s', (name, texts, why) => {
  expect(readTexts(name, texts)).toBe(why)
})

/** Reads an act of Lotte, of whose colleagues one works here. */
function readTexts(name: Parameters<typeof readAct>[0], texts: Readonly<Record<string, string>>) {
  const colleagues = [
    { ...noor, isActive: true, invitedAt: 0 },
    { ...noor, id: 'gone', isActive: false, invitedAt: 0 },
  ]
  return readAct(name, (field) => texts[field] ?? '', { colleagues, staff: lotte, today })
}

test('the address of a list is read as it was written, and what is none asks for nothing', () => {
  const query = {
    state: 'done',
    form: 'request-visit',
    home: 'property/2417',
    agent: 'none',
    since: '7',
    mail: 'failed',
    q: 'elke',
    sort: 'newest',
    page: '2',
  }
  expect(formatQuery(readQuery(query))).toBe(
    '?state=done&form=request-visit&home=property%2F2417&agent=none&since=7&mail=failed&q=elke&sort=newest&page=2',
  )
  const odd = {
    state: 'x',
    form: 'x',
    home: '../x',
    agent: "' or 1",
    since: '9',
    mail: 'x',
    q: '  ',
    sort: 'x',
    page: '-1',
  }
  expect(formatQuery(readQuery(odd))).toBe('')
})
