import { formatTime } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { flagOf, phoneOf, storedOf } from '#service/desk/views/request-parts.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Flag } from '#ui/desk/kit/Marks.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import type { TodayRead } from './read-today.ts'

type Props = Readonly<{ read: TodayRead; page: DeskPage }>

/** The appointments of today in their order, and how many tomorrow has. */
export function Visits({ read: { appointments, tomorrow }, page }: Props) {
  const { t } = page
  return (
    <Block title={t('desk.day.visitsToday')} count={String(appointments.length)}>
      <ol className="calls" role="list">
        {appointments.map((row) => (
          <Visit key={row.id} row={row} page={page} />
        ))}
        <li className="calls__next">
          {tomorrow.length === 0
            ? t('desk.day.tomorrowNone')
            : t('desk.day.tomorrow', { count: tomorrow.length })}
        </li>
      </ol>
    </Block>
  )
}

function Visit({ row, page }: Readonly<{ row: TodayRead['appointments'][number]; page: DeskPage }>) {
  const { t, locale, hrefs, subjects, words } = page
  const stored = storedOf(row)
  const home = stored.subject === undefined ? undefined : subjects[stored.subject]
  const office = words.recipients.offices.find(({ id }) => id === row.booked_at)
  const phone = phoneOf(stored.answers)
  const moment = parseStart(row.starts)
  const flag =
    flagOf(stored, subjects, page) ?? (row.stands === 'new' ? { text: t('desk.day.fresh') } : undefined)
  return (
    <li>
      <time dateTime={row.starts}>{moment === undefined ? row.starts : formatTime(moment.at, locale)}</time>
      <div>
        <h3>
          <a href={hrefs.request(row.id)}>{home?.place ?? office?.name ?? row.booked_at}</a>
        </h3>
        <p>
          {visitorName(stored.answers)} {flag !== undefined && <Flag flag={flag} />}
        </p>
        <p className="muted">
          {row.name === null ? t('desk.day.withNobody') : t('desk.day.with', { name: row.name })}
        </p>
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
