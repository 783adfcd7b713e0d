import { fromBrussels } from '#domain/values/brussels-time.ts'
import { isLocale } from '#domain/values/locale.ts'
import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import { type CallKind, readCall } from '#service/desk/call/call-page.tsx'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { type Planned, plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { SlotTakenError } from '#service/requests/bookings/slot-taken-error.ts'
import { formatSlot, formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'

import { unusual } from './diary-acts.ts'
import { doBlock } from './do-block.ts'
import { diaryHref, type DiaryQuery } from './diary-query.ts'
import { type Refusal, refusal } from './refusal.ts'

/** Plans what was posted: returns the address to go to, or why it is not done. */
export async function doPlan(
  request: DeskRequest,
  query: DiaryQuery,
  context: DeskContext,
): Promise<string | Refusal> {
  const { page, text } = request
  const { words, staff, now, hrefs } = page
  const office = words.recipients.offices.find(({ id }) => id === query.office)
  const from = parseStart(`${text('day')}T${text('from')}`)
  if (office === undefined || from === undefined) return refusal('noTime', page)
  const at = fromBrussels(from.on, from.at)
  const isToCome = at > now
  if (!isToCome) return refusal('pastMoment', page)
  const until = parseStart(`${text('day')}T${text('until')}`)
  const minutes =
    until === undefined ? (office.calendar?.minutes ?? 30) : (fromBrussels(until.on, until.at) - at) / 60_000
  if (!(minutes > 0)) return refusal('wrongEnd', page)
  if (text('what') === 'block')
    return await doBlock(request, query, { from: at, until: at + minutes * 60_000 }, context)
  const asked = readPlanned(request)
  if ('status' in asked) return asked
  const slot = { office: office.id, moment: from }
  const { form, answers } = asked
  try {
    const id = await context.bookings.plan({
      ...asked,
      // A valuation is at a home: its form has no moment.
      answers: form === 'contact-demand' ? answers : { ...answers, slot: formatSlot(slot) },
      slot,
      minutes,
      status: text('waits') === 'yes' ? 'waiting' : 'confirmed',
      tellsOwners: text('owners') === 'yes',
      also: async (transaction, request) => {
        await transaction
          .updateTable('submission')
          .set({ state: 'open', first_answer_at: now })
          .where('id', '=', request)
          .execute()
        await logAct(transaction, { act: 'plan', id: request, detail: formatStart(from) }, { staff, now })
      },
    })
    const week = mondayOf(weekOf(from.on)) ?? query.week
    const said = new URLSearchParams({
      did: 'plan',
      of: String(id),
      note: unusual(from, office.calendar, page),
    })
    return `${diaryHref(hrefs, query, { week, booking: id })}&${said}`
  } catch (error) {
    if (error instanceof SlotTakenError) return refusal('taken', page)
    throw error
  }
}

/** What a call about each form is. */
const callOf = {
  'request-visit': 'visit',
  'contact-appointment': 'meeting',
  'contact-demand': 'valuation',
} as const satisfies Record<Planned['form'], CallKind>

/** Reads for whom, where and by whom something is planned: as a call that is noted. */
function readPlanned({
  page,
  text,
}: DeskRequest): Refusal | Pick<Planned, 'form' | 'locale' | 'dedupeKey' | 'answers' | 'subject' | 'agent'> {
  const { colleagues, staff, t } = page
  const form = plannedForms.find((each) => each === text('what'))
  if (form === undefined) return refusal('noKind', page)
  const agent = colleagues.find(({ id, isActive }) => isActive && id === text('who'))
  // Agents plan what they do themselves.
  if (agent === undefined || (staff.role !== 'manager' && agent.id !== staff.id))
    return refusal('noAgent', page)
  const place = text('home').slice(0, 120)
  if (form === 'contact-demand' && place === '') return refusal('noHome', page)
  const home = form === 'request-visit' ? place : ''
  const who = { name: text('name').slice(0, 80), phone: text('phone'), email: text('email') }
  const call = readCall({ kind: callOf[form], home, ...who, said: '', isMailed: false }, page)
  if (typeof call === 'string') return { title: t(`desk.call.problem.${call}`), status: 422 }
  const { answers, subject } = call
  const locale = text('lang')
  return {
    form,
    subject,
    locale: isLocale(locale) ? locale : page.locale,
    dedupeKey: text('key').slice(0, 64),
    agent: { name: agent.name, address: agent.email },
    answers: form === 'contact-demand' ? { ...answers, street: place } : answers,
  }
}
