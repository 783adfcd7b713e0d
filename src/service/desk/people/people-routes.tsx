import type { Hono } from 'hono'
import { deskRoot } from '#contracts/desk-paths.ts'
import { type DeskContext, type DeskRequest, staffOnly } from '#service/desk/desk-context.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { missing } from '#service/desk/routes/request-routes.tsx'
import { deskPage } from '#service/desk/views/desk-page.tsx'
import { phoneDigits } from '#service/kit/search-keys.ts'
import { endSubscription } from '#service/requests/subscriptions/change-subscription.ts'
import { formatPhone } from '#text/phone.ts'
import { mailboxKey } from '#text/email.ts'
import { ErasePersonPage, eraseReasons } from './erase-person-page.tsx'
import { PeoplePage } from './people-page.tsx'
import { nameOf, pageOf } from './people-parts.tsx'
import { countPeople, readPeople } from './read-people.ts'
import { type PersonRow, personPurpose } from './person-row.ts'
import { type FoundPerson, readPerson } from './read-person.ts'
import { PersonPage } from './person-page.tsx'

/** What the bar can say was done. */
const deeds = ['invited', 'stopped', 'erased', 'published', 'withdrawn', 'declined'] as const

/** Returns what was done last, as the address says. */
export function deedOf({ c, page: { t } }: DeskRequest) {
  const deed = deeds.find((each) => each === c.req.query('did'))
  return deed && { text: t(`deskPeople.did.${deed}`) }
}

/** Adds the list of people and the page of one: what is stored, its export, and its erasure. */
export function addPeopleRoutes(app: Hono, context: DeskContext): void {
  const { db } = context.database
  const root = `${deskRoot}/:locale`
  app.get(
    `${root}/people`,
    staffOnly(context, async (request) => {
      const { c, page, reply } = request
      const q = (c.req.query('q') ?? '').trim().slice(0, 100)
      const at = pageOf(c.req.query('page'))
      const [found, counts] = [await readPeople(db, q, at, page), await countPeople(db, page)]
      const frame = { view: 'people', title: page.t('deskPeople.title'), done: deedOf(request) } as const
      return reply(await deskPage(db, frame, page, <PeoplePage {...{ found, counts, q, at, page }} />))
    }),
  )
  app.get(
    `${root}/person/:key`,
    staffOnly(context, async (request) => {
      const { page, reply } = request
      const person = await personIn(request, context)
      if (person === undefined) return missing(request)
      const title = titleOf(person)
      const body = <PersonPage person={person} path={pathOf(request)} page={page} />
      return reply(await deskPage(db, { view: 'people', title, done: deedOf(request) }, page, body))
    }),
  )
  app.get(
    `${root}/person/:key/erase`,
    staffOnly(context, (request) => showErase(request, context), 'manager'),
  )
  app.post(
    `${root}/person/:key/:act`,
    staffOnly(
      context,
      async (request) => {
        const { c, page, text } = request
        const person = await personIn(request, context)
        if (person === undefined) return missing(request)
        const act = c.req.param('act')
        if (act === 'export') return await sendExport(request, context, person)
        if (act === 'stop') {
          const subscription = person.subscriptions.find(({ id }) => String(id) === text('id'))
          if (subscription === undefined) return missing(request)
          await endSubscription(context.database, subscription.id, page.now)
          await logAct(db, { act: 'stop', detail: subscription.kind }, page)
          return c.redirect(`${pathOf(request)}?did=stopped`, 303)
        }
        if (act !== 'erase') return missing(request)
        if (!isSame(text('sure'), person)) return await showErase(request, context, text('sure'))
        const why = eraseReasons.find((reason) => reason === text('why')) ?? 'asked'
        await context.erase(person.key)
        await logAct(db, { act: 'erasePerson', detail: why }, page)
        context.wake()
        return c.redirect(`${page.hrefs.people}?did=erased`, 303)
      },
      'manager',
    ),
  )
}

/** Whether what was typed is the person's address, or the number in any spelling. */
function isSame(typed: string, { mailbox, phone }: FoundPerson): boolean {
  return mailbox === null ? phoneDigits(typed) === phone : mailboxKey(typed) === mailbox
}

function whoIs({ mailbox, phone }: FoundPerson): string {
  return mailbox ?? formatPhone(`+${phone ?? ''}`)
}

function titleOf(person: FoundPerson): string {
  return nameOf(person.requests, person.account, whoIs(person))
}

function pathOf({ c, page }: DeskRequest): string {
  return page.hrefs.person(c.req.param('key') ?? '')
}

async function personIn({ c, page }: DeskRequest, { database, signer }: DeskContext) {
  const row = signer.read(personPurpose, c.req.param('key') ?? '')
  // Only what was signed for this purpose is read.
  return row === undefined ? undefined : await readPerson(database.db, row as PersonRow, page)
}

async function releasedOf({ testimonials }: DeskContext, requests: readonly Readonly<{ id: number }>[]) {
  const files = await Promise.all(requests.map(({ id }) => testimonials?.find(id) ?? []))
  return files.filter((found) => found.length > 0)
}

async function showErase(request: DeskRequest, context: DeskContext, typed?: string): Promise<Response> {
  const { page, reply } = request
  const person = await personIn(request, context)
  if (person === undefined) return missing(request)
  const [name, who, path] = [titleOf(person), whoIs(person), pathOf(request)]
  const records = await context.findRecords(person.key)
  const released = (await releasedOf(context, records.requests)).length
  const body = <ErasePersonPage {...{ name, who, path, records, released, typed, page }} />
  const title = page.t('deskPeople.wipe.title', { name })
  const shown = await deskPage(context.database.db, { view: 'people', title }, page, body)
  return reply(shown, typed === undefined ? 200 : 422)
}

/** Sends everything that is stored about a person as the command line prints it, to be saved. */
async function sendExport(
  { c, page }: DeskRequest,
  context: DeskContext,
  person: FoundPerson,
): Promise<Response> {
  const records = await context.findRecords(person.key)
  const released = (await releasedOf(context, records.requests)).flat()
  await logAct(context.database.db, { act: 'export', detail: 'person' }, page)
  return c.body(`${JSON.stringify({ ...records, released }, undefined, 2)}\n`, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="person-${page.today}.json"`,
  })
}
