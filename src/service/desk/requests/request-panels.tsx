import type { ReactNode } from 'react'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatDayOfWeek, formatList } from '#i18n/format.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { releasedOf } from '#service/desk/offers/decide-rules.ts'
import type { Offered } from '#service/desk/offers/read-offers.ts'
import { eventOf } from '#service/desk/diary/event.tsx'
import { stateOf, whenOf } from '#service/desk/diary/panels.tsx'
import { statusOf, toldOf, withWhom } from '#service/desk/views/parts.tsx'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { Acts, type ActView } from '#ui/desk/kit.ts'
import type { RequestShown } from './request-shown.ts'

/** What stands beside a request to decide on: its appointment, who else applies, that it is nobody's. */
export function Panels(shown: RequestShown) {
  const { found, post, page } = shown
  const { request, booking, candidates } = found
  const { t, hrefs } = page
  const { id, form } = request
  const event = booking && eventOf(booking, page)
  const isPlanned = booking !== undefined && booking.seat !== null
  const href = hrefs.booking(id)
  const move = { label: t('desk.panel.move'), href }
  const cancel = { label: t('desk.panel.cancel'), href: `${href}&do=cancel&reason=agency` }
  const panels = [
    shown.offered && <OwnerOf key="owner" {...shown.offered} page={page} />,
    event !== undefined && (
      <Panel
        key="booked"
        title={t(form === 'request-visit' ? 'desk.panel.visit' : 'desk.panel.meeting')}
        acts={isPlanned && !event.isPast ? [move, cancel] : undefined}
      >
        <p className="panel__big">{whenOf(event, page)}</p>
        <p>
          {event.place}, {withWhom(event.row, page)}. {stateOf(event, page).label}.
        </p>
        <p>
          <a href={href}>{t('desk.panel.diary')}</a>
        </p>
      </Panel>
    ),
    !isPlanned && plannedForms.some((each) => each === form) && (
      <Panel
        key="plan"
        title={t('desk.panel.noMoment')}
        acts={[{ label: t('desk.panel.plan'), href: hrefs.planFor(id) }]}
      />
    ),
    candidates.length > 1 && <Candidates key="candidates" {...shown} />,
    request.agent === null && request.state !== 'done' && (
      <Panel
        key="nobody"
        title={t('desk.panel.nobody')}
        acts={[{ ...post('take'), label: t('desk.request.take') }]}
      >
        <p>{t('desk.panel.nobodyText')}</p>
      </Panel>
    ),
  ].filter(Boolean)
  return panels.length === 0 ? null : <div className="case__now">{panels}</div>
}

/** The link to all offers on a home, beside which an offer is laid first of all. */
export function offerActs({ found: { request, offer }, page: { t, hrefs } }: RequestShown) {
  if ((offer?.rank ?? undefined) === undefined) return []
  return [{ label: t('desk.panel.offers'), href: hrefs.offer('', { home: String(request.subject) }) }]
}

/** What the owner of a home knows of an offer on it, and what becomes known by its release. */
function OwnerOf({ offer, about, canDecide, page }: Offered & Pick<RequestShown, 'page'>) {
  const { t, hrefs, locale } = page
  const { id, subject: home, stands } = offer
  const { owners, unread } = about
  const isFresh = stands === 'new' && canDecide
  const release = {
    label: t('desk.panel.offer.release'),
    href: hrefs.offer('release', { home, offer: String(id) }),
  }
  const invite = { label: t('desk.panel.offer.invite'), href: hrefs.owners }
  const bidder = releasedOf(offer, { about, advice: '' }, page)?.bidder.text
  const names = owners.map(({ name }) => name)
  const said = { owners: sentenceStart(formatList(names, locale), locale) }
  return (
    <Panel
      title={t('desk.panel.owner')}
      acts={unread === 'noOwner' ? [invite] : isFresh && unread === undefined ? [release] : undefined}
    >
      <p>
        {unread === undefined
          ? t(`desk.panel.offer.${stands}`, said)
          : t(unread === 'noOwner' ? 'deskOffers.noSeller' : 'deskOffers.problem.noMandate')}
      </p>
      {isFresh && unread === undefined && bidder !== undefined && (
        <p className="muted">{t('desk.panel.offer.reads', { bidder })}</p>
      )}
    </Panel>
  )
}

/** All who apply for a home, in order of arrival. */
function Candidates({ found: { request, candidates }, page }: RequestShown) {
  return (
    <Panel title={page.t('desk.panel.candidates')}>
      <ol className="mini">
        {candidates.map((candidate) => {
          const isThis = candidate.id === request.id
          const name = toldOf(candidate, page).name
          const day = formatDayOfWeek(toBrussels(candidate.created_at).on, page.locale)
          return (
            <li key={candidate.id} aria-current={isThis || undefined}>
              {isThis ? (
                <b>{name}</b>
              ) : (
                <a className="quiet" href={page.hrefs.request(candidate.id)}>
                  {name}
                </a>
              )}
              <span className="muted">{`${day}, ${statusOf(candidate.stands, page).label}`}</span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

type PanelProps = Readonly<{ title: string; acts?: readonly ActView[]; children?: ReactNode }>

/** Something to decide, or to know first, and what can be done about it. */
export function Panel({ title, acts, children }: PanelProps) {
  return (
    <div className="panel panel--tint">
      <h2>{title}</h2>
      {children}
      {acts !== undefined && <Acts acts={acts} />}
    </div>
  )
}
