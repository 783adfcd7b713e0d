import { endOf, isClosedOn } from '#domain/appointments/open-moments.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { formatHours, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { officeNamed, toldOf } from '#service/desk/views/parts.tsx'
import { formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'
import { valuedPlace } from '#service/requests/form-mails/asked-place.ts'
import { type BookedRow, diaryHref, type DiaryQuery, writtenQuery } from './diary-query.ts'
import { addDays } from '#domain/values/plain-date.ts'
import type { Block } from '#service/requests/calendars/blocks.ts'
import { Act } from '#ui/desk/kit.ts'

/** Returns what an appointment is, in words, and how it stands. */
export function eventOf(row: BookedRow, page: DeskPage) {
  const { locale, now, t } = page
  const told = toldOf(row, page)
  const office = officeNamed(row.office, page)
  const moment = parseStart(row.starts) ?? toBrussels(now)
  const until = endOf({ minutes: row.minutes ?? office?.calendar?.minutes ?? 30 }, moment)
  const places = [told.home?.place, valuedPlace(told.sent, locale), office?.name, row.office]
  const isPast = row.starts <= formatStart(toBrussels(now))
  const closed =
    office?.calendar && isClosedOn(office.calendar, moment.on) ? t('deskDiary.closedThen') : undefined
  const wrong = isPast ? undefined : (told.flag?.text ?? closed)
  const isVisit = row.form === 'request-visit'
  return {
    ...told,
    row,
    moment,
    /** When it is, in milliseconds since 1970. */
    at: fromBrussels(moment.on, moment.at),
    ends: fromBrussels(moment.on, until),
    isPast,
    isVisit,
    wrong,
    from: formatTime(moment.at, locale),
    hours: formatHours({ from: moment.at, until }, locale),
    place: places.find(Boolean) ?? '',
    /** Nobody said how a visit of the past went. */
    isUnreported: isPast && isVisit && row.outcome === null,
    kind: kindOf(row, isPast, wrong),
  }
}

/** Returns how an appointment looks in the week. */
function kindOf({ status, form }: BookedRow, isPast: boolean, wrong: string | undefined) {
  if (isPast) return 'past'
  if (wrong !== undefined) return 'bad'
  if (status === 'waiting') return 'ask'
  return form === 'contact-appointment' ? 'office' : 'visit'
}

/** An appointment as the diary shows it. */
export type DiaryEvent = ReturnType<typeof eventOf>

/** An appointment in the cell of who is there: the whole leads to what can be done with it. */
export function Event({
  event: { row, hours, name, place, kind, wrong, isUnreported },
  query,
  page: { t, hrefs },
}: Readonly<{ event: DiaryEvent; query: DiaryQuery; page: DeskPage }>) {
  const act = wrong === undefined ? undefined : 'cancel'
  const isOpen = query.booking === row.id
  return (
    <li className={`ev ev--${kind}`} aria-current={isOpen ? 'true' : undefined}>
      <span>
        <b>{hours}</b>
      </span>
      <a href={diaryHref(hrefs, query, { booking: row.id, do: act })}>{name}</a>
      <span>{place}</span>
      {kind === 'ask' && <span>{t('deskDiary.waits')}</span>}
      {wrong !== undefined && <span className="late">{wrong}</span>}
      {isUnreported && <span className="flag">{t('deskDiary.unreported')}</span>}
      {row.outcome !== null && <span>{t(`deskDiary.outcome.${row.outcome}`)}</span>}
    </li>
  )
}

/** Whether a block takes part of a day. */
export function isOn({ from, until }: Block, on: PlainDate): boolean {
  return from < fromBrussels(addDays(on, 1), '00:00') && until > fromBrussels(on, '00:00')
}

/** Whether a member of staff may lift a block: the own one, for managers each that was made at the desk. */
export function mayLift(
  { agent, origin }: Pick<Block, 'agent' | 'origin'>,
  { staff }: Pick<DeskPage, 'staff'>,
): boolean {
  return origin !== 'feed' && (staff.role === 'manager' || agent === staff.id)
}

type Props = Readonly<{ block: Block; on: PlainDate; query: DiaryQuery; page: DeskPage }>

/** Hours of a day at which somebody receives nobody, with a button that lifts them. */
export function BlockedTime({ block, on, query, page }: Props) {
  const { t, hrefs } = page
  const hidden = { in: writtenQuery(query), block: String(block.id) }
  const lift = { action: hrefs.unblock, hidden, label: t('deskDiary.lift') }
  return (
    <li className="ev ev--off">
      <b>{hoursOf(block, on, page)}</b>
      <span>{block.text || t(block.origin === 'feed' ? 'deskDiary.fromFeed' : 'deskDiary.blocked')}</span>
      {mayLift(block, page) && <Act className="text-button" act={lift} />}
    </li>
  )
}

/** @example hoursOf(block, on, page) // 'Vanaf 14:00' */
function hoursOf({ from, until }: Block, on: PlainDate, { t, locale }: DeskPage): string {
  const [first, last] = [toBrussels(from), toBrussels(until)]
  const [begins, ends] = [first.on === on && first.at !== '00:00', last.on === on && last.at !== '00:00']
  if (begins && ends) return formatHours({ from: first.at, until: last.at }, locale)
  if (begins) return t('deskDiary.hours.from', { from: formatTime(first.at, locale) })
  return ends ? t('deskDiary.hours.until', { until: formatTime(last.at, locale) }) : t('deskDiary.hours.all')
}
