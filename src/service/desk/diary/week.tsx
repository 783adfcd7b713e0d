import type { PropsWithChildren } from 'react'
import type { Calendar } from '#domain/appointments/calendar.ts'
import { isClosedOn, openMoments, timesOn } from '#domain/appointments/open-moments.ts'
import { publicHolidayOn } from '#domain/appointments/public-holidays.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addDays, weekdayOf } from '#domain/values/plain-date.ts'
import { formatLeaf, formatList, formatShortDay, formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { closedOf } from '#service/kit/recipients/desk-settings.ts'
import { faceOf, listed, officeNamed } from '#service/desk/views/parts.tsx'
import { formatStart } from '#service/requests/bookings/slot-value.ts'
import { Face } from '#ui/desk/kit.ts'
import type { Block } from '#service/requests/calendars/blocks.ts'
import { BlockedTime, type DiaryEvent, Event, isOn } from './event.tsx'
import { diaryHref, type DiaryQuery } from './diary-query.ts'

/** A row of the diary: a member of staff, or nobody. */
export type Person = Readonly<{ id: string | null; name: string }>

/** A week of the diary as it is shown. */
export type ShownWeek = Readonly<{
  query: DiaryQuery
  events: readonly DiaryEvent[]
  people: readonly Person[]
  calendar?: Calendar
  /** Seats that are taken, by the beginning of the moment. */
  taken: ReadonlyMap<string, number>
  blocks: readonly Block[]
}>

/** Returns the days of a week that are shown: Sunday where something is on it, or can be. */
function daysOf({ query: { week }, events, calendar }: ShownWeek): readonly PlainDate[] {
  const sunday = addDays(week, 6)
  const isUsed = events.some(({ moment }) => moment.on === sunday)
  const isOpen = (calendar?.hours.sunday ?? []).length > 0
  return Array.from({ length: isUsed || isOpen ? 7 : 6 }, (_, index) => addDays(week, index))
}

/** The days of a week with who has what, and what is free on the site: a list of days, or a table of them where there is room. */
export function Week({ shown, page }: Readonly<{ shown: ShownWeek; page: DeskPage }>) {
  const days = daysOf(shown)
  return (
    <div className={days.length === 7 ? 'week week--seven' : 'week'}>
      <div className="week__labels" aria-hidden="true">
        <span />
        <span className="muted">{page.t('deskDiary.free')}</span>
        {shown.people.map(({ id, name }) => (
          <span key={id}>
            <span className="who">
              <Face of={faceOf(id === null ? undefined : name, page)} />
              {name.split(' ')[0]}
            </span>
          </span>
        ))}
      </div>
      {days.map((on) => (
        <Day key={on} on={on} shown={shown} page={page} />
      ))}
    </div>
  )
}

type DayProps = Readonly<{ on: PlainDate; shown: ShownWeek; page: DeskPage }>

/** A day with who has what. */
function Day({ on, shown, page }: DayProps) {
  const { t, locale, today, hrefs } = page
  const { events, people, query, calendar } = shown
  const blocks = shown.blocks.filter((block) => isOn(block, on))
  const blockedOf = (id: string | null | undefined) =>
    blocks
      .filter(({ agent }) => agent === id)
      .map((block) => <BlockedTime key={block.id} {...{ block, on, query, page }} />)
  const { weekday, day } = formatLeaf(on, locale)
  const own = events.filter(({ moment }) => moment.on === on)
  const missing = own.filter(({ isUnreported }) => isUnreported)
  const when = on < today ? ' wday--past' : on === today ? ' wday--today' : ''
  const isClosed = calendar !== undefined && isClosedOn(calendar, on)
  const closed = isClosed ? ' wday--closed' : ''
  const office = officeNamed(query.office, page)
  const holiday = isClosed ? publicHolidayOn(on) : undefined
  const why =
    (office && closedOf(office).find(({ first, last }) => first <= on && on <= last)?.what) ||
    (holiday && t(`deskDiary.holidays.${holiday}`))
  return (
    <section className={`wday${when}${closed}`}>
      <div className="wday__head">
        <h3>
          {weekday} {day}
        </h3>
        <p>
          {listed([
            on === today ? t('desk.today') : undefined,
            own.length === 0 && why ? why : countOf(own, page),
          ])}
        </p>
      </div>
      {missing[0] !== undefined && (
        <p className="wday__was">
          <a href={diaryHref(hrefs, query, { booking: missing[0].row.id })}>
            {t('deskDiary.missing', { count: missing.length })}
          </a>
        </p>
      )}
      <Free on={on} shown={shown} page={page}>
        {blockedOf(undefined)}
      </Free>
      {people.map(({ id, name }) => (
        <div key={id} className="wcell">
          <h4>
            <Face of={faceOf(id === null ? undefined : name, page)} />
            {name}
          </h4>
          <ol role="list">
            {blockedOf(id)}
            {own
              .filter(({ row }) => row.agent === id)
              .map((event) => (
                <Event key={event.row.id} event={event} query={query} page={page} />
              ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** Returns how much there is on a day. @example '2 bezoeken, 1 afspraak' */
export function countOf(events: readonly DiaryEvent[], { t, locale }: DeskPage): string {
  const visits = events.filter(({ isVisit }) => isVisit).length
  const meetings = events.length - visits
  const parts = [
    visits > 0 && t('deskDiary.visits', { count: visits }),
    meetings > 0 && t('deskDiary.meetings', { count: meetings }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? t('deskDiary.none') : formatList(parts, locale)
}

/** The moments of a day that visitors can choose on the site, each to be planned; or why there are none. */
function Free({ on, shown: { calendar, taken, query }, page, children }: PropsWithChildren<DayProps>) {
  const { t, locale, now, hrefs } = page
  const moments = calendar === undefined ? [] : openMoments(calendar, now).filter((one) => one.on === on)
  const free = moments.map((at) => {
    const time = formatTime(at.at, locale)
    const seats = calendar?.seats ?? 0
    const left = seats - (taken.get(formatStart(at)) ?? 0)
    return left > 0 ? (
      <a key={at.at} href={diaryHref(hrefs, query, { plan: true, at, request: query.request })}>
        {time}
        {left === 1 && seats > 1 && (
          <small>
            ·1<span className="vh"> {t('deskDiary.place')}</span>
          </small>
        )}
      </a>
    ) : (
      <span key={at.at}>
        <s>{time}</s> {t('deskDiary.full')}
      </span>
    )
  })
  return (
    <div className="wfree">
      <h4>{t('deskDiary.free')}</h4>
      {free.length === 0 ? <span>{whyNone(on, calendar, page)}</span> : free}
      <ul role="list">{children}</ul>
    </div>
  )
}

/** Returns why visitors can choose no moment on a day. */
function whyNone(on: PlainDate, calendar: Calendar | undefined, { t, locale, today }: DeskPage): string {
  if (on < today) return t('deskDiary.past')
  if (calendar === undefined) return t('deskDiary.byPhone')
  if (isClosedOn(calendar, on)) return t('deskDiary.closed')
  if (timesOn(calendar, on).length === 0) return t('deskDiary.noHours')
  const opens = addDays(on, -calendar.daysAhead)
  if (opens > today) return t('deskDiary.opens', { day: formatShortDay(opens, locale) })
  return t('deskDiary.lead', { count: calendar.leadHours })
}

/** Returns the last day of a week that is shown in its heading: Saturday, Sunday where it is shown. */
export function lastDay(shown: ShownWeek): PlainDate {
  return daysOf(shown).at(-1) ?? addDays(shown.query.week, 7 - weekdayOf(shown.query.week))
}
