import { shorten } from '#service/requests/form-mails/shorten.ts'
import { formatNumber, formatTime } from '#i18n/format.ts'
import { endOf } from '#domain/appointments/open-moments.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { ageView, listed, officeNamed, retryAct, toldOf, withWhom } from '#service/desk/views/parts.tsx'
import { sumOf } from '#service/desk/requests/seen-requests.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { Act, Age, Block, CardTable, Flag } from '#ui/desk/kit.ts'
import type { TodayRead } from './read-today.ts'
import type { ReactNode } from 'react'

type Props = Readonly<{ read: TodayRead; page: DeskPage }>

/** The appointments of today in their order, and how many tomorrow has. */
export function Visits({ read: { appointments, tomorrow }, page }: Props) {
  const { t } = page
  const count = tomorrow.length
  return (
    <Block
      title={t('desk.day.visitsToday')}
      count={String(appointments.length)}
      more={{ label: t('desk.views.diary'), href: page.hrefs.diary }}
    >
      <ol className="calls" role="list">
        {appointments.map((row) => (
          <Visit key={row.id} row={row} page={page} />
        ))}
        <li className="calls__next">
          {count === 0 ? t('desk.day.tomorrowNone') : t('desk.day.tomorrow', { count })}
        </li>
      </ol>
    </Block>
  )
}

/** An appointment of today: where, who comes, who is there. */
function Visit({ row, page }: Readonly<{ row: TodayRead['appointments'][number]; page: DeskPage }>) {
  const { t, locale, hrefs } = page
  const { home, phone, name, flag } = toldOf(row, page)
  const moment = parseStart(row.starts)
  const mark = flag ?? (row.stands === 'new' ? { text: t('desk.day.fresh') } : undefined)
  const office = officeNamed(row.booked_at, page)
  const place = home?.place ?? office?.name ?? row.booked_at
  const ends = moment && endOf({ minutes: row.minutes ?? office?.calendar?.minutes ?? 30 }, moment)
  const until = ends && t('desk.day.until', { time: formatTime(ends, locale) })
  return (
    <li>
      <time dateTime={row.starts}>{moment === undefined ? row.starts : formatTime(moment.at, locale)}</time>
      <div>
        <h3>
          <a href={hrefs.request(row.id)}>{place}</a>
        </h3>
        <p>
          {name} {mark !== undefined && <Flag flag={mark} />}
        </p>
        <p className="muted">{listed([until, withWhom(row, page)])}</p>
        <p className="calls__go">
          {phone !== undefined && <a href={phone.href}>{phone.label}</a>}
          <a href={hrefs.booking(row.id)}>{t('desk.panel.diary')}</a>
          {home?.routeHref !== undefined && (
            <a className="quiet" href={home.routeHref}>
              {t('desk.day.route')}
            </a>
          )}
        </p>
      </div>
    </li>
  )
}

/** Who has what: a line for each member of staff, before them what is nobody's. */
export function Work({ read: { work, appointments }, page }: Readonly<{ read: TodayRead; page: DeskPage }>) {
  const { t, locale, hrefs, active } = page
  const number = (value: number): string => formatNumber(value, locale)
  const lineOf = (id: string | null, name: string, office: string | undefined) => {
    const own = work.filter(({ agent }) => agent === id)
    const countOf = (state: 'new' | 'open') => sumOf(own.filter(({ stands }) => stands === state))
    const oldest = own.toSorted((one, other) => one.since - other.since)[0]
    const age = oldest && ageView({ created_at: oldest.since, office: oldest.office }, oldest.stands, page)
    const visits = appointments.filter(({ agent }) => agent === id)
    const first = visits[0] && parseStart(visits[0].starts)
    return {
      key: id ?? 'none',
      name,
      href: hrefs.list({ state: 'todo', agent: id ?? 'none', page: 1 }),
      cells: [
        officeNamed(office, page)?.name,
        number(countOf('new')),
        number(countOf('open')),
        age === undefined ? undefined : oldest?.stands === 'open' ? (
          t('desk.work.busy', { age: age.text })
        ) : (
          <Age key="age" age={age} />
        ),
        visits.length === 0 ? undefined : number(visits.length),
        first && formatTime(first.at, locale),
      ],
    }
  }
  return (
    <Block title={t('desk.work.title')} more={{ label: t('desk.views.numbers'), href: hrefs.numbers }}>
      <CardTable
        caption={t('desk.work.caption')}
        columns={[
          t('desk.work.member'),
          t('desk.work.office'),
          { label: t('desk.states.new'), isNumber: true },
          { label: t('desk.states.open'), isNumber: true },
          t('desk.work.oldest'),
          { label: t('desk.work.visits'), isNumber: true },
          t('desk.work.first'),
        ]}
        rows={[
          ...(work.some(({ agent }) => agent === null) ? [lineOf(null, t('desk.nobody'), undefined)] : []),
          ...active.map(({ id, name, office }) => lineOf(id, name, office)),
        ]}
      />
    </Block>
  )
}

/** The foot of the day: what comes back, what was praised, what was not mailed. */
export function Tails({ read: { back, testimonials, dead }, page }: Props) {
  const { t } = page
  if (back.length + testimonials.length + dead.length === 0) return null
  return (
    <div className="trio">
      <Tail title={t('desk.day.back')} rows={back} page={page}>
        {(row) => <p>{withWhom(row, page)}</p>}
      </Tail>
      <Tail title={t('desk.day.testimonials')} rows={testimonials} page={page}>
        {(row) => <p>{shorten(String(toldOf(row, page).sent.answers.message ?? ''), 140)}</p>}
      </Tail>
      <Tail title={t('desk.day.dead')} rows={dead} page={page}>
        {({ id, attempts, recipient, last_error }) => (
          <>
            <p>
              <span className="late">{t('desk.day.tries', { count: attempts })} </span>
              {last_error === null ? recipient : `${t('desk.line.says', { who: recipient })} ${last_error}`}
            </p>
            <Act act={retryAct(id, page)} className="button button--ghost button--small" />
          </>
        )}
      </Tail>
    </div>
  )
}

type Row = TodayRead['back'][number]
type TailProps<R> = Readonly<{
  title: string
  rows: readonly R[]
  page: DeskPage
  children: (row: R) => ReactNode
}>

/** Requests in a list, and what is said of each. */
function Tail<R extends Row>({ title, rows, page, children }: TailProps<R>) {
  if (rows.length === 0) return null
  const titleOf = (row: R) => {
    const { asked, name } = toldOf(row, page)
    return `${asked}, ${name}`
  }
  return (
    <Block title={title} count={String(rows.length)}>
      <ul className="mini" role="list">
        {rows.map((row) => (
          <li key={row.id}>
            <b>
              <a className="quiet" href={page.hrefs.request(row.id)}>
                {titleOf(row)}
              </a>
            </b>
            {children(row)}
          </li>
        ))}
      </ul>
    </Block>
  )
}
