import type { ReactNode } from 'react'
import { formatList } from '#i18n/format.ts'
import type { DeskContext } from '#service/desk/desk-context.ts'
import { officeNamed } from '#service/desk/views/request-parts.ts'
import { readOwnersOf } from '#service/requests/bookings/by-staff/owner-mail.ts'
import { similarHomes } from '#service/requests/bookings/by-staff/similar-homes.ts'
import { CancelPanel } from './cancel-panel.tsx'
import type { DiaryEvent } from './event.tsx'
import { MovePanel } from './move-panel.tsx'
import { Facts, Panel, type PanelProps } from './panel.tsx'
import { PlanPanel, type Wanted } from './plan-panel.tsx'
import { ReportPanel } from './report-panel.tsx'

type Opened = Pick<PanelProps, 'query' | 'page'> &
  Readonly<{
    event?: DiaryEvent
    events: readonly DiaryEvent[]
    /** The request that something is planned for. */
    wanted?: Wanted
    context: DeskContext
  }>

/** Returns what is open above the week: an appointment and what can be done with it, or the form that plans one. */
export async function openedPanel({ event, events, wanted, context, ...props }: Opened): Promise<ReactNode> {
  const { query, page } = props
  if (event === undefined) return query.plan ? <PlanPanel {...props} wanted={wanted} /> : null
  const { sent, row, isPast } = event
  if (row.seat === null)
    return (
      <Panel label={event.name} query={query} page={page}>
        <Facts event={event} page={page} />
        <p>{row.reason === null ? null : page.t(`deskDiary.cancel.reason.${row.reason}`)}</p>
      </Panel>
    )
  const found = await readOwnersOf(context.database.db, event.isVisit ? sent.subject : undefined)
  const owners = formatList(
    found.map(({ name }) => name),
    page.locale,
  )
  const about = { ...props, event, owners }
  if (isPast) return <ReportPanel {...about} />
  if (query.do === 'cancel')
    return (
      <CancelPanel
        {...about}
        hasSimilar={sent.subject !== undefined && similarHomes(page.subjects, sent.subject).length > 0}
      />
    )
  const office = officeNamed(row.office, page)
  const days = office === undefined ? [] : await context.bookings.daysOf(office, page)
  return <MovePanel {...about} days={days} busy={busyAt(event, events)} />
}

/** Returns who has another appointment at the time of one. */
function busyAt(event: DiaryEvent, events: readonly DiaryEvent[]): ReadonlySet<string> {
  const others = events.filter(
    (other) => other.row.id !== event.row.id && other.at < event.ends && event.at < other.ends,
  )
  return new Set(others.flatMap(({ row }) => (row.agent === null ? [] : [row.agent])))
}
