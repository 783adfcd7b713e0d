import type { Kysely } from 'kysely'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import { phoneDigits } from '#service/kit/search-keys.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { maySee } from '#service/desk/requests/seen-requests.ts'
import { type ListedOwner, listOwners } from '#service/owners/accounts/list-owners.ts'
import { foldWords } from '#text/fold.ts'

/** Rows of a page of people. */
export const peoplePerPage = 25

/** Returns the owners whom a member of staff may see, with the homes that the own office has. */
export async function seenOwners(
  db: Kysely<ServiceTables>,
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
export async function readPeople(db: Kysely<ServiceTables>, q: string, at: number, page: DeskPage) {
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

async function count(db: Kysely<ServiceTables>, whole: Awaited<ReturnType<typeof union>>): Promise<number> {
  const people = db.selectFrom(whole.as('seen')).select((row) => row.fn.count('who').distinct().as('total'))
  return Number((await people.executeTakeFirstOrThrow()).total)
}

/** Counts the people of each list that a member of staff may see; those who get mails are for managers alone. */
export async function countPeople(db: Kysely<ServiceTables>, page: DeskPage) {
  const seen = {
    people: await count(db, await union(db, '', page)),
    owners: (await seenOwners(db, page)).length,
  }
  if (page.staff.role !== 'manager') return seen
  const running = await db
    .selectFrom('subscription')
    .select((row) => ['kind', row.fn.countAll().as('total')])
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .groupBy('kind')
    .execute()
  const of = (kind: string) => Number(running.find((row) => row.kind === kind)?.total ?? 0)
  return { ...seen, alerts: of('homes'), newsletter: of('newsletter') }
}

/** Each row that holds somebody: who that is, and when it came. */
async function union(db: Kysely<ServiceTables>, q: string, page: DeskPage) {
  const digits = phoneDigits(q)
  const words = foldWords(q)
    .split(' ')
    .filter((word) => word !== '')
  const owners = (await seenOwners(db, page)).flatMap(({ id, name, email }) => {
    const own = foldWords(`${name} ${email}`)
    return id !== undefined && digits === undefined && words.every((word) => own.includes(word)) ? [id] : []
  })
  const requests = db
    .selectFrom('submission')
    .where('state', '<>', 'unconfirmed')
    .where((row) => row.or([row('mailbox', 'is not', null), row('phone', 'is not', null)]))
    .where((row) => maySee(row, page.staff))
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
    .where('id', 'in', ['', ...owners])
    .select(['email as who', 'invited_at as at'])
  return requests.unionAll(subscriptions).unionAll(accounts)
}

/** Says who some people are, in their order. */
async function describe(db: Kysely<ServiceTables>, found: readonly string[], { staff }: DeskPage) {
  const requests = await db
    .selectFrom('submission')
    .selectAll()
    .where('state', '<>', 'unconfirmed')
    .where((row) =>
      row.or([row('mailbox', 'in', found), row.and([row('mailbox', 'is', null), row('phone', 'in', found)])]),
    )
    .where((row) => maySee(row, staff))
    .orderBy('id', 'desc')
    .execute()
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
  }))
}
