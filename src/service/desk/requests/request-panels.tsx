import { toBrussels } from '#domain/values/brussels-time.ts'
import { momentText } from '#service/requests/bookings/slot-text.ts'
import { plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { Acts } from '#ui/desk/kit/Act.tsx'
import type { RequestShown } from './request-shown.ts'

/** What stands beside a request to decide on: its appointment, its offer, that it is nobody's. */
export function Panels({ found, post, page }: RequestShown) {
  const { request, booking, offer } = found
  const { t, locale, hrefs, words, now } = page
  const moment = booking === undefined ? undefined : parseStart(booking.starts)
  const isNobodys = request.agent === null && request.state !== 'done'
  const rank = offer?.rank ?? undefined
  const canPlan = booking?.seat == null && plannedForms.some((each) => each === request.form)
  if (moment === undefined && rank === undefined && !isNobodys && !canPlan) return null
  const { on, at } = toBrussels(now)
  const isPast = moment !== undefined && `${moment.on} ${moment.at}` < `${on} ${at}`
  const how = booking?.seat === null ? 'cancelled' : isPast ? 'past' : 'booked'
  const office = words.recipients.offices.find(({ id }) => id === booking?.office)?.name ?? ''
  return (
    <div className="case__now">
      {booking !== undefined && moment !== undefined && (
        <div className="panel panel--tint">
          <h2>{t(request.form === 'request-visit' ? 'desk.panel.visit' : 'desk.panel.meeting')}</h2>
          <p className="panel__big">{momentText(moment, locale)}</p>
          <p>{t(`desk.panel.${how}`, { office })}</p>
          <Acts acts={[{ label: t('desk.panel.diary'), href: hrefs.booking(request.id) }]} />
        </div>
      )}
      {canPlan && (
        <div className="panel panel--tint">
          <h2>{t('desk.panel.noMoment')}</h2>
          <Acts acts={[{ label: t('desk.panel.plan'), href: hrefs.planFor(request.id) }]} />
        </div>
      )}
      {rank !== undefined && (
        <div className="panel panel--tint">
          <h2>{t('desk.panel.offer', { rank })}</h2>
          <Acts
            acts={[
              {
                label: t('desk.panel.offers'),
                href: hrefs.offer('', { home: String(request.subject) }),
              },
            ]}
          />
        </div>
      )}
      {isNobodys && (
        <div className="panel panel--tint">
          <h2>{t('desk.panel.nobody')}</h2>
          <p>{t('desk.panel.nobodyText')}</p>
          <Acts acts={[{ ...post('take'), label: t('desk.request.take') }]} />
        </div>
      )}
    </div>
  )
}
