import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { busySpans, UnreadableCalendarError } from '#service/requests/calendars/busy-spans.ts'
import { FetchError, fetchCalendar, isPublic } from '#service/requests/calendars/fetch-calendar.ts'
import { event, ics, outlookZone } from '#tests/support/service/calendars/ics.ts'

/** Two weeks from Monday 23 November 2026 on, on Belgium's clock. */
const fortnight = { from: Date.parse('2026-11-22T23:00:00Z'), until: Date.parse('2026-12-06T23:00:00Z') }

const zoneOf = (name: string): readonly string[] =>
  outlookZone.map((line) => line.replace('Romance Standard Time', name))

/** Google's export: folded texts, alarms, a series with exceptions of which one was moved, guests who did not answer. */
const google = ics(
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:lotte@kantoor.example',
  'X-WR-TIMEZONE:Europe/Brussels',
  ...zoneOf('Europe/Brussels'),
  ...event(
    'g1',
    'DTSTART;TZID=Europe/Brussels:20260907T090000',
    'DTEND;TZID=Europe/Brussels:20260907T100000',
    'RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20261231T225959Z;BYDAY=MO',
    'EXDATE;TZID=Europe/Brussels:20261123T090000',
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=w@k',
    ' antoor.example;X-NUM-GUESTS=0:mailto:w@kantoor.example',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P0DT0H10M0S',
    'DESCRIPTION:This is an event reminder',
    'END:VALARM',
  ),
  ...event(
    'g1',
    'RECURRENCE-ID;TZID=Europe/Brussels:20261130T090000',
    'DTSTART;TZID=Europe/Brussels:20261201T140000',
    'DTEND;TZID=Europe/Brussels:20261201T150000',
  ),
)

/** What Outlook on the web publishes: its own zone names, and a word of its own for how busy one is. */
const outlook = ics(
  'METHOD:PUBLISH',
  'X-WR-CALNAME:Agenda',
  ...outlookZone,
  ...event(
    '040000008200E00074C5B7101A82E008',
    'RRULE:FREQ=WEEKLY;UNTIL=20261204T080000Z;INTERVAL=1;BYDAY=FR;WKST=MO',
    'DTSTART;TZID=Romance Standard Time:20261002T090000',
    'DTEND;TZID=Romance Standard Time:20261002T093000',
    'CLASS:PUBLIC',
    'TRANSP:OPAQUE',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
    'X-MICROSOFT-CDO-INSTTYPE:1',
  ),
)

/** A telephone: lines that end in LF alone behind a byte order mark, a whole week off, a birthday that leaves one free. */
const phone = `\uFEFF${ics(
  'X-APPLE-CALENDAR-COLOR:#1BADF8',
  ...event('p1', 'DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261203'),
  ...event('p2', 'DTSTART;VALUE=DATE:19800125', 'RRULE:FREQ=DAILY', 'TRANSP:TRANSPARENT'),
).replaceAll('\r\n', '\n')}`

const hour = event('h', 'DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z')
const answers: Readonly<Record<string, RequestListener>> = {
  '/slow': (_, response) => response.writeHead(200).write('BEGIN:VCALENDAR'),
  '/moved': (_, response) => response.writeHead(301, { location: '/there' }).end(),
  '/private': (_, response) => response.writeHead(302, { location: 'http://10.0.0.7/a.ics' }).end(),
  '/there': (_, response) => response.writeHead(200).end(ics(...hour)),
}

/** Serves a calendar on this computer, and returns what it says, or why it says nothing. */
async function read(served: string): Promise<readonly string[] | string> {
  const server = createServer((request, response) => {
    const listener = answers[request.url ?? '']
    return listener === undefined ? response.writeHead(200).end(served) : listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const path = served.startsWith('/') ? served : '/a.ics'
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  const allows = (asked: string): boolean => asked === '127.0.0.1' || isPublic(asked)
  try {
    const fetched = await fetchCalendar(
      address,
      { etag: null, lastModified: null },
      { allows, timeout: 1500 },
    )
    const written = (instant: number): string => {
      const { on, at } = toBrussels(instant)
      return `${on.slice(8)} ${at}`
    }
    return busySpans(fetched === 'unchanged' ? '' : fetched.text, fortnight).map(
      ({ from, until }) => `${written(from)} - ${written(until)}`,
    )
  } catch (error) {
    if (error instanceof FetchError) return error.problem
    if (error instanceof UnreadableCalendarError) return 'unreadable'
    throw error
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test.each<readonly [file: string, served: string, found: readonly string[] | string]>([
  ['recurring with exceptions, of Google', google, ['01 14:00 - 01 15:00']],
  ["Outlook's own zone names", outlook, ['27 09:00 - 27 09:30', '04 09:00 - 04 09:30']],
  ['whole days, of a telephone', phone, ['30 00:00 - 03 00:00']],
  [
    'several zones',
    ics(
      ...event('z', 'DTSTART;TZID=America/New_York:20261125T040000', 'DTEND;TZID=Asia/Tokyo:20261125T190000'),
    ),
    ['25 10:00 - 25 11:00'],
  ],
  ['floating', ics(...event('f', 'DTSTART:20261126T130000', 'DURATION:PT90M')), ['26 13:00 - 26 14:30']],
  [
    'dates of its own beside the rule',
    ics(
      ...event(
        'r',
        'DTSTART;TZID=Europe/Brussels:20261102T080000',
        'DURATION:PT1H',
        'RRULE:FREQ=MONTHLY;BYDAY=1MO;UNTIL=20261103',
        'RDATE;TZID=Europe/Brussels:20261124T080000,20261203T080000',
      ),
    ),
    ['24 08:00 - 24 09:00', '03 08:00 - 03 09:00'],
  ],
  ['5 MB and a line', ics(`X-LONG:${'x'.repeat(5 * 1024 * 1024)}`, ...hour), 'tooLarge'],
  ['broken', google.slice(0, 900), 'unreadable'],
  ['a page to sign in', '<!doctype html><title>Sign in to your account</title>', 'unreadable'],
  ['slow', '/slow', 'tooSlow'],
  ['a redirect', '/moved', ['24 10:00 - 24 11:00']],
  ['a redirect into a private network', '/private', 'refused'],
])('%s: right or said', async (_, served, found) => {
  expect(await read(served)).toEqual(found)
})
