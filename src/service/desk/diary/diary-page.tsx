import type { ReactNode } from 'react'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { weekOf } from '#domain/values/iso-week.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatDayOfWeek, formatDayOfYear, formatLeaf } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { formatStart } from '#service/requests/bookings/slot-value.ts'
import { LinkButtons } from '#ui/desk/kit/LinkButtons.tsx'
import { Icon } from '#ui/kit/Icon.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
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
  const { t, hrefs } = page
  const { query, calendar } = shown
  return (
    <>
      <ViewHead title={title} lead={leadOf(shown, page)}>
        <LinkButtons
          links={[
            { label: t('deskCalendars.link'), href: hrefs.calendars },
            { label: t('deskDiary.plan.title'), href: diaryHref(hrefs, query, { plan: true }) },
          ]}
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
          {t('deskDiary.explain', { minutes: calendar.minutes, count: calendar.seats })}
        </p>
      )}
    </>
  )
}

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
      <form className="field-row small-fields" action={hrefs.diary}>
        <input type="hidden" name="week" value={weekOf(week)} />
        <Menu name="office" label={t('deskDiary.office')} value={query.office} choices={officesOf(page)} />
        <Menu
          name="agent"
          label={t('deskDiary.of')}
          value={query.agent ?? ''}
          choices={[
            { id: '', name: t('deskDiary.everyone') },
            ...people.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
          ]}
        />
        <button className="button button--ghost button--small" type="submit">
          {t('deskDiary.show')}
        </button>
      </form>
    </div>
  )
}

type MenuProps = Readonly<{
  name: string
  label: string
  value: string
  choices: readonly Readonly<{ id: string; name: string }>[]
}>

/** A menu; nothing to choose is not asked. */
function Menu({ name, label, value, choices }: MenuProps) {
  if (choices.length < 2) return <input type="hidden" name={name} value={value} />
  return (
    <select className="select" name={name} aria-label={label} defaultValue={value}>
      {choices.map(({ id, name: words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  )
}

/** Returns the offices whose diary a member of staff sees: the own one, for managers and whoever works for all each. */
export function officesOf({ staff, words }: Pick<DeskPage, 'staff' | 'words'>) {
  const { offices } = words.recipients
  return staff.role === 'manager' || staff.office === undefined
    ? offices
    : offices.filter(({ id }) => id === staff.office)
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
  return [
    ...(closed === undefined
      ? []
      : [
          t('deskDiary.closedFrom', {
            first: formatDayOfWeek(closed.first, locale),
            last: formatDayOfWeek(closed.last, locale),
          }),
        ]),
    left.length === 0 ? t('deskDiary.nothing') : t('deskDiary.left', { what: countOf(left, page) }),
    ...(wrong.length === 0
      ? []
      : [t('deskDiary.wrong', { count: wrong.length, place: wrong[0]?.place ?? '' })]),
  ].join(' ')
}

/** Returns the office whose diary is shown, as its title names it. */
export function titleOf({ office }: DiaryQuery, { t, words }: DeskPage): string {
  const name = words.recipients.offices.find(({ id }) => id === office)?.name ?? words.recipients.agency.name
  return t('deskDiary.title', { office: name })
}
