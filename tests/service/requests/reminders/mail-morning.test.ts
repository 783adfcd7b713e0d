import { describe, expect, test } from 'vitest'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { chooseMorning } from '#service/requests/reminders/choose-morning.ts'
import { mailLate } from '#service/requests/reminders/mail-late.ts'
import { mailMorning } from '#service/requests/reminders/mail-morning.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { languages } from '#tests/support/languages.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { submission } from '#tests/support/service/samples.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const words: Partial<SiteWords> = {
  origin: 'https://x.example',
  languages,
  subject: () => undefined,
  label: () => undefined,
  agreements: () => [],
  recipients: {
    agency: { name: 'Kouter', address: 'kouter@x.example' },
    locale: 'nl',
    offices: [],
  } as unknown as SiteWords['recipients'],
  deskLink: (path) => `https://x.example${path}`,
}
const at = (text: string): number => Date.parse(text)
const morning = at('2026-11-24T07:30:00+01:00')

describe.each(engines)('the mails to staff on $name', (engine) => {
  const database = useDatabase(engine)
  let keys = 0
  const send = async (form: FormId, answers: Answers, more: object = {}, now = morning): Promise<number> => {
    const sent = { ...submission(`key ${++keys}`), subject: undefined, form, answers, ...more }
    return (await acceptSubmission(database, { office: 'berlare', ...sent }, now)).id
  }
  const book = async (id: number, starts: string, seat: number | null = 0): Promise<void> => {
    await database.db
      .insertInto('booking')
      .values({ token: `t${id}`, submission_id: id, office: 'berlare', starts, seat, sequence: 0 })
      .execute()
  }
  const hire = async (
    id: string,
    role: 'agent' | 'manager',
    office: string | null,
    now = 0,
  ): Promise<void> => {
    const stamp = new Date(0).toISOString()
    await database.db
      .insertInto('owner')
      .values({
        id,
        name: id,
        email: `${id}@x.example`,
        locale: 'nl',
        invited_at: 0,
        created_at: stamp,
        updated_at: stamp,
      })
      .execute()
    await database.db
      .insertInto('staff')
      .values({ account: id, role, office, active: 1, invited_at: 0 })
      .execute()
    await chooseMorning(database.db, id, true, now)
  }
  const mail = (now = morning) => mailMorning(database, words as SiteWords, now)
  const letters = async (): Promise<readonly Letter[]> => {
    const rows = await database.db
      .selectFrom('outbox')
      .select('body')
      .where('submission_id', 'is', null)
      .orderBy('id')
      .execute()
    return rows.map(({ body }) => JSON.parse(body))
  }
  const subjects = async () => (await letters()).map(({ to, subject }) => [to.name, subject])

  test('the mail of the morning: says what the day brings to each who wants it, once, also by two processes', async () => {
    await hire('noor', 'agent', 'berlare')
    await hire('lotte', 'manager', 'berlare')
    await hire('wannes', 'agent', 'stekene')
    await hire('silent', 'agent', 'berlare')
    await chooseMorning(database.db, 'silent', false, 0)
    const visit = await send('request-visit', { firstName: 'Elke', phone: '0470000000' })
    await book(visit, '2026-11-24T14:00')
    await book(await send('request-visit', { firstName: 'Later' }), '2026-11-25T14:00')
    await book(await send('request-visit', { firstName: 'Off' }), '2026-11-24T15:00', null)
    await send('job-contact', { firstName: 'Jonas' })
    await database.db.updateTable('submission').set({ state: 'open' }).where('id', '=', visit).execute()
    expect(await mail(morning - 60_000)).toBe(0)
    const both = await Promise.all([mail(), mail()])
    expect(both[0] + both[1]).toBe(2)
    expect(await mail(morning + 60_000)).toBe(0)
    expect((await subjects()).toSorted()).toEqual([
      ['lotte', 'Vandaag 1 bezoek, 3 nieuwe aanvragen'],
      ['noor', 'Vandaag 1 bezoek, 2 nieuwe aanvragen'],
    ])
    const [letter] = await letters()
    expect(JSON.stringify(letter?.content)).toContain('14\u00A0uur, Bezoek, Elke, 0470 00 00 00')
    expect(JSON.stringify(letter?.content)).toContain('https://x.example/desk/nl/?who=me')
  })

  test('the mail of the morning: is not sent without anything, to no Saturday without a visit, nor after noon', async () => {
    await hire('noor', 'agent', 'berlare')
    expect(await mail()).toBe(0)
    await send('site-contact', { firstName: 'An' }, {}, at('2026-11-27T20:00:00+01:00'))
    expect(await mail(at('2026-11-28T08:00:00+01:00'))).toBe(0)
    expect(await mail(at('2026-11-30T12:00:00+01:00'))).toBe(0)
    // A service that was down tells it late.
    expect(await mail(at('2026-12-01T11:00:00+01:00'))).toBe(1)
  })

  test('the mail of the morning: half past seven is that of Belgium, in summer and in winter', async () => {
    await hire('noor', 'agent', 'berlare')
    await send('site-contact', { firstName: 'An' }, {}, 0)
    expect(await mail(at('2026-10-23T05:29:00Z'))).toBe(0)
    expect(await mail(at('2026-10-23T05:30:00Z'))).toBe(1)
    expect(await mail(at('2026-10-26T06:29:00Z'))).toBe(0)
    expect(await mail(at('2026-10-26T06:30:00Z'))).toBe(1)
  })

  test('the mail of the morning: begins the next morning for who ticks it later', async () => {
    await hire('noor', 'agent', 'berlare', morning + 60_000)
    await send('site-contact', { firstName: 'An' })
    expect(await mail(morning + 120_000)).toBe(0)
    expect(await mail(morning + 24 * 60 * 60_000)).toBe(1)
  })

  describe('what waits too long', () => {
    const monday = at('2026-11-23T16:00:00+01:00')
    const late = at('2026-11-24T16:01:00+01:00')
    const hired = { agent: 'noor', manager: 'lotte' }
    const tell = (now = late) => mailLate(database, words as SiteWords, now)
    const told = async () => {
      const rows = await database.db
        .selectFrom('outbox')
        .select(['body', 'submission_id'])
        .where('submission_id', 'is not', null)
        .orderBy('recipient')
        .execute()
      const late = rows
        .map(({ body }): Letter => JSON.parse(body))
        .filter(({ subject }) => /wacht/i.test(subject))
      return late.map(({ to, subject }) => [to.name, subject])
    }
    const ask = async (form: FormId = 'site-contact', agent: string | null = null): Promise<number> => {
      const id = await send(form, { firstName: 'Rita', lastName: 'Goossens' }, {}, monday)
      await database.db.updateTable('submission').set({ agent }).where('id', '=', id).execute()
      return id
    }

    test('is told once to whose it is and to the manager, after a working day, also by two processes', async () => {
      await hire(hired.agent, 'agent', 'berlare')
      await hire(hired.manager, 'manager', 'berlare')
      await hire('wannes', 'agent', 'stekene')
      await ask('site-contact', hired.agent)
      // Seven hours open, at night twenty hours on the clock.
      expect(await tell(at('2026-11-24T15:59:00+01:00'))).toBe(0)
      const both = await Promise.all([tell(), tell()])
      expect(both[0] + both[1]).toBe(1)
      expect(await tell(late + 60_000)).toBe(0)
      expect(await told()).toEqual([
        ['lotte', 'Wacht al één werkdag: vraag, Rita Goossens'],
        ['noor', 'Wacht al één werkdag: vraag, Rita Goossens'],
      ])
    })

    test('tells nobody of what somebody touched, and of an application managers alone', async () => {
      await hire(hired.agent, 'agent', 'berlare')
      await hire(hired.manager, 'manager', null)
      const touched = await ask()
      await database.db.updateTable('submission').set({ state: 'open' }).where('id', '=', touched).execute()
      await ask('job-contact', hired.agent)
      expect(await tell()).toBe(1)
      expect((await told()).map(([name]) => name)).toEqual(['lotte'])
    })

    test('a request of nobody at an office without a manager is told to its agent', async () => {
      await hire(hired.agent, 'agent', 'berlare')
      await ask()
      expect(await tell()).toBe(1)
      expect((await told()).map(([name]) => name)).toEqual(['noor'])
    })

    test('nobody hears of what came before they worked at the desk', async () => {
      await ask()
      await hire(hired.agent, 'agent', 'berlare')
      await database.db
        .updateTable('staff')
        .set({ invited_at: monday + 1 })
        .execute()
      expect(await tell()).toBe(0)
      expect(await told()).toEqual([])
    })
  })
})
