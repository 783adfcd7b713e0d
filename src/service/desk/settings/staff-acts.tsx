import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { refuse } from '#service/desk/desk-door.ts'
import type { Refusal } from '#service/desk/desk-page.ts'
import { handedOverLetter } from '#service/desk/mails/assigned-letter.ts'
import { pageOf } from '#service/desk/people/people-page.tsx'
import { logAct, tellCrm } from '#service/desk/requests/change-request.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { changeStaff } from '#service/owners/accounts/change-staff.ts'
import { deactivateStaff } from '#service/owners/accounts/deactivate-staff.ts'
import type { ListedStaff } from '#service/owners/accounts/find-staff.ts'
import { forgetSecondStep } from '#service/owners/accounts/forget-second-step.ts'
import { isAddress } from '#service/owners/accounts/invitations/check-invitation.ts'
import { checkPlace } from '#service/owners/accounts/invitations/check-place.ts'
import { inviteStaff, type StaffInvitation } from '#service/owners/accounts/invitations/invite-staff.ts'
import { mailboxKey } from '#text/email.ts'
import { readLog, StaffPage } from './staff-page.tsx'
import type { Outcome } from './settings-parts.tsx'

/** The page of those who work at the desk: who comes, changes and goes, and who did what. */
export const staff = {
  body: async (request: DeskRequest, { database }: DeskContext) => {
    const { c, text, page } = request
    const log = await readLog(database.db, pageOf(request))
    const of = c.req.param('act') === 'role' ? text('account') : text('of')
    return <StaffPage log={log} of={of} page={page} />
  },
  act: async (request: DeskRequest, context: DeskContext, act: string): Promise<Outcome> => {
    const { page, text } = request
    if (act === 'invite') return await invite(request, context)
    if (act === 'deactivate' && text('account') === '') return wrong('who', 'account', request)
    // Nobody changes the own place: a colleague does.
    const others = page.colleagues.filter(({ id, isActive }) => isActive && id !== page.staff.id)
    const one = others.find(({ id }) => id === text('account'))
    if (one === undefined) return undefined
    if (act === 'again' && one.signedInAt === undefined) return await send(one, request, context)
    if (act === 'role') return await change(one, request, context)
    if (act === 'deactivate') return await close(one, request, context)
    if (act !== 'secondStep') return undefined
    await forgetSecondStep(context.database, one.id, page.now)
    return { act, detail: one.name }
  },
}

async function invite(request: DeskRequest, context: DeskContext): Promise<Outcome> {
  const { page, text } = request
  const email = mailboxKey(text('email'))
  const name = text('name').slice(0, 200)
  const place = placeOf(request)
  if (name === '') return wrong('name', 'name', request)
  if (!isAddress(email)) return wrong('email', 'email', request)
  if (page.colleagues.some((one) => one.isActive && one.email === email))
    return wrong('here', 'email', request)
  if (place === undefined) return wrong('place', 'office', request, 'invite-office')
  return await send({ email, name, ...place }, request, context)
}

/** Mails an invitation, in the language of the agency. */
async function send(
  { email, name, role, office }: Omit<StaffInvitation, 'locale'>,
  { page: { words, now } }: DeskRequest,
  { database }: DeskContext,
): Promise<Outcome> {
  const { locale } = words.recipients
  await inviteStaff(database, { email, name, role, office, locale }, words, now)
  return { act: 'invite', detail: name }
}

async function change(
  { id, name }: ListedStaff,
  request: DeskRequest,
  context: DeskContext,
): Promise<Outcome> {
  const place = placeOf(request)
  if (place === undefined) return wrong('place', 'office', request, 'change-office')
  const problem = await changeStaff(context.database, id, place)
  if (problem === 'lastManager') return wrong('last', 'role', request, 'change-role')
  return problem === undefined ? { act: 'role', detail: name } : undefined
}

async function close(
  { id, name }: ListedStaff,
  request: DeskRequest,
  context: DeskContext,
): Promise<Outcome> {
  const { page, text } = request
  const to = page.colleagues.find((each) => each.isActive && each.id === text('to') && each.id !== id)
  if (to === undefined && text('to') !== '') return wrong('to', 'to', request)
  const problem = await deactivateStaff(context.database, id, page.now, {
    to: to?.id,
    also: async (transaction, given) => {
      for (const { id: one, to: agent } of given) {
        const detail = agent === null ? page.t('desk.nobody') : (to?.name ?? '')
        await logAct(transaction, { act: 'assign', id: one, detail }, page)
        if (page.hasCrm && agent !== null) await tellCrm(transaction, one, agent, page.now)
      }
      const count = given.filter(({ to: agent }) => agent !== null).length
      if (to === undefined || count === 0) return
      const letter = await handedOverLetter(transaction, { to: to.id, from: name, count }, page)
      if (letter !== undefined) await queueMails(transaction, [letter], null, page.now)
    },
  })
  if (problem === 'lastManager') return wrong('last', 'account', request)
  return problem === undefined ? { act: 'deactivate', detail: name } : undefined
}

function placeOf({ text, page: { words } }: DeskRequest) {
  const place = checkPlace({ role: text('role'), office: text('office') || undefined }, words.recipients)
  return 'role' in place ? place : undefined
}

function wrong(
  what: 'email' | 'here' | 'name' | 'place' | 'who' | 'to' | 'last',
  field: string,
  { page: { t } }: DeskRequest,
  id = field,
): Refusal {
  return refuse(t(`deskSettings.staff.wrong.${what}`), field, id)
}
