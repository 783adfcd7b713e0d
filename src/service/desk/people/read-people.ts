import type { DeskPage, PersonRow } from '#service/desk/desk-page.ts'
import { plannedAt, seenBy, standing } from '#service/desk/requests/seen-requests.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { type PersonKey, phoneDigits } from '#service/kit/search-keys.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import { type ListedOwner, listOwners } from '#service/owners/accounts/list-owners.ts'
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { foldWords } from '#text/fold.ts'
import { formatPhone } from '#text/phone.ts'

/** Rows of a page of people. */
export const peoplePerPage = 25

/** Returns the owners whom a member of staff may see, with the homes that the own office has. */
export async function seenOwners(
  db: Db,
  page: Pick<DeskPage, 'staff' | 'subjects'>,
): Promise<readonly ListedOwner[]> {
  const owners = await listOwners(db)
  return owners.flatMap((owner) => {
    const subjects = owner.subjects.filter((subject) => isOfOffice(subject, page))
    return subjects.length === 0 ? [] : [{ ...owner, subjects }]
  })
}

/** Whether a home is for somebody's office; for a manager each is. */
export function isOfOffice(
  subject: string,
  { staff, subjects }: Pick<DeskPage, 'staff' | 'subjects'>,
): boolean {
  return staff.role === 'manager' || subjects[subject]?.officeId === staff.office
}

/**
 * Returns a page of people whom a member of staff may see, last heard of first: by a number to call in any spelling, or by
 * words of a name or an address. One is a mailbox, or the number of whoever gave none.
 */
export async function readPeople(db: Db, q: string, at: number, page: DeskPage) {
  const whole = await union(db, q, page)
  const rows = await db
    .selectFrom(whole.as('seen'))
    .select((row) => ['who', row.fn.max<number>('at').as('last')])
    .groupBy('who')
    .orderBy('last', 'desc')
    .orderBy('who')
    .limit(peoplePerPage)
    .offset((at - 1) * peoplePerPage)
    .execute()
  const found = rows.map(({ who }) => who)
  return { total: await count(db, whole), people: found.length === 0 ? [] : await describe(db, found, page) }
}

async function count(db: Db, whole: Awaited<ReturnType<typeof union>>): Promise<number> {
  const people = db.selectFrom(whole.as('seen')).select((row) => row.fn.count('who').distinct().as('total'))
  return Number((await people.executeTakeFirstOrThrow()).total)
}

/** Counts the people of each list that a member of staff may see; those who get mails are for managers alone. */
export async function countPeople(db: Db, page: DeskPage) {
  const people = await count(db, await union(db, '', page))
  const seen = { people, owners: (await seenOwners(db, page)).length }
  if (page.staff.role !== 'manager') return seen
  const running = await db
    .selectFrom('subscription')
    .select((row) => ['kind', row.fn.countAll().as('total')])
    .where((row) => row.and([row('confirmed_at', 'is not', null), row('unsubscribed_at', 'is', null)]))
    .groupBy('kind')
    .execute()
  const of = (kind: string) => Number(running.find((row) => row.kind === kind)?.total ?? 0)
  return { ...seen, alerts: of('homes'), newsletter: of('newsletter') }
}

/** Each row that holds somebody: who that is, and when it came. */
async function union(db: Db, q: string, page: DeskPage) {
  const digits = phoneDigits(q)
  const words = foldWords(q)
    .split(' ')
    .filter((word) => word !== '')
  const owners = (await seenOwners(db, page)).filter(({ name, email }) => {
    const own = foldWords(`${name} ${email}`)
    return digits === undefined && words.every((word) => own.includes(word))
  })
  const requests = seenBy(db, page.staff)
    .where((row) => row.or([row('mailbox', 'is not', null), row('phone', 'is not', null)]))
    .where((row) =>
      digits === undefined
        ? row.and(words.map((word) => row('search_text', 'like', `%${word}%`)))
        : row('phone', '=', digits),
    )
    .select((row) => [row.fn.coalesce('mailbox', 'phone', row.val('')).as('who'), 'created_at as at'])
  // Those who only get mails belong to no office.
  const subscriptions = db
    .selectFrom('subscription')
    .where((row) => row.and(words.map((word) => row('email', 'like', `%${word}%`))))
    .where((row) => row.val(page.staff.role === 'manager' && digits === undefined ? 1 : 0), '=', 1)
    .select(['email as who', 'requested_at as at'])
  const accounts = db
    .selectFrom('owner')
    .where('id', 'in', ['', ...owners.flatMap(({ id }) => id ?? [])])
    .select(['email as who', 'invited_at as at'])
  // Whom the CRM alone knows was never heard of.
  const recorded = db
    .selectFrom('owner_record')
    .where('email', 'in', ['', ...owners.flatMap(({ id, email }) => (id === undefined ? [email] : []))])
    .select((row) => ['email as who', row.lit(0).as('at')])
  return requests.unionAll(subscriptions).unionAll(accounts).unionAll(recorded)
}

/** Says who some people are, in their order. */
async function describe(db: Db, found: readonly string[], page: DeskPage) {
  const requests = await seenBy(db, page.staff)
    .selectAll()
    .select((row) => plannedAt(row).as('planned'))
    .where((row) =>
      row.or([row('mailbox', 'in', found), row.and([row('mailbox', 'is', null), row('phone', 'in', found)])]),
    )
    .orderBy('id', 'desc')
    .execute()
  const owners = await seenOwners(db, page)
  const subscriptions = await db
    .selectFrom('subscription')
    .select(['id', 'email', 'kind', 'unsubscribed_at'])
    .where('email', 'in', found)
    .execute()
  const accounts = await db
    .selectFrom('owner')
    .leftJoin('staff', 'staff.account', 'owner.id')
    .select(['owner.id', 'owner.email', 'owner.name', 'staff.role'])
    .where('owner.email', 'in', found)
    .execute()
  return found.map((who) => ({
    who,
    requests: requests.filter(({ mailbox, phone }) => (mailbox ?? phone) === who),
    subscriptions: subscriptions.filter(({ email }) => email === who),
    account: accounts.find(({ email }) => email === who),
    owner: owners.find(({ email }) => email === who),
  }))
}

/** Reads whom a row holds and what is stored of that person, as far as a member of staff may see it; undefined for anybody else. */
export async function readPerson(db: Db, row: PersonRow, page: DeskPage) {
  const { staff, today, now } = page
  const seen = seenBy(db, staff)
    .selectAll()
    .select((of) => standing(of, today))
    .orderBy('id', 'desc')
  const owners = await seenOwners(db, page)
  const held = await holder()
  if (held === undefined) return undefined
  const { mailbox, phone } = held
  const named = mailbox === null ? [] : await seen.where('mailbox', '=', mailbox).execute()
  const numbers = mailbox === null ? [phone] : named.map((request) => request.phone)
  const called = numbers.filter((number) => number !== null)
  const unnamed =
    called.length === 0 ? [] : await seen.where('mailbox', 'is', null).where('phone', 'in', called).execute()
  const requests = [...named, ...unnamed].toSorted((one, other) => other.id - one.id)
  const ids = [0, ...requests.map(({ id }) => id)]
  const address = mailbox ?? ''
  const account = await findOwner(db, { email: address })
  const mails = db.selectFrom('subscription').selectAll().where('email', '=', address)
  const links = db.selectFrom('document_link').selectAll().where('email', '=', address)
  const owner = owners.find(({ email }) => email === address)
  const known = phone ?? called[0] ?? null
  const who = mailbox ?? formatPhone(`+${known ?? ''}`)
  const key: PersonKey =
    mailbox === null
      ? { kind: 'phone', digits: phone ?? '' }
      : { kind: 'email', address: mailbox, besides: unnamed.map(({ id }) => id) }
  return {
    mailbox,
    phone: known,
    /** The address or number, and how somebody is called. */
    who,
    name: nameOf(requests, account ?? owner, who),
    key,
    requests,
    account,
    owner,
    subscriptions: await mails.orderBy('id').execute(),
    documents: await links.where('expires_at', '>', now).execute(),
    notes: await db.selectFrom('note').selectAll().where('submission_id', 'in', ids).orderBy('id').execute(),
    bookings: await db
      .selectFrom('booking')
      .select(['submission_id', 'office', 'starts'])
      .where('submission_id', 'in', ids)
      .where('seat', 'is not', null)
      .where('starts', '>=', today)
      .orderBy('starts')
      .execute(),
  }

  async function holder() {
    const [kind, id] = row
    if (kind === 'request') return await seen.where('id', '=', id).executeTakeFirst()
    const known = owners.find(({ email }) => page.seal(email) === id)
    if (kind === 'owner') return known && { mailbox: known.email, phone: null }
    if (staff.role !== 'manager') return undefined
    const found = db.selectFrom('subscription').select('email').where('id', '=', id)
    const subscriber = await found.executeTakeFirst()
    return subscriber && { mailbox: subscriber.email, phone: null }
  }
}

/** All that is stored about a person, as far as it may be seen. */
export type FoundPerson = NonNullable<Awaited<ReturnType<typeof readPerson>>>

/** Returns how somebody is called: by the latest request, else by the account, else by the mailbox or number. */
export function nameOf(
  [latest]: readonly Readonly<{ payload: string }>[],
  account: Readonly<{ name: string }> | undefined,
  who: string,
): string {
  return (latest && visitorName(JSON.parse(latest.payload))) || account?.name || who
}
