import { fromBrussels } from '#domain/values/brussels-time.ts'
import { isLocale } from '#domain/values/locale.ts'
import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { homesNamed } from '#service/desk/requests/seen-requests.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { type Planned, plannedForms } from '#service/requests/bookings/by-staff/plan-booking.ts'
import { SlotTakenError } from '#service/requests/bookings/slot-taken-error.ts'
import { formatSlot, formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import { parseEmail } from '#text/email.ts'
import { foldWords } from '#text/fold.ts'

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

/** Reads for whom, where and by whom something is planned. */
function readPlanned({
  page,
  text,
}: DeskRequest): Refusal | Pick<Planned, 'form' | 'locale' | 'dedupeKey' | 'answers' | 'subject' | 'agent'> {
  const { colleagues, staff, subjects } = page
  const form = plannedForms.find((each) => each === text('what'))
  if (form === undefined) return refusal('noKind', page)
  const agent = colleagues.find(({ id, isActive }) => isActive && id === text('who'))
  // Agents plan what they do themselves.
  if (agent === undefined || (staff.role !== 'manager' && agent.id !== staff.id))
    return refusal('noAgent', page)
  const name = text('name').slice(0, 80)
  if (name === '') return refusal('noName', page)
  const email = text('email') === '' ? undefined : parseEmail(text('email'))
  if (email === undefined && text('email') !== '') return refusal('wrongEmail', page)
  const phone = text('phone') === '' ? undefined : parsePhone(text('phone'))
  if (phone === undefined && text('phone') !== '') return refusal('wrongPhone', page)
  const place = text('home').slice(0, 120)
  const exact = `property/${place}`
  const named =
    exact in subjects ? [exact] : place === '' ? [] : homesNamed(foldWords(place).split(' '), subjects)
  const subject = form === 'request-visit' && named.length === 1 ? named[0] : undefined
  if (form === 'request-visit' ? subject === undefined : form === 'contact-demand' && place === '')
    return refusal('noHome', page)
  const locale = text('lang')
  const [firstName = '', ...others] = name.split(/\s+/)
  return {
    form,
    locale: isLocale(locale) ? locale : page.locale,
    dedupeKey: text('key').slice(0, 64),
    subject,
    agent: { name: agent.name, address: agent.email },
    answers: {
      firstName,
      lastName: others.join(' '),
      ...(phone === undefined ? {} : { phone }),
      ...(email === undefined ? {} : { email }),
      ...(form === 'contact-demand' ? { street: place } : {}),
    },
  }
}
