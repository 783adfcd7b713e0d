import type { Hono } from 'hono'
import type { DeskContext, DeskRequest } from '#service/desk/desk-context.ts'
import { deskDoor, sendFile } from '#service/desk/desk-door.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { phoneDigits } from '#service/kit/search-keys.ts'
import { endSubscription } from '#service/requests/subscriptions/change-subscription.ts'
import { mailboxKey } from '#text/email.ts'
import { formatPhone } from '#text/phone.ts'
import { ErasePersonPage, eraseReasons } from './erase-person-page.tsx'
import { deedOf, nameOf } from './people-parts.tsx'
import { PersonPage } from './person-page.tsx'
import { type PersonRow, personPurpose } from './person-row.ts'
import { readPerson } from './read-person.ts'

/** Adds the page of a person: what is stored, its export, and its erasure. */
export function addPersonRoutes(app: Hono, context: DeskContext): void {
  const { database, signer, testimonials } = context
  const { db } = database
  const { get } = deskDoor(app, context)
  const { get: getManaged, post } = deskDoor(app, context, 'manager')
  /** Reads whom the key in the address holds: the person, and how the pages call that one. */
  const personIn = async ({ c, page }: DeskRequest) => {
    const key = c.req.param('key') ?? ''
    const row = signer.read(personPurpose, key)
    // Only what was signed for this purpose is read.
    const person = row === undefined ? undefined : await readPerson(db, row as PersonRow, page)
    if (person === undefined) return undefined
    const who = person.mailbox ?? formatPhone(`+${person.phone ?? ''}`)
    return {
      ...person,
      who,
      name: nameOf(person.requests, person.account, who),
      path: page.hrefs.person(key),
    }
  }
  type Person = NonNullable<Awaited<ReturnType<typeof personIn>>>
  /** Finds all that is stored about somebody, with the files of each testimonial of theirs that is on the site. */
  const recordsOf = async ({ key }: Person) => {
    const records = await context.findRecords(key)
    const files = await Promise.all(records.requests.map(({ id }) => testimonials?.find(id) ?? []))
    return { records, released: files.filter((found) => found.length > 0) }
  }
  const showErase = async (person: Person, { page }: DeskRequest, typed?: string) => {
    const { name, who, path } = person
    const { records, released } = await recordsOf(person)
    const body = <ErasePersonPage {...{ name, who, path, records, typed, page }} released={released.length} />
    const title = page.t('deskPeople.wipe.title', { name })
    return { view: 'people', title, body, status: typed === undefined ? 200 : 422 } as const
  }
  get('person/:key', async (request) => {
    const person = await personIn(request)
    if (person === undefined) return undefined
    const { name: title, path } = person
    return {
      view: 'people',
      title,
      done: deedOf(request),
      body: <PersonPage {...{ person, path }} page={request.page} />,
    }
  })
  getManaged('person/:key/erase', async (request) => {
    const person = await personIn(request)
    return person && (await showErase(person, request))
  })
  post('person/:key/:act', async (request) => {
    const { c, page, text } = request
    const person = await personIn(request)
    if (person === undefined) return undefined
    switch (c.req.param('act')) {
      // Everything as the command line prints it, to be saved.
      case 'export': {
        const { records, released } = await recordsOf(person)
        await logAct(db, { act: 'export', detail: 'person' }, page)
        const file = JSON.stringify({ ...records, released: released.flat() }, undefined, 2)
        return sendFile(c, `person-${page.today}.json`, `${file}\n`)
      }
      case 'stop': {
        const subscription = person.subscriptions.find(({ id }) => String(id) === text('id'))
        if (subscription === undefined) return undefined
        await endSubscription(database, subscription.id, page.now)
        await logAct(db, { act: 'stop', detail: subscription.kind }, page)
        return `${person.path}?did=stopped`
      }
      case 'erase': {
        const { mailbox, phone } = person
        const typed = text('sure')
        const isSame = mailbox === null ? phoneDigits(typed) === phone : mailboxKey(typed) === mailbox
        if (!isSame) return await showErase(person, request, typed)
        await context.erase(person.key)
        const detail = eraseReasons.find((reason) => reason === text('why')) ?? 'asked'
        await logAct(db, { act: 'erasePerson', detail }, page)
        return `${page.hrefs.people}?did=erased`
      }
      default:
        return undefined
    }
  })
}
