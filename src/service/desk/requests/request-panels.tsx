import type { ReactNode } from 'react'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDayOfWeek } from '#i18n/format.ts'
import { statusOf, storedOf } from '#service/desk/views/request-parts.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { momentText } from '#service/requests/bookings/slot-text.ts'
import { formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Acts } from '#ui/desk/kit/Act.tsx'
import type { ActView } from '#ui/desk/kit/act-view.ts'
import type { RequestShown } from './request-shown.ts'

/** What stands beside a request to decide on: its appointment, who else applies, that it is nobody's. */
export function Panels(shown: RequestShown) {
  const panels = [bookedPanel(shown), planPanel(shown), candidatesPanel(shown), nobodysPanel(shown)].filter(
    (panel) => panel !== undefined,
  )
  return panels.length === 0 ? null : <div className="case__now">{panels}</div>
}

function bookedPanel({ found: { request, booking }, page }: RequestShown): ReactNode {
  const { t, locale, hrefs, words, now } = page
  const moment = booking && parseStart(booking.starts)
  if (booking === undefined || moment === undefined) return undefined
  const isPast = booking.starts < formatStart(toBrussels(now))
  const how = booking.seat === null ? 'cancelled' : isPast ? 'past' : 'booked'
  const office = words.recipients.offices.find(({ id }) => id === booking.office)?.name ?? ''
  const href = hrefs.booking(request.id)
  const acts =
    how === 'booked'
      ? [
          { label: t('desk.panel.move'), href },
          { label: t('desk.panel.cancel'), href: `${href}&do=cancel&reason=agency` },
        ]
      : [{ label: t('desk.panel.diary'), href }]
  return (
    <Panel
      key="booked"
      title={t(request.form === 'request-visit' ? 'desk.panel.visit' : 'desk.panel.meeting')}
      acts={acts}
    >
      <p className="panel__big">{momentText(moment, locale)}</p>
      <p>{t(`desk.panel.${how}`, { office })}</p>
    </Panel>
  )
}

function planPanel({ found: { request, booking }, page: { t, hrefs } }: RequestShown): ReactNode {
  const isPlanned = booking !== undefined && booking.seat !== null
  if (isPlanned || !plannedForms.some((each) => each === request.form)) return undefined
  const act = { label: t('desk.panel.plan'), href: hrefs.planFor(request.id) }
  return <Panel key="plan" title={t('desk.panel.noMoment')} acts={[act]} />
}

/** The link to all offers on a home, beside which an offer is laid first of all. */
export function offerActs({ found: { request, offer }, page: { t, hrefs } }: RequestShown) {
  if ((offer?.rank ?? undefined) === undefined) return []
  return [{ label: t('desk.panel.offers'), href: hrefs.offer('', { home: String(request.subject) }) }]
}

function candidatesPanel({ found: { request, candidates }, page }: RequestShown): ReactNode {
  if (candidates.length < 2) return undefined
  return (
    <Panel key="candidates" title={page.t('desk.panel.candidates')} acts={[]}>
      <ol className="mini">
        {candidates.map((candidate) => {
          const name = visitorName(storedOf(candidate).answers)
          return (
            <li key={candidate.id} aria-current={candidate.id === request.id || undefined}>
              {candidate.id === request.id ? (
                <b>{name}</b>
              ) : (
                <a className="quiet" href={page.hrefs.request(candidate.id)}>
                  {name}
                </a>
              )}
              <span className="muted">
                {formatDayOfWeek(toBrussels(candidate.created_at).on, page.locale)},{' '}
                {statusOf(candidate.stands, page).label}
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

function nobodysPanel({ found: { request }, post, page: { t } }: RequestShown): ReactNode {
  if (request.agent !== null || request.state === 'done') return undefined
  return (
    <Panel
      key="nobody"
      title={t('desk.panel.nobody')}
      acts={[{ ...post('take'), label: t('desk.request.take') }]}
    >
      <p>{t('desk.panel.nobodyText')}</p>
    </Panel>
  )
}

type PanelProps = Readonly<{ title: string; acts: readonly ActView[]; children?: ReactNode }>

function Panel({ title, acts, children }: PanelProps) {
  return (
    <div className="panel panel--tint">
      <h2>{title}</h2>
      {children}
      {acts.length > 0 && <Acts acts={acts} />}
    </div>
  )
}
