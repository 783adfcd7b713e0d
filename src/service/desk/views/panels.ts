import { toBrussels } from '#domain/values/brussels-time.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import type { FoundRequest } from '#service/desk/requests/read-request.ts'
import { momentText } from '#service/requests/bookings/slot-text.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import type { ButtonView } from '#ui/desk/kit/act-view.ts'
import type { PanelView } from '#ui/desk/requests/request-view.ts'

/** Returns what stands beside a request to decide on: its appointment, its offer, that it is nobody's. */
export function panelsOf(found: FoundRequest, take: ButtonView, page: DeskPage): readonly PanelView[] {
  return [appointmentPanel(found, page), offerPanel(found, page), nobodyPanel(found, take, page)].filter(
    (panel) => panel !== undefined,
  )
}

function appointmentPanel(
  { booking, request }: FoundRequest,
  { t, locale, words, now, hrefs }: DeskPage,
): PanelView | undefined {
  const moment = booking === undefined ? undefined : parseStart(booking.starts)
  if (booking === undefined || moment === undefined) return undefined
  const office = words.recipients.offices.find(({ id }) => id === booking.office)?.name ?? booking.office
  const { on, at } = toBrussels(now)
  const isPast = `${moment.on} ${moment.at}` < `${on} ${at}`
  const how = booking.seat === null ? 'cancelled' : isPast ? 'past' : 'booked'
  return {
    title: t(request.form === 'request-visit' ? 'desk.panel.visit' : 'desk.panel.meeting'),
    big: momentText(moment, locale),
    text: t(`desk.panel.${how}`, { office }),
    acts: [{ label: t('desk.panel.diary'), href: `${hrefs.diary}?booking=${request.id}` }],
  }
}

function offerPanel({ offer, request }: FoundRequest, { t, hrefs }: DeskPage): PanelView | undefined {
  if (offer === undefined || offer.rank === null || request.subject === null) return undefined
  const all = { state: 'all', form: 'purchase-offer', home: request.subject, page: 1 } as const
  return {
    title: t('desk.panel.offer', { rank: offer.rank }),
    acts: [{ label: t('desk.panel.offers'), href: hrefs.list(all) }],
  }
}

function nobodyPanel({ request }: FoundRequest, take: ButtonView, { t }: DeskPage): PanelView | undefined {
  if (request.agent !== null || request.state === 'done') return undefined
  return { title: t('desk.panel.nobody'), text: t('desk.panel.nobodyText'), acts: [take] }
}
