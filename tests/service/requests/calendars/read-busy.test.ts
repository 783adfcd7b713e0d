import { describe, expect, test } from 'vitest'
import { FetchError, type fetchCalendar } from '#service/requests/calendars/fetch-calendar.ts'
import { readBusyCalendars, setBusyAddress } from '#service/requests/calendars/read-busy.ts'
import { languages } from '#tests/support/languages.ts'
import { createSiteWords } from '#service/kit/site/site-words.ts'
import { event, ics } from '#tests/support/service/calendars/ics.ts'
import { hire } from '#tests/support/service/calendars/hire.ts'
import { engines } from '#tests/support/service/databases/engines.ts'
import { formsFile } from '#tests/support/service/test-service.ts'
import { useDatabase } from '#tests/support/service/use-started.ts'

const now = Date.parse('2026-11-24T09:00:00+01:00')
const minute = 60_000
const site = { ...languages('nl'), file: formsFile(), subjects: {} }
const words = createSiteWords(() => new Map([['nl', site]]), 'https://agency.example')

describe.each(engines)('busy hours on $name', (engine) => {
  const database = useDatabase(engine)
  const version = { etag: '"a"', lastModified: null }
  let known: unknown
  const gives =
    (text: string): typeof fetchCalendar =>
    (_, version_) => {
      known = version_
      return Promise.resolve({ text, version })
    }
  const fails: typeof fetchCalendar = () => Promise.reject(new FetchError('unreachable'))
  const busy = async () =>
    (
      await database.db
        .selectFrom('block')
        .select(['from_at', 'until_at', 'text'])
        .where('origin', '=', 'feed')
        .orderBy('from_at')
        .execute()
    ).map(({ from_at, until_at, text }) => [(from_at - now) / minute, (until_at - now) / minute, text])
  const feed = async () => await database.db.selectFrom('calendar_feed').selectAll().executeTakeFirstOrThrow()
  const mails = async () => await database.db.selectFrom('outbox').select('recipient').execute()
  const meeting = (id: string, from: string, until: string) =>
    event(id, `DTSTART:20261124T${from}00Z`, `DTEND:20261124T${until}00Z`)

  test('are kept without a word, follow the calendar, stay while it fails, and are told after a day', async () => {
    await hire(database, 'lotte')
    await setBusyAddress(database.db, 'lotte', 'https://agenda.example/a.ics')
    await readBusyCalendars(database, words, now, { fetch: gives(ics(...meeting('a', '1000', '1100'))) })
    expect(await busy()).toEqual([[120, 180, '']])
    const mailed = meeting('a', '1500', '1530').map((line) =>
      line.replace(/^UID:.*/, 'UID:appointment-7@agency.example'),
    )
    await readBusyCalendars(database, words, now, {
      fetch: gives(ics(...meeting('a', '1300', '1330'), ...mailed)),
    })
    expect(known).toEqual(version)
    expect(await busy()).toEqual([[300, 330, '']])
    for (const [hours, problem] of [
      [0, 'unreachable'],
      [23, 'unreachable'],
    ] as const) {
      expect(await readBusyCalendars(database, words, now + hours * 60 * minute, { fetch: fails })).toBe(0)
      expect((await feed()).problem).toBe(problem)
    }
    expect(await busy()).toEqual([[300, 330, '']])
    expect(
      await readBusyCalendars(database, words, now + 25 * 60 * minute, { fetch: gives('no calendar') }),
    ).toBe(1)
    expect(await readBusyCalendars(database, words, now + 26 * 60 * minute, { fetch: fails })).toBe(0)
    expect(await mails()).toEqual([{ recipient: 'lotte@kantoor.example' }])
    await readBusyCalendars(database, words, now + 27 * 60 * minute, { fetch: gives(ics()) })
    // The next day it is read whole.
    expect(known).toEqual({ etag: null, lastModified: null })
    expect(await feed()).toMatchObject({ problem: null, failing_since: null, told_at: null })
    await setBusyAddress(database.db, 'lotte', null)
    expect(await busy()).toEqual([])
    expect(await readBusyCalendars(database, words, now, { fetch: fails })).toBe(0)
  })

  test('of four processes that read at once are there once, also thousands of them', async () => {
    await hire(database, 'lotte')
    await hire(database, 'wannes')
    for (const agent of ['lotte', 'wannes'])
      await setBusyAddress(database.db, agent, 'https://agenda.example/a.ics')
    const many = event('a', 'DTSTART:20261124T100000Z', 'DURATION:PT5M', 'RRULE:FREQ=MINUTELY;INTERVAL=20')
    const fetch = gives(ics(...many))
    await Promise.all(
      Array.from({ length: 4 }, () => readBusyCalendars(database, words, now, { agent: 'lotte', fetch })),
    )
    const found = await busy()
    expect(found.length).toBeGreaterThan(4000)
    expect(new Set(found.map(([from]) => from)).size).toBe(found.length)
    const feeds = database.db.selectFrom('calendar_feed').select(['agent', 'read_at']).orderBy('agent')
    expect(await feeds.execute()).toEqual([
      { agent: 'lotte', read_at: now },
      { agent: 'wannes', read_at: null },
    ])
  })
})
