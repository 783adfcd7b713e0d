import type { ReactNode } from 'react'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { weekOf } from '#domain/values/iso-week.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatDayOfWeek, formatDayOfYear, formatLeaf } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { type DeskPage, namedOffices } from '#service/desk/desk-page.ts'
import { listed, namedChoices, officeNamed } from '#service/desk/views/parts.tsx'
import { formatStart } from '#service/requests/bookings/slot-value.ts'
import { Acts, field, Icon, Narrow, ViewHead } from '#ui/desk/kit.ts'
import type { ChoiceView } from '#ui/forms/form-view.ts'
import { diaryHref, type DiaryQuery } from './diary-query.ts'
import { countOf, lastDay, type Person, type ShownWeek, Week } from './week.tsx'

/** What each look of an appointment means. */
const looks = ['visit', 'office', 'ask', 'bad', 'past', 'off'] as const

type Props = Readonly<{
  title: string
  shown: ShownWeek
  people: readonly Person[]
  page: DeskPage
  /** What is open above the week. */
  children: ReactNode
}>

/** The diary of an office in a week. */
export function DiaryPage({ title, shown, people, page, children }: Props) {
  const { t, hrefs, staff } = page
  const { query, calendar } = shown
  const { office } = query
  return (
    <>
      <ViewHead title={title} lead={leadOf(shown, page)}>
        <Acts
          acts={[
            { label: t('deskCalendars.link'), href: hrefs.calendars },
            { label: t('deskDiary.plan.title'), href: diaryHref(hrefs, query, { plan: true }) },
          ]}
          main={1}
        />
      </ViewHead>
      {children}
      <WeekBar shown={shown} people={people} page={page} />
      <Week shown={shown} page={page} />
      <p className="legend" aria-hidden="true">
        {looks.map((look) => (
          <span key={look}>
            <i className={`ev ev--${look}`} />
            {t(`deskDiary.look.${look}`)}
          </span>
        ))}
      </p>
      {calendar !== undefined && (
        <p className="small muted">
          {t('deskDiary.explain', { minutes: calendar.minutes, count: calendar.seats })}{' '}
          {staff.role === 'manager' && (
            <a href={hrefs.settingsOf('hours', { office })}>{t('deskDiary.setHours')}</a>
          )}
        </p>
      )}
    </>
  )
}

/** The week that is shown, the way to others, and whose it is. */
function WeekBar({ shown, people, page }: Omit<Props, 'title' | 'children'>) {
  const { t, hrefs, locale } = page
  const { query } = shown
  const { week } = query
  const last = lastDay(shown)
  const isSameMonth = week.slice(0, 7) === last.slice(0, 7)
  const days = {
    first: isSameMonth ? formatLeaf(week, locale).day : formatDayOfYear(week, locale),
    last: formatDayOfYear(last, locale),
  }
  const { plan, request } = query
  const offices = namedChoices(officesOf(page))
  const named = people.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
  const agents = [{ value: '', label: t('deskDiary.everyone') }, ...namedChoices(named)]
  // Who looks for a moment for a request goes on looking in another week.
  const planning = request === undefined ? {} : { plan, request }
  const arrow = (name: 'left' | 'right', to: number) => (
    <a
      className="round"
      href={diaryHref(hrefs, query, { week: addDays(week, to), ...planning })}
      aria-label={t(name === 'left' ? 'deskDiary.previous' : 'deskDiary.next')}
    >
      <Icon name={name} />
    </a>
  )
  return (
    <div className="weekbar">
      <div className="weekbar__nav">
        {arrow('left', -7)}
        <h2>{t(isSameMonth ? 'deskDiary.range' : 'deskDiary.longRange', days)}</h2>
        {arrow('right', 7)}
        <a className="button button--ghost button--small" href={hrefs.diary}>
          {sentenceStart(t('desk.today'), locale)}
        </a>
      </div>
      {Math.max(offices.length, agents.length) > 1 && (
        <Narrow action={hrefs.diary} button={t('deskDiary.show')}>
          <input type="hidden" name="week" value={weekOf(week)} />
          <Menu name="office" label={t('deskDiary.office')} value={query.office} choices={offices} />
          <Menu name="agent" label={t('deskDiary.of')} value={query.agent ?? ''} choices={agents} />
        </Narrow>
      )}
    </div>
  )
}

type MenuProps = Readonly<{ name: string; label: string; value: string; choices: readonly ChoiceView[] }>

/** A menu; nothing to choose is not asked. */
function Menu({ name, label, value, choices }: MenuProps) {
  const control = choices.length < 2 ? 'set' : 'menu'
  return field(control, name, label, { choices, value })
}

/** Returns the offices whose diary a member of staff sees: the own one, for managers and whoever works for all each. */
export function officesOf({ staff: { role, office }, words }: Pick<DeskPage, 'staff' | 'words'>) {
  const all = namedOffices({ words })
  return role === 'manager' || office === undefined ? all : all.filter(({ id }) => id === office)
}

/** Returns what a week holds in a sentence or three: what is to come, what is wrong, when the office is closed. */
function leadOf({ query, events, calendar }: ShownWeek, page: DeskPage): string {
  const { t, now, locale } = page
  const { week } = query
  const sunday = addDays(week, 6)
  const from = formatStart(toBrussels(now))
  const left = events.filter(({ row }) => row.starts > from)
  const wrong = left.filter(({ kind }) => kind === 'bad')
  const closed = (calendar?.closed ?? []).find(({ first, last }) => first <= sunday && last >= week)
  const day = (on: PlainDate): string => formatDayOfWeek(on, locale)
  return listed(
    [
      closed && t('deskDiary.closedFrom', { first: day(closed.first), last: day(closed.last) }),
      left.length === 0 ? t('deskDiary.nothing') : t('deskDiary.left', { what: countOf(left, page) }),
      wrong[0] && t('deskDiary.wrong', { count: wrong.length, place: wrong[0].place }),
    ],
    ' ',
  )
}

/** Returns the office whose diary is shown, as its title names it. */
export function titleOf({ office }: DiaryQuery, page: DeskPage): string {
  const name = officeNamed(office, page)?.name ?? page.words.recipients.agency.name
  return page.t('deskDiary.title', { office: name })
}
