import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficeRecipient } from '#contracts/forms-file.ts'
import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { takeSeat } from '#service/requests/bookings/take-seat.ts'
import { parseSlot } from '#service/requests/bookings/slot-value.ts'
import { startTellingClosed } from '#service/requests/bookings/closed/start-telling-closed.ts'
import { tellClosed } from '#service/requests/bookings/closed/tell-closed.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { languages } from '#tests/support/languages.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { silent } from '#tests/support/service/samples.ts'
import { formsFile, testOrigin } from '#tests/support/service/test-service.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const [berlare] = formsFile().recipients.offices
if (berlare?.calendar === undefined) throw new Error('the site of the tests has no calendar')
const { calendar } = berlare
const zele = { ...berlare, id: 'zele', name: 'Kantoor Zele', email: 'zele@agency.example' }
const closedOn = (office: OfficeRecipient, ...days: readonly string[]): OfficeRecipient => ({
  ...office,
  calendar: { ...calendar, closed: days.map((date) => ({ first: day(date), last: day(date) })) },
})
const subjects: SubjectsFile = {
  'property/2417': {
    kind: 'sale',
    state: 'available',
    title: 'Woning aan het meer',
    href: '/nl/te-koop/berlare/woning/2417/',
    place: 'Donklaan 00, 9290 Berlare',
    officeId: 'berlare',
    agent: { name: 'Lotte', initials: 'L', phone: { href: 'tel:+32470', words: '0470' } },
    agentEmail: 'lotte@agency.example',
  },
}

describe.each(engines)('$name', (engine) => {
  const database = useDatabase(engine)
  let offices: readonly OfficeRecipient[] = []
  const words = createSiteWords(() => {
    const file = formsFile()
    const recipients = { ...file.recipients, offices }
    return new Map([['nl', { ...languages('nl'), file: { ...file, recipients }, subjects }]])
  }, testOrigin)
  beforeEach(async () => {
    offices = [berlare, zele]
  })

  /** Books a moment, without mails. */
  const book = async (office: OfficeRecipient, starts: string, lastName: string): Promise<string> => {
    const slot = parseSlot(`${office.id}/${starts}`)
    if (slot === undefined) throw new Error(`${starts} is no moment`)
    let token = ''
    await acceptSubmission(
      database,
      {
        form: 'request-visit',
        lang: 'nl',
        dedupeKey: `${office.id}${starts}`,
        subject: 'property/2417',
        answers: { firstName: 'Noor', lastName, phone: '+32470123456', email: 'noor@x.example' },
        letters: async (id, transaction) => {
          token = (await takeSeat(transaction, office, slot, id, { now, offices: [] })).token
          return []
        },
      },
      now,
    )
    return token
  }
  const letters = async (): Promise<readonly Letter[]> => {
    const rows = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    return rows.map(({ body }) => JSON.parse(body))
  }

  test('an office is told in one mail, with whom to call, and its agent too', async () => {
    const token = await book(berlare, '2026-11-26T10:00', 'Eerst')
    await book(berlare, '2026-11-26T10:30', 'Tweede')
    await book(berlare, '2026-11-27T14:00', 'Open')
    expect(await tellClosed(database, words, now)).toBe(0)
    offices = [closedOn(berlare, '2026-11-26'), zele]
    expect(await tellClosed(database, words, now)).toBe(2)
    const mails = await letters()
    expect(mails.map(({ to }) => to.address)).toEqual(['lotte@agency.example', 'berlare@agency.example'])
    const text = JSON.stringify(mails[0]?.content)
    for (const part of [
      'Noor Eerst',
      'Noor Tweede',
      '+32 470 12 34 56',
      'noor@x.example',
      'Woning aan het meer',
    ])
      expect(text).toContain(part)
    expect(text).toContain(`${testOrigin}/forms/nl/appointment/${token}`)
    expect(text).toContain('donderdag 26 november 2026, 10–10.30\u00A0uur')
    expect(text).not.toContain('Noor Open')
    expect(await database.db.selectFrom('booking').selectAll().where('seat', 'is', null).execute()).toEqual(
      [],
    )
  })

  test('each appointment is told once, and again when it was open meanwhile', async () => {
    await book(berlare, '2026-11-26T10:00', 'Eerst')
    const open = offices
    const closed = [closedOn(berlare, '2026-11-26'), zele]
    const told: number[] = []
    for (const next of [closed, closed, open, closed, closed]) {
      offices = next
      told.push(await tellClosed(database, words, now))
    }
    expect(told).toEqual([1, 0, 0, 1, 0])
  })

  test('two processes tell it once', async () => {
    await book(berlare, '2026-11-26T10:00', 'Eerst')
    offices = [closedOn(berlare, '2026-11-26'), zele]
    const told = await Promise.all([1, 2, 3].map(async () => tellClosed(database, words, now)))
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await letters()).toHaveLength(2)
  })

  test('hours that are gone, a calendar that is gone and an office that is gone count as closed', async () => {
    await book(berlare, '2026-11-26T10:00', 'Eerst')
    await book(zele, '2026-11-27T14:00', 'Tweede')
    offices = [{ ...berlare, calendar: { ...calendar, hours: { friday: calendar.hours.friday } } }]
    expect(await tellClosed(database, words, now)).toBe(2)
    expect((await letters()).map(({ to }) => to.address)).toEqual([
      'lotte@agency.example',
      'berlare@agency.example',
      'lotte@agency.example',
      'info@agency.example',
    ])
    offices = [{ ...berlare, calendar: undefined }, zele]
    expect(await tellClosed(database, words, now)).toBe(0)
  })

  test('one that has passed, or was cancelled, is not told', async () => {
    await book(berlare, '2026-11-26T10:00', 'Eerst')
    const token = await book(berlare, '2026-11-27T14:00', 'Tweede')
    await database.db.updateTable('booking').set({ seat: null }).where('token', '=', token).execute()
    offices = [closedOn(berlare, '2026-11-26', '2026-11-27')]
    expect(await tellClosed(database, words, Date.parse('2026-11-26T09:30:00Z'))).toBe(0)
  })

  test('a database that fails is logged, and the next look tells', async () => {
    await book(berlare, '2026-11-26T10:00', 'Eerst')
    offices = [closedOn(berlare, '2026-11-26')]
    const lines: unknown[][] = []
    const log = { ...silent, error: (...line: unknown[]) => lines.push(line) }
    await database.db.schema.alterTable('submission').renameTo('away').execute()
    const { look, stop } = startTellingClosed(database, { words, clock: () => now, log, wake: () => {} })
    await expect.poll(() => lines.length).toBe(1)
    await database.db.schema.alterTable('away').renameTo('submission').execute()
    look()
    await stop()
    expect(await letters()).toHaveLength(2)
  })
})
