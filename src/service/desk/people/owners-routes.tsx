import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { type DeskContext, type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { checkInvitation } from '#service/owners/accounts/invitations/check-invitation.ts'
import { type Invitation, inviteOwner } from '#service/owners/accounts/invitations/invite-owner.ts'
import { readMandates } from '#service/owners/records/recorded-owners.ts'
import { foldWords } from '#text/fold.ts'
import { OwnersPage, type TypedInvitation } from './owners-page.tsx'
import { pageOf } from './people-parts.tsx'
import { deedOf } from './people-routes.tsx'
import { countPeople, isOfOffice, seenOwners } from './read-people.ts'

/** Adds the list of owners, and the invitation of another or of one once more. */
export function addOwnersRoutes(app: Hono, context: DeskContext): void {
  const path = `${deskRoot}/:locale/people/owners`
  app.get(
    path,
    staffOnly(context, (request) => show(request, context)),
  )
  app.post(
    `${path}/invite`,
    staffOnly(context, async (request) => {
      const { page, text } = request
      const { db } = context.database
      if (text('again') !== '') {
        const owner = (await seenOwners(db, page)).find(({ email }) => email === text('again'))
        return owner === undefined ? missing(request) : await invite(request, context, owner)
      }
      const [email, name, lang] = [text('email'), text('name'), text('lang')]
      const values = { email, name, lang, homes: text('homes') }
      const subjects = values.homes === '' ? undefined : await findHomes(context, values.homes, page)
      if (typeof subjects === 'string')
        return await show(request, context, {
          values,
          errors: { homes: page.t('deskPeople.invite.noHome', { home: subjects }) },
        })
      const asked = { email, name: name || undefined, locale: lang || undefined, subjects }
      const checked = await checkInvitation(db, asked, page.words.recipients.locale)
      if ('problems' in checked) {
        const errors = checked.problems.map(({ field }) => {
          const shown = field === 'email' || field === 'name' ? field : 'homes'
          return [shown, page.t(`deskPeople.invite.wrong.${shown}`)] as const
        })
        return await show(request, context, { values, errors: Object.fromEntries(errors) })
      }
      if (!checked.invitation.subjects.every((subject) => isOfOffice(subject, page))) return missing(request)
      return await invite(request, context, checked.invitation)
    }),
  )
}

async function invite(
  { c, page }: DeskRequest,
  { database, words, wake }: DeskContext,
  { email, name, locale, subjects }: Invitation,
): Promise<Response> {
  await inviteOwner(database, { email, name, locale, subjects }, words, page.now)
  await logAct(database.db, { act: 'inviteOwner', detail: subjects.join(', ') }, page)
  wake()
  return c.redirect(`${page.hrefs.owners}?did=invited`, 303)
}

async function show(request: DeskRequest, { database: { db } }: DeskContext, typed?: TypedInvitation) {
  const { c, page, reply } = request
  const [owners, counts] = [await seenOwners(db, page), await countPeople(db, page)]
  const body = <OwnersPage {...{ owners, counts, typed, page }} at={pageOf(c.req.query('page'))} />
  const frame = { view: 'people', title: page.t('deskPeople.kind.owners'), done: deedOf(request) } as const
  return reply(await deskPage(db, frame, page, body), typed === undefined ? 200 : 422)
}

/** Returns the homes with a mandate that a text names by ID, reference or place, between commas; the part that names none, or several. */
async function findHomes({ database }: DeskContext, text: string, page: DeskPage) {
  const mandates = [...(await readMandates(database.db))].filter(([subject]) => isOfOffice(subject, page))
  const found: string[] = []
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const own = foldWords(part)
    const named = mandates.filter(([subject, { place }]) => {
      const { code = '' } = page.subjects[subject] ?? {}
      return [subject.split('/')[1], foldWords(code)].includes(own) || foldWords(place ?? '').includes(own)
    })
    const exact = named.find(([subject]) => subject === `property/${own}`) ?? named[0]
    if (exact === undefined || (named.length > 1 && exact[0] !== `property/${own}`)) return part.trim()
    found.push(exact[0])
  }
  return found
}
