import { parseWeek } from '#domain/appointments/parse-hours.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { refuse } from '#service/desk/desk-door.ts'
import type { Refusal } from '#service/desk/desk-page.ts'
import {
  calendarOf,
  type ClosedDays,
  type OfficeSettings,
  type SetOffice,
} from '#service/kit/recipients/desk-settings.ts'
import { saveSetting, versionOf } from '#service/kit/recipients/save-setting.ts'
import { bookingsOutside } from '#service/requests/bookings/bookings-outside.ts'
import { shortMomentText } from '#service/requests/bookings/slot-text.ts'
import { closedOf, type hourFields, HoursPage, isSame, weekdayText } from './hours-page.tsx'
import { officeIn, type Outcome, tooLate, versionIn, versionOn } from './settings-parts.tsx'

type Change = Readonly<{ office: SetOffice; set: OfficeSettings; version: number }>

/** The page of the moments that visitors can choose, and of the days on which offices are closed. */
export const hours = {
  body: async (request: DeskRequest, { database }: DeskContext) => {
    const office = officeIn(request)
    if (office === undefined) return undefined
    const now = await versionOf(database.db, { name: 'hours', office: office.id })
    return <HoursPage office={office} version={versionOn(request, now)} page={request.page} />
  },
  act: async (request: DeskRequest, context: DeskContext, act: string): Promise<Outcome> => {
    // What another process stored counts too.
    await context.deskSettings.look()
    const office = officeIn(request)
    if (office === undefined || (act !== 'hours' && act !== 'closed')) return undefined
    const changes = await (act === 'hours' ? readHours : readClosed)(request, office, context)
    if ('status' in changes) return changes
    const outside = await nameOutside(changes, act, request, context)
    if (outside !== undefined) return outside
    const kept = await context.database.db.transaction().execute(async (transaction) => {
      const stored = []
      for (const { office: one, set, version } of changes)
        stored.push(await saveSetting(transaction, { name: act, office: one.id, value: set[act], version }))
      return stored
    })
    if (kept.includes(false)) return tooLate(request.page)
    const detail = changes.map((change) => change.office.name).join(', ')
    return { act: act === 'hours' ? act : 'closedDays', detail, at: { office: office.id } }
  },
}

/** Returns the appointments that a change would leave outside, until they were named. */
async function nameOutside(
  changes: readonly Change[],
  act: 'hours' | 'closed',
  { page: { t, hrefs, locale, now }, text }: DeskRequest,
  { database }: DeskContext,
): Promise<Refusal | undefined> {
  const outside = []
  for (const { office, set } of changes) {
    const after = calendarOf(office.ownCalendar, set)
    outside.push(
      ...(await bookingsOutside(database.db, { office: office.id, before: office.calendar, after }, now)),
    )
  }
  const sure = outside.map(({ request }) => request).join(' ')
  if (sure === '' || sure === text('sure')) return undefined
  const ways = outside.map(({ request, name, moment }) => ({
    label: `${name}, ${shortMomentText(moment, locale)}`,
    href: hrefs.booking(request),
  }))
  return { ...refuse(t(`deskSettings.${act}.outside`, { count: outside.length })), ways, sure }
}

function readHours(request: DeskRequest, office: SetOffice): readonly Change[] | Refusal {
  const { page, text, texts } = request
  const version = versionIn(request)
  if (text('do') === 'back') return [{ office, set: { ...office.set, hours: undefined }, version }]
  const number = (name: (typeof hourFields)[number], min: number, max: number): number =>
    Math.min(max, Math.max(min, /^\d{1,3}$/.test(text(name)) ? Number(text(name)) : min))
  const minutes = number('minutes', 5, 240)
  const read = parseWeek(texts, minutes)
  if ('why' in read)
    return refuse(
      page.t(`deskSettings.hours.wrong.${read.why}`, { day: weekdayText(read.day, page), typed: read.text }),
      read.day,
    )
  const open = {
    minutes,
    seats: number('seats', 1, 20),
    leadHours: number('leadHours', 0, 240),
    daysAhead: number('daysAhead', 1, 90),
    isOpenOnHolidays: text('holidays') === 'yes',
    hours: read.hours,
  }
  return [{ office, set: { ...office.set, hours: open }, version }]
}

async function readClosed(
  { page: { t, today, words }, text }: DeskRequest,
  office: SetOffice,
  { database }: DeskContext,
): Promise<readonly Change[] | Refusal> {
  const [first, last, what] = [text('first'), text('last'), text('do')]
  const days = isPlainDate(first) && isPlainDate(last) ? { first, last } : undefined
  if (what !== 'back' && days === undefined)
    return refuse(t('deskSettings.closed.wrong.day'), isPlainDate(first) ? 'last' : 'first')
  if (what === '' && (last < first || last < today))
    return refuse(t('deskSettings.closed.wrong.order'), 'last')
  const closedFor = (one: SetOffice): readonly ClosedDays[] | undefined => {
    if (what === 'back' || days === undefined) return undefined
    const others = closedOf(one).filter((each) => !isSame(each, days))
    return what === 'remove' ? others : [...others, { ...days, what: text('what').slice(0, 80) }]
  }
  const changes: Change[] = []
  for (const one of text('for') === 'all' && what !== 'back' ? words.recipients.offices : [office]) {
    const version = await versionOf(database.db, { name: 'closed', office: one.id })
    changes.push({ office: one, set: { ...one.set, closed: closedFor(one) }, version })
  }
  return changes
}
