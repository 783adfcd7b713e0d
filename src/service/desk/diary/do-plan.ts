import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { Answers } from '#forms/answers.ts'
import { readForm } from '#forms/check/check-form.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import { address } from '#forms/common-fields.ts'
import { isLocale } from '#domain/values/locale.ts'
import { mondayOf, weekOf } from '#domain/values/iso-week.ts'
import { type CallKind, readCall } from '#service/desk/call/call-page.tsx'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { type Change, changeRequest, logAct } from '#service/desk/requests/change-request.ts'
import { readRequest } from '#service/desk/requests/read-request.ts'
import { officeNamed, readId, toldOf } from '#service/desk/views/parts.tsx'
import type { DbTransaction } from '#service/kit/database/tables.ts'
import { searchKeys } from '#service/kit/search-keys.ts'
import type { ListedStaff } from '#service/owners/accounts/find-staff.ts'
import {
  calledForms,
  type Planned,
  PlannedBeforeError,
  plannedForms,
} from '#service/requests/bookings/by-staff/plan-booking.ts'
import { SlotTakenError } from '#service/requests/bookings/slot-taken-error.ts'
import { formatSlot, formatStart, parseStart } from '#service/requests/bookings/slot-value.ts'
import { isValuation } from '#service/requests/form-mails/asked-place.ts'
import { formatList } from '#i18n/format.ts'
import { missing, refuse } from '#service/desk/desk-door.ts'
import type { Span } from '#service/requests/bookings/booked-times.ts'
import { addBlock, type NewBlock, removeBlock } from '#service/requests/calendars/blocks.ts'
import { eventOf, mayLift } from './event.tsx'
import { diaryHref, type DiaryQuery, readBooked } from './diary-query.ts'
import { refusal, unusual } from './diary-acts.ts'

/** Plans what was posted, and returns the address to go to. @throws where it is not done */
export async function doPlan(request: DeskRequest, query: DiaryQuery, context: DeskContext): Promise<string> {
  const { page, text } = request
  const { now, hrefs } = page
  const office = officeNamed(query.office, page) ?? refusal('noTime', page)
  const from = parseStart(`${text('day')}T${text('from')}`) ?? refusal('noTime', page)
  const at = fromBrussels(from.on, from.at)
  if (!(at > now)) refusal('pastMoment', page)
  const until = parseStart(`${text('day')}T${text('until')}`)
  const minutes =
    until === undefined ? (office.calendar?.minutes ?? 30) : (fromBrussels(until.on, until.at) - at) / 60_000
  if (!(minutes > 0)) refusal('wrongEnd', page)
  if (text('what') === 'block')
    return await doBlock(request, query, { from: at, until: at + minutes * 60_000 }, context)
  const wish = query.request === undefined ? undefined : await readWish(request, query.request, context)
  const asked = wish ?? readPlanned(request)
  const slot = { office: office.id, moment: from }
  const { form, answers } = asked
  const also = async (transaction: DbTransaction, id: number): Promise<void> => {
    const change: Change = { act: 'plan', detail: formatStart(from), isAnswer: true, set: asked.set }
    for (const each of new Set([id, query.request ?? id]))
      if ((await changeRequest(transaction, each, change, page)) !== 'changed')
        throw new PlannedBeforeError(String(each))
  }
  const planned = context.bookings.plan({
    ...asked,
    also,
    // A valuation is at a home: its form has no moment.
    answers: isValuation({ form }) ? answers : { ...answers, slot: formatSlot(slot) },
    slot,
    minutes,
    status: text('waits') === 'yes' ? 'waiting' : 'confirmed',
    tellsOwners: text('owners') === 'yes',
  })
  const id = await planned.catch((error: unknown) => {
    if (error instanceof SlotTakenError) refusal('taken', page, 'from')
    if (error instanceof PlannedBeforeError) refusal('planned', page, '', 409)
    throw error
  })
  const week = mondayOf(weekOf(from.on)) ?? query.week
  const note = unusual(from, office.calendar, page)
  const said = new URLSearchParams({ did: 'plan', of: String(id), note })
  return `${diaryHref(hrefs, query, { week, booking: id })}&${said}`
}

type Wish = Pick<Planned, 'form' | 'locale' | 'request' | 'dedupeKey' | 'answers' | 'subject' | 'agent'> &
  Readonly<{ set?: Change['set'] }>

/**
 * Reads a request that an appointment is planned for; undefined for one that asks for something else, beside which the appointment
 * is a request of its own. @throws where there is none that this member of staff may see
 */
async function readWish(
  request: DeskRequest,
  id: number,
  { database }: DeskContext,
): Promise<Wish | undefined> {
  const { page } = request
  const found = (await readRequest(database.db, id, page)) ?? missing()
  const form = plannedForms.find((each) => each === found.request.form)
  if (form === undefined) return undefined
  const agent = whoIn(request)
  const { locale, answers: told, subject, at } = toldOf(found.request, page).sent
  const place = isValuation({ form }) ? readAddress(request) : undefined
  const answers = { ...told, ...place }
  // Whoever asked by the short form gave a postal code alone.
  const kept = place && { payload: JSON.stringify(answers), ...searchKeys(answers) }
  const set = { agent: agent.id, wait_until: null, state: 'open', ...kept } as const
  const mailbox = { name: agent.name, address: agent.email }
  return { form, locale, request: { id, at }, dedupeKey: '', answers, subject, agent: mailbox, set }
}

/** Reads where a home to be valued is, as its own form asks it. @throws where something is to be corrected */
function readAddress({ page, posted }: DeskRequest): Answers {
  const { now, today, t } = page
  const groups = [{ name: 'propertyAddress', rows: address }] as const
  const form = { id: 'contact-demand', about: 'nothing', groups, agreements: [] } as const
  const context = { today, term: { now, leastHours: 0 }, choices: () => [], parsePhone }
  const { answers, errors } = readForm(form, posted, context)
  for (const { name, maxLength = '' } of address.flat()) {
    const code = errors[name]
    const told = { label: t(`forms.fields.${name}`), length: maxLength }
    if (code !== undefined) refuse(t(`forms.errors.${code}`, told), name)
  }
  return answers
}

/** Returns the colleague whom a form names, as far as one may: agents plan what they do themselves. @throws for any other */
function whoIn({ page, text }: DeskRequest): ListedStaff {
  const { active, staff } = page
  const agent = active.find(({ id }) => id === text('who') && (staff.role === 'manager' || id === staff.id))
  return agent ?? refusal('noAgent', page)
}

/** What a call about each form is. */
const callOf = {
  'request-visit': 'visit',
  'contact-appointment': 'meeting',
  'contact-demand': 'valuation',
} as const satisfies Record<(typeof calledForms)[number], CallKind>

/** Reads for whom, where and by whom something is planned: as a call that is noted. */
function readPlanned(request: DeskRequest): Wish {
  const { page, text } = request
  const form = calledForms.find((each) => each === text('what')) ?? refusal('noKind', page)
  const agent = whoIn(request)
  const place = text('home').slice(0, 120)
  if (form === 'contact-demand' && place === '') refusal('noHome', page)
  const home = form === 'request-visit' ? place : ''
  const who = { name: text('name').slice(0, 80), phone: text('phone'), email: text('email') }
  const { answers, subject } = readCall({ kind: callOf[form], home, ...who, said: '', isMailed: false }, page)
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

/** Keeps time free: of a member of staff, or, for managers, of all of the office. An appointment in it is named, and nothing is stored. */
async function doBlock(
  request: DeskRequest,
  query: DiaryQuery,
  span: Span,
  { database: { db } }: DeskContext,
): Promise<string> {
  const { page, text } = request
  const { staff, words, hrefs, now, t, locale } = page
  const isWhole = text('who') === 'office' && staff.role === 'manager'
  const agent = isWhole ? undefined : whoIn(request).id
  const more = { text: text('home').slice(0, 120), origin: agent === staff.id ? 'own' : 'desk' } as const
  const block: NewBlock =
    agent === undefined ? { ...span, ...more, office: query.office } : { ...span, ...more, agent }
  await db.transaction().execute(async (transaction) => {
    const under = await addBlock(transaction, words.recipients.offices, block, { covers: false, now })
    const rows = await Promise.all(under.map(({ submission }) => readBooked(transaction, submission, page)))
    const events = rows.flatMap((row) => row ?? []).map((row) => eventOf(row, page))
    const names = events.map(({ name, from }) => `${name} ${from}`)
    if (under.length > 0) refuse(t('deskDiary.problem.covers'), 'day', { text: formatList(names, locale) })
    await logAct(transaction, { act: 'block', detail: formatStart(toBrussels(span.from)) }, page)
  })
  return `${diaryHref(hrefs, query)}&did=block`
}

/** Lifts a block. @throws where there is none that this member of staff may lift */
export async function doUnblock(
  { page, text }: DeskRequest,
  query: DiaryQuery,
  { database: { db } }: DeskContext,
): Promise<string> {
  const id = readId(text('block'))
  const block = await db.selectFrom('block').selectAll().where('id', '=', id).executeTakeFirst()
  if (block === undefined || !mayLift({ ...block, agent: block.agent ?? undefined }, page)) missing()
  await db.transaction().execute(async (transaction) => {
    const lifted = await removeBlock(transaction, id)
    if (lifted === undefined) return
    const detail = formatStart(toBrussels(lifted.from))
    await logAct(transaction, { act: 'unblock', detail }, page)
  })
  return `${diaryHref(page.hrefs, query)}&did=unblock`
}
