import { toBrussels } from '#domain/values/brussels-time.ts'
import { formatList } from '#i18n/format.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { refuse } from '#service/desk/desk-door.ts'
import type { Refusal } from '#service/desk/desk-page.ts'
import { readId } from '#service/desk/views/read-number.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import type { Span } from '#service/requests/bookings/booked-times.ts'
import { formatStart } from '#service/requests/bookings/slot-value.ts'
import { addBlock, type NewBlock, removeBlock } from '#service/requests/calendars/blocks.ts'
import { mayLift } from './block.tsx'
import { diaryHref, type DiaryQuery } from './diary-query.ts'
import { eventOf } from './event.tsx'
import { readBooked } from './read-diary.ts'
import { refusal } from './refusal.ts'

/** Keeps time free: of a member of staff, or, for managers, of all of the office. An appointment in it is named, and nothing is stored. */
export async function doBlock(
  { page, text }: DeskRequest,
  query: DiaryQuery,
  span: Span,
  { database: { db } }: DeskContext,
): Promise<string | Refusal> {
  const { staff, words, colleagues, hrefs, now, t, locale } = page
  const agent = colleagues.find(({ id, isActive }) => isActive && id === text('who'))?.id
  if (text('who') !== 'office' && agent === undefined) return refusal('noAgent', page)
  if (staff.role !== 'manager' && agent !== staff.id) return refusal('noAgent', page)
  const more = { text: text('home').slice(0, 120), origin: agent === staff.id ? 'own' : 'desk' } as const
  const block: NewBlock =
    agent === undefined ? { ...span, ...more, office: query.office } : { ...span, ...more, agent }
  const under = await db.transaction().execute(async (transaction) => {
    const hit = await addBlock(transaction, words.recipients.offices, block, { covers: false, now })
    const detail = formatStart(toBrussels(span.from))
    if (hit.length === 0) await logAct(transaction, { act: 'block', detail }, page)
    return hit
  })
  if (under.length === 0) return `${diaryHref(hrefs, query)}&did=block`
  const rows = await Promise.all(under.map(async ({ submission }) => readBooked(db, submission, page)))
  const names = rows.flatMap((row) => {
    const event = row && eventOf(row, page)
    return event === undefined ? [] : [`${event.name} ${event.from}`]
  })
  return { ...refuse(t('deskDiary.problem.covers'), 'day'), text: formatList(names, locale) }
}

/** Lifts a block; undefined where there is none that this member of staff may lift. */
export async function doUnblock(
  { page, text }: DeskRequest,
  query: DiaryQuery,
  { database: { db } }: DeskContext,
): Promise<string | undefined> {
  const id = readId(text('block'))
  const block = await db.selectFrom('block').selectAll().where('id', '=', id).executeTakeFirst()
  if (block === undefined || !mayLift({ ...block, agent: block.agent ?? undefined }, page)) return undefined
  await db.transaction().execute(async (transaction) => {
    const lifted = await removeBlock(transaction, id)
    if (lifted === undefined) return
    const detail = formatStart(toBrussels(lifted.from))
    await logAct(transaction, { act: 'unblock', detail }, page)
  })
  return `${diaryHref(page.hrefs, query)}&did=unblock`
}
