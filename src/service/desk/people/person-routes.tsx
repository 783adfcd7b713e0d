import type { Hono } from 'hono'
import { type DeskContext, type DeskRequest, personPurpose } from '#service/desk/desk-context.ts'
import { type Act, type DeskAnswer, deskDoor, refuse, sendFile } from '#service/desk/desk-door.ts'
import type { DeskPage, PersonRow } from '#service/desk/desk-page.ts'
import { logAct } from '#service/desk/requests/change-request.ts'
import { phoneDigits } from '#service/kit/search-keys.ts'
import { endSubscription } from '#service/requests/subscriptions/change-subscription.ts'
import { mailboxKey } from '#text/email.ts'
import { field } from '#ui/desk/kit/Form.tsx'
import { Wipe } from '#ui/desk/kit/Wipe.tsx'
import { deedOf } from './people-page.tsx'
import { momentOf, type Person, PersonPage } from './person-page.tsx'
import { readPerson } from './read-people.ts'

/** What managers do with a person, as the last part of its address. */
const deeds = ['export', 'stop', 'erase'] as const
type Deed = (typeof deeds)[number]

/** Adds the page of a person: what is stored, its export, and its erasure. */
export function addPersonRoutes(app: Hono, context: DeskContext): void {
  const { database, signer, testimonials } = context
  const { db } = database
  const { get } = deskDoor(app, context)
  const { get: getManaged, post } = deskDoor(app, context, 'manager')
  /** Reads whom the key in the address holds. */
  const personIn = async ({ c, page }: DeskRequest) => {
    const key = c.req.param('key') ?? ''
    const row = signer.read(personPurpose, key)
    // Only what was signed for this purpose is read.
    const person = row === undefined ? undefined : await readPerson(db, row as PersonRow, page)
    return person && { ...person, path: page.hrefs.person(key) }
  }
  /** Finds all that is stored about somebody, with the files of each testimonial of theirs that is on the site. */
  const recordsOf = async ({ key }: Person) => {
    const records = await context.findRecords(key)
    const files = await Promise.all(records.requests.map(({ id }) => testimonials?.find(id) ?? []))
    return { records, released: files.filter((found) => found.length > 0) }
  }
  const showErase = async (request: DeskRequest): Promise<DeskAnswer> => {
    const { page } = request
    const person = await personIn(request)
    if (person === undefined) return undefined
    const body = <ErasePersonPage {...{ person, page }} {...await recordsOf(person)} />
    return { view: 'people', title: page.t('deskPeople.wipe.title', { name: person.name }), body }
  }
  get('person/:key', async (request) => {
    const person = await personIn(request)
    if (person === undefined) return undefined
    const body = <PersonPage person={person} page={request.page} />
    return { view: 'people', title: person.name, done: deedOf(request), body }
  })
  getManaged('person/:key/erase', showErase)
  const acts: Readonly<Record<Deed, (person: Person, request: DeskRequest) => ReturnType<Act>>> = {
    // Everything as the command line prints it, to be saved.
    export: async (person, { c, page }) => {
      const { records, released } = await recordsOf(person)
      await logAct(db, { act: 'export', detail: 'person' }, page)
      const file = JSON.stringify({ ...records, released: released.flat() }, undefined, 2)
      return sendFile(c, `person-${page.today}.json`, `${file}\n`)
    },
    stop: async (person, { page, text }) => {
      const subscription = person.subscriptions.find(({ id }) => String(id) === text('id'))
      if (subscription === undefined) return undefined
      await endSubscription(database, subscription.id, page.now)
      await logAct(db, { act: 'stop', detail: subscription.kind }, page)
      return `${person.path}?did=stopped`
    },
    erase: async ({ key, mailbox, phone }, { page, text }) => {
      const typed = text('sure')
      const isSame = mailbox === null ? phoneDigits(typed) === phone : mailboxKey(typed) === mailbox
      if (!isSame) return refuse(page.t('deskPeople.wipe.wrong'), 'sure')
      await context.erase(key)
      const detail = eraseReasons.find((reason) => reason === text('why')) ?? 'asked'
      await logAct(db, { act: 'erasePerson', detail }, page)
      return `${page.hrefs.people}?did=erased`
    },
  }
  post(
    'person/:key/:act',
    async (request) => {
      const deed = deeds.find((each) => each === request.c.req.param('act'))
      const person = await personIn(request)
      return deed && person && (await acts[deed](person, request))
    },
    showErase,
  )
}

/** Why somebody is erased: it is all that the log keeps. */
const eraseReasons = ['asked', 'wrong', 'abuse'] as const

type Props = Readonly<{
  person: Person
  records: Awaited<ReturnType<DeskContext['findRecords']>>
  /** What is on the site of this person. */
  released: readonly unknown[]
  page: DeskPage
}>

/** Says what is erased with a person and what stays, before the address is typed. */
function ErasePersonPage({ person: { name, who, path }, records, released, page }: Props) {
  const { t } = page
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
  return (
    <Wipe
      walk={name}
      back={{ label: name, href: path }}
      title={t('deskPeople.wipe.title', { name })}
      lead={t('deskPeople.wipe.lead')}
      parts={[
        [t('deskPeople.wipe.goes'), goes],
        [t('deskPeople.wipe.stays'), stays],
      ]}
      post={{ action: `${path}/erase` }}
      button={t('deskPeople.wipe.button')}
      cancel={t('desk.answer.cancel')}
      note={t('deskPeople.wipe.kept')}
    >
      {field('text', 'sure', t('deskPeople.wipe.sure'), { hint: who, isRequired: true })}
      {field('menu', 'why', t('deskPeople.wipe.why'), { choices: reasons })}
    </Wipe>
  )
}
