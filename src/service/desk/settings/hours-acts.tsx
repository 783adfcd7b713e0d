import { parseWeek } from '#domain/appointments/parse-hours.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { namedOffices } from '#service/desk/desk-page.ts'
import { refuse } from '#service/desk/desk-door.ts'
import {
  calendarOf,
  type ClosedDays,
  closedOf,
  type OfficeSettings,
  type SetOffice,
} from '#service/kit/recipients/desk-settings.ts'
import { saveSetting, versionOf } from '#service/kit/recipients/save-setting.ts'
import { bookingsOutside } from '#service/requests/bookings/bookings-outside.ts'
import { shortMomentText } from '#service/requests/bookings/slot-text.ts'
import { type hourFields, HoursPage, isSame, weekdayText } from './hours-page.tsx'
import { type Deed, officeIn, type Part, tooLate, versionIn, versionOn } from './settings-parts.tsx'

type Change = Readonly<{ office: SetOffice; set: OfficeSettings; version: number }>

/** The page of the moments that visitors can choose, and of the days on which offices are closed. */
export const hours: Part = {
  body: async (request, { database }) => {
    const office = officeIn(request)
    const now = await versionOf(database.db, { name: 'hours', office: office.id })
    return <HoursPage office={office} version={versionOn(request, now)} page={request.page} />
  },
  acts: {
    hours: (request, context) => change(request, context, 'hours'),
    closed: (request, context) => change(request, context, 'closed'),
  },
}

/** Stores hours or closed days of one office or of all, unless a colleague was first. */
async function change(request: DeskRequest, context: DeskContext, act: 'hours' | 'closed'): Promise<Deed> {
  // What another process stored counts too.
  await context.deskSettings.look()
  const office = officeIn(request)
  const changes = await (act === 'hours' ? readHours : readClosed)(request, office, context)
  await nameOutside(changes, act, request, context)
  await context.database.db.transaction().execute(async (transaction) => {
    for (const { office: one, set, version } of changes)
      if (!(await saveSetting(transaction, { name: act, office: one.id, value: set[act], version })))
        tooLate(request.page)
  })
  const detail = changes.map((each) => each.office.name).join(', ')
  return { act: act === 'hours' ? act : 'closedDays', detail, at: { office: office.id } }
}

/** Goes on once the appointments that a change leaves outside were named. @throws until then */
async function nameOutside(
  changes: readonly Change[],
  act: 'hours' | 'closed',
  { page: { t, hrefs, locale, now }, text }: DeskRequest,
  { database }: DeskContext,
): Promise<void> {
  const outside = []
  for (const { office, set } of changes) {
    const after = calendarOf(office.ownCalendar, set)
    const of = { office: office.id, before: office.calendar, after }
    outside.push(...(await bookingsOutside(database.db, of, now)))
  }
  const sure = outside.map(({ request }) => request).join(' ')
  if (sure === '' || sure === text('sure')) return
  const ways = outside.map(({ request, name, moment }) => ({
    label: `${name}, ${shortMomentText(moment, locale)}`,
    href: hrefs.booking(request),
  }))
  refuse(t(`deskSettings.${act}.outside`, { count: outside.length }), undefined, { ways, sure })
}

/** Reads the hours that were typed. @throws for what cannot be read */
function readHours(request: DeskRequest, office: SetOffice): readonly Change[] {
  const { page, text, texts } = request
  const version = versionIn(request)
  if (text('do') === 'back') return [{ office, set: { ...office.set, hours: undefined }, version }]
  const number = (name: (typeof hourFields)[number], min: number, max: number): number =>
    Math.min(max, Math.max(min, /^\d{1,3}$/.test(text(name)) ? Number(text(name)) : min))
  const minutes = number('minutes', 5, 240)
  const read = parseWeek(texts, minutes)
  if ('why' in read)
    refuse(
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

/** Reads days that are closed, or open again. @throws for what is no day, or past */
async function readClosed(
  { page, text }: DeskRequest,
  office: SetOffice,
  { database }: DeskContext,
): Promise<readonly Change[]> {
  const { t, today } = page
  const [first, last, what] = [text('first'), text('last'), text('do')]
  const days = isPlainDate(first) && isPlainDate(last) ? { first, last } : undefined
  if (what !== 'back' && days === undefined)
    refuse(t('deskSettings.closed.wrong.day'), isPlainDate(first) ? 'last' : 'first')
  if (what === '' && (last < first || last < today)) refuse(t('deskSettings.closed.wrong.order'), 'last')
  const closedFor = (one: SetOffice): readonly ClosedDays[] | undefined => {
    if (what === 'back' || days === undefined) return undefined
    const others = closedOf(one).filter((each) => !isSame(each, days))
    return what === 'remove' ? others : [...others, { ...days, what: text('what').slice(0, 80) }]
  }
  const changes: Change[] = []
  for (const one of text('for') === 'all' && what !== 'back' ? namedOffices(page) : [office]) {
    const version = await versionOf(database.db, { name: 'closed', office: one.id })
    changes.push({ office: one, set: { ...one.set, closed: closedFor(one) }, version })
  }
  return changes
}
