import type { ReactNode } from 'react'
import { formatDayOfWeek } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { phoneOf } from '#service/desk/views/request-parts.ts'
import { Tick } from '#ui/desk/kit/Form.tsx'
import { Status, type StatusView } from '#ui/portal/kit/Status.tsx'
import { diaryHref, type DiaryQuery, writtenQuery } from './diary-query.ts'
import type { DiaryEvent } from './event.tsx'

/** What a panel about an appointment is made of. */
export type PanelProps = Readonly<{
  event: DiaryEvent
  query: DiaryQuery
  page: DeskPage
  /** Names of the owners who can be told; '' where there are none. */
  owners: string
}>

/** A panel above the week, with a link that closes it. */
export function Panel({
  label,
  query,
  page,
  isWide,
  children,
}: Pick<PanelProps, 'query' | 'page'> & Readonly<{ label: string; isWide?: true; children: ReactNode }>) {
  return (
    <section className={isWide ? 'book' : 'book book--two'} aria-label={label}>
      <a className="book__close" href={diaryHref(page.hrefs, query)}>
        {page.t('deskDiary.close')}
      </a>
      {children}
    </section>
  )
}

/** Who comes, when, where, and how it stands. */
export function Facts({ event, page }: Pick<PanelProps, 'event' | 'page'>) {
  const { t, locale, today, hrefs } = page
  const { name, moment, hours, place, home, row, wrong, sent } = event
  const day = moment.on === today ? t('desk.today') : formatDayOfWeek(moment.on, locale)
  const phone = phoneOf(sent.answers)
  return (
    <div>
      <h2>{name}</h2>
      <p>
        <strong>{t('deskDiary.when', { day: sentenceStart(day, locale), hours })}</strong>
        <br />
        {home?.href === undefined ? place : <a href={home.href}>{place}</a>}
        <br />
        {row.name === null ? t('desk.day.withNobody') : t('desk.day.with', { name: row.name })}
      </p>
      <p>
        {wrong === undefined ? (
          <Status status={stateOf(event, page)} />
        ) : (
          <span className="late">{wrong}</span>
        )}
      </p>
      {phone !== undefined && (
        <p>
          <a href={phone.href}>{phone.label}</a>
        </p>
      )}
      <p>
        <a href={hrefs.request(row.id)}>{t('deskDiary.request')}</a>
      </p>
    </div>
  )
}

function stateOf({ row, isPast }: DiaryEvent, { t }: DeskPage): StatusView {
  if (row.seat === null) return { tone: 'done', label: t('deskDiary.outcome.cancelled') }
  if (row.outcome !== null) return { tone: 'done', label: t(`deskDiary.outcome.${row.outcome}`) }
  if (isPast) return { tone: 'done', label: t('deskDiary.past') }
  return row.status === 'waiting'
    ? { tone: 'waiting', label: t('deskDiary.waits') }
    : { tone: 'ok', label: t('deskDiary.confirmed') }
}

/** Returns where an act on an appointment is posted, and what it says unseen. */
export function postOf(
  { event: { row }, query, page }: Pick<PanelProps, 'event' | 'query' | 'page'>,
  act: string,
) {
  return {
    action: page.hrefs.diaryAct(row.id, act),
    hidden: { sequence: String(row.sequence), in: writtenQuery(query) },
  }
}

/** A tick that tells the owners too; nothing where there are none. */
export function TellOwners({ owners, page: { t } }: Pick<PanelProps, 'owners' | 'page'>) {
  return owners === '' ? null : <Tick name="owners" label={t('deskDiary.tell', { owners })} isOn />
}
