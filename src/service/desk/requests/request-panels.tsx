import type { ReactNode } from 'react'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { momentText } from '#service/requests/bookings/slot-text.ts'
import { formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'
import { Acts } from '#ui/desk/kit/Act.tsx'
import type { ActView } from '#ui/desk/kit/act-view.ts'
import type { RequestShown } from './request-shown.ts'

/** What stands beside a request to decide on: its appointment, its offer, that it is nobody's. */
export function Panels(shown: RequestShown) {
  const panels = [bookedPanel(shown), planPanel(shown), offerPanel(shown), nobodysPanel(shown)].filter(
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
  return (
    <Panel
      key="booked"
      title={t(request.form === 'request-visit' ? 'desk.panel.visit' : 'desk.panel.meeting')}
      act={{ label: t('desk.panel.diary'), href: hrefs.booking(request.id) }}
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
  return <Panel key="plan" title={t('desk.panel.noMoment')} act={act} />
}

function offerPanel({ found: { request, offer }, page: { t, hrefs } }: RequestShown): ReactNode {
  const rank = offer?.rank ?? undefined
  if (rank === undefined) return undefined
  const act = { label: t('desk.panel.offers'), href: hrefs.offer('', { home: String(request.subject) }) }
  return <Panel key="offer" title={t('desk.panel.offer', { rank })} act={act} />
}

function nobodysPanel({ found: { request }, post, page: { t } }: RequestShown): ReactNode {
  if (request.agent !== null || request.state === 'done') return undefined
  return (
    <Panel
      key="nobody"
      title={t('desk.panel.nobody')}
      act={{ ...post('take'), label: t('desk.request.take') }}
    >
      <p>{t('desk.panel.nobodyText')}</p>
    </Panel>
  )
}

function Panel({ title, act, children }: Readonly<{ title: string; act: ActView; children?: ReactNode }>) {
  return (
    <div className="panel panel--tint">
      <h2>{title}</h2>
      {children}
      <Acts acts={[act]} />
    </div>
  )
}
