import ICAL from 'ical.js'

/** Properties of an event that a method asks for, and those that it refuses. @see RFC 5546, 3.2.1, 3.2.2, 3.2.5 */
const methods: Readonly<Record<string, Readonly<{ asks: readonly string[]; refuses: readonly string[] }>>> = {
  PUBLISH: { asks: ['organizer', 'summary', 'dtstart', 'sequence'], refuses: ['attendee'] },
  REQUEST: { asks: ['organizer', 'attendee', 'summary', 'dtstart', 'sequence'], refuses: [] },
  CANCEL: { asks: ['organizer', 'attendee', 'sequence', 'status'], refuses: [] },
}

/** Properties of which an event has one at most. @see RFC 5545, 3.6.1 */
const single = ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'description', 'location', 'url', 'status']

/** An event of a file as an independent parser reads it; times are moments in milliseconds since 1970. */
export type ReadEvent = Readonly<{
  uid: string
  sequence: number
  status: string
  summary: string
  description: string
  location: string
  from: number
  until: number
}>

/** A file as an independent parser reads it, and what is wrong with it by RFC 5545 and 5546. */
export type CheckedCalendar = Readonly<{
  method: string
  events: readonly ReadEvent[]
  faults: readonly string[]
}>

/** Reads an iCalendar file with ical.js, which has no zone but those of the file, and checks what the standards ask. */
export function checkCalendar(text: string): CheckedCalendar {
  const faults = faultsOfLines(text)
  let calendar: ICAL.Component
  try {
    calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  } catch (error) {
    return { method: '', events: [], faults: [...faults, `not parsed: ${String(error)}`] }
  }
  const valueOf = (component: ICAL.Component, name: string): string =>
    String(component.getFirstPropertyValue(name) ?? '')
  const method = valueOf(calendar, 'method')
  const components = calendar.getAllSubcomponents('vevent')
  if (calendar.name !== 'vcalendar') faults.push(`a ${calendar.name}`)
  if (valueOf(calendar, 'version') !== '2.0') faults.push('no version 2.0')
  if (valueOf(calendar, 'prodid') === '') faults.push('no PRODID')
  if (calendar.getAllSubcomponents().length === 0) faults.push('no component')
  const rule = methods[method]
  if (method !== '' && rule === undefined) faults.push(`method ${method}`)
  const uids = components.map((one) => valueOf(one, 'uid'))
  if (new Set(uids).size !== uids.length) faults.push('two events of one UID')
  if (method === 'REQUEST' && components.length !== 1) faults.push('several events in a request')
  const events = components.map((one): ReadEvent => {
    for (const name of single)
      if (one.getAllProperties(name).length > 1) faults.push(`${name.toUpperCase()} twice`)
    for (const name of ['uid', 'dtstamp', 'dtstart', ...(rule?.asks ?? [])])
      if (!one.hasProperty(name)) faults.push(`no ${name.toUpperCase()}`)
    for (const name of rule?.refuses ?? [])
      if (one.hasProperty(name)) faults.push(`${name.toUpperCase()} in ${method}`)
    if (method === 'CANCEL' && valueOf(one, 'status') !== 'CANCELLED')
      faults.push('cancelled without saying so')
    if (
      !/^\d{8}T\d{6}Z$/.test((one.getFirstPropertyValue('dtstamp') as ICAL.Time | null)?.toICALString() ?? '')
    )
      faults.push('DTSTAMP not in UTC')
    for (const name of ['organizer', 'attendee'])
      for (const property of one.getAllProperties(name))
        if (!/^mailto:[^\s@]+@[^\s@]+$/.test(String(property.getFirstValue())))
          faults.push(`${name} is no mailbox`)
    const [from, until] = ['dtstart', 'dtend'].map((name) => {
      const property = one.getFirstProperty(name)
      const tzid = property?.getFirstParameter('tzid')
      if (tzid !== undefined && calendar.getTimeZoneByID(tzid) === null) faults.push(`unknown zone ${tzid}`)
      const time = property?.getFirstValue() as ICAL.Time | undefined
      return (time?.toUnixTime() ?? Number.NaN) * 1000
    })
    if (!((from ?? 0) < (until ?? 0))) faults.push('ends before it begins')
    return {
      uid: valueOf(one, 'uid'),
      sequence: Number(one.getFirstPropertyValue('sequence') ?? 0),
      status: valueOf(one, 'status'),
      summary: valueOf(one, 'summary'),
      description: valueOf(one, 'description'),
      location: valueOf(one, 'location'),
      from: from ?? Number.NaN,
      until: until ?? Number.NaN,
    }
  })
  return { method, events, faults }
}

/** What is wrong with the lines: their ends, their length in octets. @see RFC 5545, 3.1 */
function faultsOfLines(text: string): string[] {
  const faults: string[] = []
  if (!text.endsWith('\r\n')) faults.push('no CRLF at the end')
  if (/[^\r]\n|\r(?!\n)/.test(text)) faults.push('a line that does not end in CRLF')
  if (text.split('\r\n').some((line) => Buffer.byteLength(line) > 75))
    faults.push('a line of more than 75 octets')
  if (/[^\P{Cc}\r\n\t]/u.test(text)) faults.push('a control character')
  return faults
}
