import type { ReactNode } from 'react'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { withWhom } from '#service/desk/views/parts.tsx'
import { Choices, field, PostForm, Press, Status, type StatusView, Tick } from '#ui/desk/kit.ts'
import { diaryHref, type DiaryQuery, writtenQuery } from '#service/desk/diary/diary-query.ts'
import { formatDayOfWeek } from '#i18n/format.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import {
  type CancelReason,
  cancelReasons,
  visitorWishes,
  visitOutcomes,
} from '#service/kit/database/booking-table.ts'
import { visitorAddress } from '#service/requests/form-mails/sent-form.ts'
import type { DiaryEvent } from '#service/desk/diary/event.tsx'

/** What a panel about an appointment is made of. */
export type PanelProps = Readonly<{
  event: DiaryEvent
  query: DiaryQuery
  page: DeskPage
  /** Names of the owners who can be told; '' where there are none. */
  owners: string
}>

type Frame = Pick<PanelProps, 'query' | 'page'> &
  Readonly<{ label: string; isWide?: true; children: ReactNode }>

/** A panel above the week, with a link that closes it. */
export function Panel({ label, query, page, isWide, children }: Frame) {
  return (
    <section className={isWide ? 'book' : 'book book--two'} aria-label={label}>
      <a className="book__close" href={diaryHref(page.hrefs, query)}>
        {page.t('deskDiary.close')}
      </a>
      {children}
    </section>
  )
}

/** Returns when an appointment is. @example whenOf(event, page) // 'Vandaag, 14.00–14.30 uur' */
export function whenOf({ moment, hours }: DiaryEvent, { t, locale, today }: DeskPage): string {
  const day = moment.on === today ? t('desk.today') : formatDayOfWeek(moment.on, locale)
  return t('deskDiary.when', { day: sentenceStart(day, locale), hours })
}

/** Who comes, when, where, and how it stands. */
export function Facts({ event, page }: Pick<PanelProps, 'event' | 'page'>) {
  const { t, hrefs } = page
  const { name, place, home, row, wrong, phone } = event
  return (
    <div>
      <h2>{name}</h2>
      <p>
        <strong>{whenOf(event, page)}</strong>
        <br />
        {home?.href === undefined ? place : <a href={home.href}>{place}</a>}
        <br />
        {withWhom(row, page)}
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

/** Returns how an appointment stands. */
export function stateOf({ row, isPast }: DiaryEvent, { t, locale }: DeskPage): StatusView {
  const state = (tone: StatusView['tone'], label: string) => ({ tone, label: sentenceStart(label, locale) })
  if (row.seat === null) return state('done', t('deskDiary.outcome.cancelled'))
  if (row.outcome !== null) return state('done', t(`deskDiary.outcome.${row.outcome}`))
  if (isPast) return state('done', t('deskDiary.past'))
  return row.status === 'waiting'
    ? state('waiting', t('deskDiary.waits'))
    : state('ok', t('deskDiary.confirmed'))
}

/** Returns where an act on an appointment is posted, and what it says unseen. */
export function postOf({ event: { row }, query, page }: Omit<PanelProps, 'owners'>, act: string) {
  const hidden = { sequence: String(row.sequence), in: writtenQuery(query) }
  return { action: page.hrefs.diaryAct(row.id, act), hidden }
}

/** A tick that tells the owners too; nothing where there are none. */
export function TellOwners({ owners, page: { t } }: Pick<PanelProps, 'owners' | 'page'>) {
  return owners === '' ? null : <Tick name="owners" label={t('deskDiary.tell', { owners })} isOn />
}

/** The panel that calls an appointment off: why, what the visitor reads, and homes that are like it. */
export function CancelPanel({ hasSimilar, ...props }: PanelProps & Readonly<{ hasSimilar: boolean }>) {
  const { event, query, page } = props
  const { t, hrefs } = page
  const { row, name, sent } = event
  const label = t('deskDiary.cancel.title', { name })
  const reason = query.reason ?? (event.wrong === undefined ? 'agency' : 'gone')
  const { action, hidden } = postOf(props, 'cancel')
  const open = { booking: row.id, do: 'cancel' } as const
  const reasons = cancelReasons.map((each) => ({
    label: t(`deskDiary.cancel.reason.${each}`),
    href: diaryHref(hrefs, query, { ...open, reason: each }),
    isCurrent: each === reason,
  }))
  return (
    <Panel label={label} query={query} page={page}>
      <Facts event={event} page={page} />
      <div>
        <h3>{t('deskDiary.cancel.why')}</h3>
        <Choices label={t('deskDiary.cancel.why')} choices={reasons} />
        <PostForm post={{ action, hidden: { ...hidden, reason } }} className="book__form">
          {visitorAddress(sent.answers) === undefined ? (
            <p>{t('deskDiary.noAddress', { name })}</p>
          ) : (
            <>
              <div className="small-fields">
                {field('long', 'word', t('deskDiary.cancel.reads', { name }), {
                  value: reasonText(event, reason, page),
                  maxLength: 2000,
                })}
              </div>
              {hasSimilar && (
                <Tick name="similar" label={t('deskDiary.cancel.similar')} isOn={reason === 'gone'} />
              )}
            </>
          )}
          <TellOwners {...props} />
          <p className="desk-go">
            <Press label={t('deskDiary.cancel.button')} isBad isSmall />
            <a href={diaryHref(hrefs, query, { booking: row.id })}>{t('deskDiary.cancel.move')}</a>
          </p>
          <p className="muted">{t('deskDiary.cancel.hint')}</p>
        </PostForm>
      </div>
    </Panel>
  )
}

/** Returns what a visitor reads about a reason, in their own language, to begin with. */
function reasonText({ sent, home, moment }: DiaryEvent, reason: CancelReason, { words }: DeskPage): string {
  const { t } = words.languages(sent.locale)
  const place = sent.about?.(sent.locale)?.place ?? home?.place
  const day = formatDayOfWeek(moment.on, sent.locale)
  const why = place === undefined && reason === 'gone' ? 'agency' : reason
  return t(`deskDiary.cancel.text.${why}`, { day, home: place ?? '' })
}

/** The panel of an appointment that is past: how it went, and the sentence that the owner reads. */
export function ReportPanel(props: PanelProps) {
  const { event, query, page, owners } = props
  const { row, name, isVisit } = event
  const { t } = page
  const outcomes = visitOutcomes.map((value) => ({ value, label: t(`deskDiary.outcome.${value}`) }))
  const wishes = visitorWishes.map((value) => ({ value, label: t(`deskDiary.wish.${value}`) }))
  return (
    <Panel label={t('deskDiary.report.title', { name })} query={query} page={page}>
      <Facts event={event} page={page} />
      <PostForm post={postOf(props, 'report')} className="book__form small-fields">
        {field('pick', 'outcome', t('deskDiary.report.how'), {
          choices: outcomes,
          value: row.outcome ?? 'been',
          isRequired: true,
        })}
        {isVisit && (
          <>
            {field('long', 'report', t('deskDiary.report.text'), {
              hint: t('deskDiary.report.hint'),
              value: row.report ?? '',
              maxLength: 1000,
            })}
            {field('menu', 'wish', t('deskDiary.report.wish'), {
              choices: wishes,
              value: row.wish ?? '',
              emptyLabel: t('deskDiary.report.unknown'),
            })}
          </>
        )}
        <p>
          <Press label={t('deskDiary.report.button')} isSmall />
        </p>
        {isVisit && (
          <p className="muted">{t(`deskDiary.report.${owners === '' ? 'noOwner' : 'owner'}`, { owners })}</p>
        )}
      </PostForm>
    </Panel>
  )
}
