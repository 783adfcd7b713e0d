import type { Hono } from 'hono'
import { type DeskContext, type DeskRequest, personPurpose } from '#service/desk/desk-context.ts'
import { deskDoor, missing, refuse, sendFile, type Show } from '#service/desk/desk-door.ts'
import type { PersonRow } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { phoneDigits } from '#service/kit/search-keys.ts'
import { endSubscription } from '#service/requests/subscriptions/change-subscription.ts'
import { mailboxKey } from '#text/email.ts'
import { field, Wipe } from '#ui/desk/kit.ts'
import { deedOf } from './people-page.tsx'
import { momentOf, type Person, PersonPage } from './person-page.tsx'
import { readPerson } from './read-people.ts'

/** Adds the page of a person: what is stored, its export, and its erasure. */
export function addPersonRoutes(app: Hono, context: DeskContext): void {
  const { database, signer, testimonials } = context
  const { db } = database
  const { get } = deskDoor(app, context)
  const { get: getManaged, post } = deskDoor(app, context, 'manager')
  /** Reads whom the key in the address holds. */
  const personIn = async ({ c, page }: DeskRequest): Promise<Person> => {
    const key = c.req.param('key') ?? ''
    const row = signer.read(personPurpose, key) ?? missing()
    // Only what was signed for this purpose is read.
    const person = (await readPerson(db, row as PersonRow, page)) ?? missing()
    return { ...person, path: page.hrefs.person(key) }
  }
  /** Finds all that is stored about somebody, with the files of each testimonial of theirs that is on the site. */
  const recordsOf = async ({ key }: Person) => {
    const records = await context.findRecords(key)
    const files = await Promise.all(records.requests.map(({ id }) => testimonials?.find(id) ?? []))
    return { records, released: files.filter((found) => found.length > 0) }
  }
  get('person/:key', async (request) => {
    const person = await personIn(request)
    const body = <PersonPage person={person} page={request.page} />
    return { view: 'people', title: person.name, done: deedOf(request), body }
  })
  const showErase: Show = async (request) => {
    const { page } = request
    const { t } = page
    const person = await personIn(request)
    const { name, path, who, mailbox } = person
    const { records, released } = await recordsOf(person)
    const { requests, appointments, subscriptions, documents, account, owner } = records
    const ahead = appointments.filter(({ seat, starts }) => seat !== null && starts >= page.today)
    const goes = [
      requests.length > 0 && t('deskPeople.wipe.requests', { count: requests.length }),
      ...ahead.map(({ starts }) => t('deskPeople.wipe.visit', { moment: momentOf(starts, page) })),
      subscriptions.length > 0 && t('deskPeople.wipe.mails', { count: subscriptions.length }),
      documents.length > 0 && t('deskPeople.wipe.documents', { count: documents.length }),
      account !== undefined && account.role === undefined && t('deskPeople.wipe.account'),
      owner !== undefined && t('deskPeople.wipe.record'),
    ]
    const stays = [
      account?.role !== undefined && t('deskPeople.wipe.staff'),
      released.length > 0 && t('deskPeople.wipe.released', { count: released.length }),
      ...(['crm', 'sent', 'backups'] as const).map((what) => t(`deskPeople.wipe.${what}`)),
    ]
    const reasons = eraseReasons.map((value) => ({ value, label: t(`deskPeople.wipe.reason.${value}`) }))
    const title = t('deskPeople.wipe.title', { name })
    const body = (
      <Wipe
        walk={name}
        back={{ label: name, href: path }}
        title={title}
        lead={t('deskPeople.wipe.lead')}
        goes={[t('deskPeople.wipe.goes'), goes]}
        stays={[t('deskPeople.wipe.stays'), stays]}
        post={{ action: `${path}/erase`, label: t('deskPeople.wipe.button') }}
        cancel={t('desk.answer.cancel')}
        note={t('deskPeople.wipe.kept')}
      >
        {field(mailbox === null ? 'tel' : 'text', 'sure', t('deskPeople.wipe.sure'), {
          hint: who,
          isRequired: true,
        })}
        {field('menu', 'why', t('deskPeople.wipe.why'), { choices: reasons })}
      </Wipe>
    )
    return { view: 'people', title, body }
  }
  getManaged('person/:key/erase', showErase)
  /** What managers do with a person, by the last part of its address. */
  const acts: Readonly<Record<'export' | 'stop' | 'erase', Show>> = {
    // Everything as the command line prints it, to be saved.
    export: async (request) => {
      const { c, page } = request
      const { records, released } = await recordsOf(await personIn(request))
      await logAct(db, { act: 'export', detail: 'person' }, page)
      const file = JSON.stringify({ ...records, released: released.flat() }, undefined, 2)
      return sendFile(c, `person-${page.today}.json`, `${file}\n`)
    },
    stop: async (request) => {
      const { page, text } = request
      const { subscriptions, path } = await personIn(request)
      const { id, kind } = subscriptions.find((one) => String(one.id) === text('id')) ?? missing()
      await endSubscription(database, id, page.now)
      await logAct(db, { act: 'stop', detail: kind }, page)
      return `${path}?did=stopped`
    },
    erase: async (request) => {
      const { page, text } = request
      const { key, mailbox, phone } = await personIn(request)
      const typed = text('sure')
      const isSame = mailbox === null ? phoneDigits(typed) === phone : mailboxKey(typed) === mailbox
      if (!isSame) refuse(page.t('deskPeople.wipe.wrong'), 'sure')
      await context.erase(key)
      const detail = eraseReasons.find((reason) => reason === text('why')) ?? 'asked'
      await logAct(db, { act: 'erasePerson', detail }, page)
      return `${page.hrefs.people}?did=erased`
    },
  }
  post('person/:key/:act', acts, showErase)
}

/** Why somebody is erased: it is all that the log keeps. */
const eraseReasons = ['asked', 'wrong', 'abuse'] as const
