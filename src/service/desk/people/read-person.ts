import type { Kysely } from 'kysely'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { maySee, stateOn } from '#service/desk/requests/seen-requests.ts'
import type { ServiceTables } from '#service/kit/database/tables.ts'
import type { PersonKey } from '#service/kit/search-keys.ts'
import { findOwner } from '#service/owners/accounts/find-owner.ts'
import type { PersonRow } from './person-row.ts'
import { seenOwners } from './read-people.ts'

/** Reads whom a row holds and what is stored of that person, as far as a member of staff may see it; undefined for anybody else. */
export async function readPerson(db: Kysely<ServiceTables>, row: PersonRow, page: DeskPage) {
  const { staff, today, now } = page
  const seen = db
    .selectFrom('submission')
    .selectAll()
    .select((of) => stateOn(of, today).as('stands'))
    .where('state', '<>', 'unconfirmed')
    .where((of) => maySee(of, staff))
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
  return {
    mailbox,
    phone: phone ?? called[0] ?? null,
    key: keyOf(mailbox, phone, unnamed),
    requests,
    account,
    owner: owners.find(({ email }) => email === address),
    subscriptions: await db
      .selectFrom('subscription')
      .selectAll()
      .where('email', '=', address)
      .orderBy('id')
      .execute(),
    documents: await db
      .selectFrom('document_link')
      .selectAll()
      .where('email', '=', address)
      .where('expires_at', '>', now)
      .execute(),
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
    const owner = owners.find((one) => one.id === id)
    if (kind === 'account') return owner && { mailbox: owner.email, phone: null }
    if (staff.role !== 'manager') return undefined
    const found = db.selectFrom('subscription').select('email').where('id', '=', id)
    const subscriber = await found.executeTakeFirst()
    return subscriber && { mailbox: subscriber.email, phone: null }
  }
}

/** All that is stored about a person, as far as it may be seen. */
export type FoundPerson = NonNullable<Awaited<ReturnType<typeof readPerson>>>

function keyOf(
  mailbox: string | null,
  phone: string | null,
  unnamed: readonly Readonly<{ id: number }>[],
): PersonKey {
  return mailbox === null
    ? { kind: 'phone', digits: phone ?? '' }
    : { kind: 'email', address: mailbox, besides: unnamed.map(({ id }) => id) }
}
