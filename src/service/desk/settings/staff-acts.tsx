import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { missing, refuse } from '#service/desk/desk-door.ts'
import { handedOverLetter } from '#service/desk/mails/assigned-letter.ts'
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
import type { Deed, Part } from './settings-parts.tsx'
import { staffBody } from './staff-page.tsx'

/** The page of those who work at the desk: who comes, changes and goes, and who did what. */
export const staff: Part = {
  body: staffBody,
  acts: {
    invite: async (request, context) => {
      const { page, text } = request
      const email = mailboxKey(text('email'))
      const name = text('name').slice(0, 200)
      if (name === '') wrong('name', 'name', request)
      if (!isAddress(email)) wrong('email', 'email', request)
      if (page.active.some((one) => one.email === email)) wrong('here', 'email', request)
      return await send({ email, name, ...placeOf(request, 'invite-office') }, request, context)
    },
    again: async (request, context) => {
      const one = colleagueIn(request)
      return one.signedInAt === undefined ? await send(one, request, context) : missing()
    },
    role: async (request, { database }) => {
      const { id, name } = colleagueIn(request)
      const problem = await changeStaff(database, id, placeOf(request, 'change-office'))
      if (problem === 'lastManager') wrong('last', 'role', request, 'change-role')
      return problem === undefined ? { act: 'role', detail: name } : missing()
    },
    deactivate: async (request, { database }) => {
      const { page, text } = request
      if (text('account') === '') wrong('who', 'account', request)
      const { id, name } = colleagueIn(request)
      const to = page.active.find((each) => each.id === text('to') && each.id !== id)
      if (to === undefined && text('to') !== '') wrong('to', 'to', request)
      const problem = await deactivateStaff(database, id, page.now, {
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
      if (problem === 'lastManager') wrong('last', 'account', request)
      return problem === undefined ? { act: 'deactivate', detail: name } : missing()
    },
    secondStep: async (request, { database }) => {
      const { id, name } = colleagueIn(request)
      await forgetSecondStep(database, id, request.page.now)
      return { act: 'secondStep', detail: name }
    },
  },
}

/** Returns whom a form names. Nobody changes the own place: a colleague does. @throws for anybody else */
function colleagueIn({ page: { active, staff }, text }: DeskRequest): ListedStaff {
  return active.find(({ id }) => id === text('account') && id !== staff.id) ?? missing()
}

/** Mails an invitation, in the language of the agency. */
async function send(
  { email, name, role, office }: Omit<StaffInvitation, 'locale'>,
  { page: { words, now, staff: by } }: DeskRequest,
  { database }: DeskContext,
): Promise<Deed> {
  const { locale } = words.recipients
  await inviteStaff(database, { email, name, role, office, locale, by: by.id }, words, now)
  return { act: 'invite', detail: name }
}

function placeOf(request: DeskRequest, leadsTo: string) {
  const { text, page } = request
  const asked = { role: text('role'), office: text('office') || undefined }
  const place = checkPlace(asked, page.words.recipients)
  return 'role' in place ? place : wrong('place', 'office', request, leadsTo)
}

function wrong(
  what: 'email' | 'here' | 'name' | 'place' | 'who' | 'to' | 'last',
  field: string,
  { page: { t } }: DeskRequest,
  leadsTo = field,
): never {
  return refuse(t(`deskSettings.staff.wrong.${what}`), field, { leadsTo })
}
