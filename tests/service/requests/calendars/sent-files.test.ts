import { describe, expect, test } from 'vitest'
import { fromBrussels } from '#domain/values/brussels-time.ts'
import { locales } from '#domain/values/locale.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import type { Booking } from '#service/kit/database/booking-table.ts'
import { type Appointment, toAppointment } from '#service/requests/bookings/appointment.ts'
import { officeFile, ownerFile, visitorFile } from '#service/requests/calendars/appointment-files.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { formatCalendar } from '#text/calendar-event.ts'
import { day } from '#tests/support/catalogue/catalogue-factory.ts'
import { languages } from '#tests/support/languages.ts'
import { checkCalendar } from '#tests/support/service/calendars/check-calendar.ts'
import { formsFile } from '#tests/support/service/test-service.ts'

const now = Date.parse('2026-11-24T08:00:07Z')
const agent = { name: 'Lotte "LV" Verhulst; kantoor, 1', address: 'lotte@agency.example' }
const owner = { name: 'mevrouw De Backer', address: 'an@owner.example' }
const office = { name: 'Kantoor Berlare', address: 'Berlare@agency.example' }
const hostile = {
  firstName: 'Ann; "De,Wolf" \\n',
  lastName: 'X\r\nATTENDEE:mailto:x@evil.example\r\nEND:VEVENT 👩‍👩‍👧🏡',
  email: 'ann+1@x.example',
  phone: '+32470123456',
  remark: `Regel een,\nregel twee; \\ ${'🏡é'.repeat(120)}\u0007`,
}
const sent: SentForm = {
  id: 1183,
  form: 'request-visit',
  locale: 'nl',
  languages,
  answers: hostile,
  subject: 'property/2417',
  about: (locale) => ({
    kind: 'sale',
    state: 'available',
    title: 'Woning; met tuin, aan het "Donkmeer"\\',
    href: `https://x.example/${locale}/te koop/2417/?a=1,2;b`,
    place: 'Donklaan 00, 9290 Berlare',
    reference: 'Referentie KK-2417',
    code: 'KK-2417',
    officeId: 'berlare',
  }),
  at: now,
}
const booking: Booking = {
  token: 'x'.repeat(32),
  submission_id: 1183,
  office: 'berlare',
  starts: '2026-11-26T10:30',
  seat: 0,
  sequence: 0,
  closed_told_at: null,
  status: 'confirmed',
  minutes: null,
  moved_from: null,
  reason: null,
  outcome: null,
  report: null,
  report_lang: null,
  wish: null,
}

function appointment(changed: Partial<Booking> = {}, answers = sent.answers): Appointment {
  const found = toAppointment({ ...booking, ...changed }, formsFile().recipients, { ...sent, answers }, agent)
  if (found === undefined) throw new Error('no appointment')
  return found
}

/** The files of everybody, in the order in which they are named. */
const files = (one: Appointment, locale: (typeof locales)[number] = 'nl') => ({
  visitor: visitorFile(one, { locale, now, url: 'https://x.example/forms/nl/appointment/abc' }),
  owner: ownerFile(one, { locale, now, attendee: owner }),
  agent: officeFile(one, { locale, now, to: agent }),
  office: officeFile(one, { locale, now, to: office }),
})

describe('every file of an appointment follows RFC 5545 and 5546, also with hostile words', () => {
  test.each(locales)('in %s, from the booking over a move to the end', (locale) => {
    const life = [
      { change: {}, methods: ['REQUEST', 'REQUEST', 'REQUEST', 'PUBLISH'], status: 'CONFIRMED' },
      {
        change: { sequence: 1, status: 'waiting' },
        methods: ['REQUEST', 'REQUEST', 'REQUEST', 'PUBLISH'],
        status: 'TENTATIVE',
      },
      {
        change: { sequence: 2, starts: '2026-11-27T17:00', moved_from: '2026-11-26T10:30' },
        methods: ['REQUEST', 'REQUEST', 'REQUEST', 'PUBLISH'],
        status: 'CONFIRMED',
      },
      {
        change: { sequence: 3, seat: null },
        methods: ['CANCEL', 'CANCEL', 'CANCEL', 'PUBLISH'],
        status: 'CANCELLED',
      },
    ] as const
    const read = life.map(({ change }) =>
      Object.values(files(appointment(change), locale)).map(({ method, content }) => {
        const checked = checkCalendar(content)
        expect(checked.faults).toEqual([])
        // The part of the mail says the same as the file.
        expect(checked.method).toBe(method)
        return checked
      }),
    )
    life.forEach(({ methods, status }, index) => {
      expect(read[index]?.map(({ method }) => method)).toEqual(methods)
      for (const { events } of read[index] ?? []) {
        expect(events).toHaveLength(1)
        expect(events[0]).toMatchObject({ uid: 'appointment-1183@agency.example', sequence: index, status })
        expect(events[0]?.location).toBe('Donklaan 00, 9290 Berlare')
      }
    })
  })

  test('what was typed comes back as it was, to the agent alone, and adds nothing', () => {
    const { visitor, owner: theirs, agent: own } = files(appointment())
    const [event] = checkCalendar(own.content).events
    expect(event?.description).toContain('Ann; "De,Wolf" \\n')
    expect(event?.description).toContain(`Regel een,\nregel twee; \\ ${'🏡é'.repeat(120)}`)
    expect(event?.description).toContain(hostile.phone)
    expect(checkCalendar(visitor.content).events[0]?.summary).toContain(
      'Woning; met tuin, aan het "Donkmeer"\\',
    )
    for (const one of [visitor, own]) expect(one.content).not.toMatch(/^ATTENDEE:/m)
    for (const word of ['De,Wolf', hostile.phone, hostile.email, 'Regel een'])
      expect(theirs.content.replaceAll('\r\n ', '')).not.toContain(word)
  })

  test('a colleague who took over is asked, and the one who was there is told that it is off', () => {
    const later = appointment({ sequence: 4 })
    const off = officeFile(later, { locale: 'nl', now, to: agent, isOff: true })
    const other = officeFile(later, {
      locale: 'nl',
      now,
      to: { name: 'Wannes', address: 'w@agency.example' },
    })
    expect(checkCalendar(off.content)).toMatchObject({ method: 'CANCEL', faults: [] })
    expect(checkCalendar(other.content)).toMatchObject({ method: 'REQUEST', faults: [] })
  })

  test('a caller without an address has a file that is published, and one with a hostile address none', () => {
    const { email: _, ...answers } = hostile
    const { content, method } = visitorFile(appointment({}, answers), { locale: 'nl', now })
    expect(method).toBe('PUBLISH')
    expect(checkCalendar(content).faults).toEqual([])
  })
})

test.each([
  ['2026-03-28', '10:00'],
  ['2026-03-29', '03:00'],
  ['2026-03-29', '10:00'],
  ['2026-10-24', '17:30'],
  ['2026-10-25', '10:00'],
  ['2026-10-26', '10:00'],
  ['2027-03-28', '03:00'],
  ['2031-07-01', '20:15'],
])('%s %s is that hour in Belgium, by the zone in the file', (on, at) => {
  const [event] = checkCalendar(
    files(appointment({ starts: `${on}T${at}`, minutes: 45 })).agent.content,
  ).events
  const from = isPlainDate(on) ? fromBrussels(on, at) : Number.NaN
  expect([event?.from, event?.until]).toEqual([from, from + 45 * 60_000])
})

test('files to be added to a calendar follow RFC 5545: open houses, the end of a duty', () => {
  const of = { uid: 'a@agency.example', stamped: day('2026-11-20'), summary: 'Opendeur, ; \\ 🏡'.repeat(9) }
  const time = { kind: 'timed', on: day('2027-03-27'), from: '9:30', until: '12:00' } as const
  const again = { ...time, on: day('2027-03-28') }
  const { faults, events } = checkCalendar(
    formatCalendar(
      { ...of, time, url: 'https://x.example/a b' },
      { ...of, uid: 'b@agency.example', time: again },
    ),
  )
  expect(faults).toEqual([])
  expect(events.map(({ from }) => new Date(from).toISOString())).toEqual([
    '2027-03-27T08:30:00.000Z',
    '2027-03-28T07:30:00.000Z',
  ])
  const duty = formatCalendar({ ...of, time: { kind: 'allDay', first: day('2032-02-29') } })
  expect(checkCalendar(duty).faults).toEqual([])
  const span = { kind: 'span', from: now, until: now + 7 * 3_600_000 } as const
  const [block] = checkCalendar(formatCalendar({ ...of, time: span })).events
  expect(block).toMatchObject({ from: now - (now % 1000), until: now + 7 * 3_600_000 })
})

describe('the check finds what is wrong', () => {
  const { content } = files(appointment()).agent
  test.each<readonly [what: string, text: string]>([
    ['a line of more than 75 octets', content.replaceAll('\r\n ', '')],
    ['a line that does not end in CRLF', content.replaceAll('\r\n', '\n')],
    ['no UID', content.replace(/^UID:.*\r\n/m, '')],
    ['no DTSTAMP', content.replace(/^DTSTAMP:.*\r\n/m, '')],
    ['no ORGANIZER', content.replace(/^ORGANIZER.*\r\n(?: .*\r\n)*/m, '')],
    ['no ATTENDEE', content.replace(/^ATTENDEE.*\r\n(?: .*\r\n)*/m, '')],
    ['no SEQUENCE', content.replace(/^SEQUENCE:.*\r\n/m, '')],
    ['ATTENDEE in PUBLISH', content.replace('METHOD:REQUEST', 'METHOD:PUBLISH')],
    ['cancelled without saying so', content.replace('METHOD:REQUEST', 'METHOD:CANCEL')],
    ['DTSTAMP not in UTC', content.replace(/^(DTSTAMP:.*)Z/m, '$1')],
    ['unknown zone Europe/Brussels', content.replace('TZID:Europe/Brussels', 'TZID:Europe/Gent')],
    ['ends before it begins', content.replace(/^(DTEND.*T)\d+/m, '$1000000')],
    ['SUMMARY twice', content.replace(/^SUMMARY/m, 'SUMMARY:Twee\r\nSUMMARY')],
    ['not parsed', content.replace(/^DESCRIPTION:/m, 'DESCRIPTION:Regel\r\nnog een regel\r\n')],
  ])('%s', (what, text) => {
    expect(text).not.toBe(content)
    expect(checkCalendar(text).faults.join('; ')).toContain(what)
  })

  test('an hour that is another in summer', () => {
    const summer = files(appointment({ starts: '2026-07-01T10:00' })).agent.content
    const wrong = summer.replace('BYMONTH=3;', 'BYMONTH=8;')
    expect(checkCalendar(summer).events[0]?.from).toBe(fromBrussels(day('2026-07-01'), '10:00'))
    expect(checkCalendar(wrong).events[0]?.from).not.toBe(fromBrussels(day('2026-07-01'), '10:00'))
  })
})
