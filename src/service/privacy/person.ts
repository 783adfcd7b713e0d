import type { Database } from '#service/kit/database/open-database.ts'
import { findRecordedAs, homesOf } from '#service/owners/accounts/find-owner.ts'
import { findStaff } from '#service/owners/accounts/find-staff.ts'
import { forgetReleasedOffers } from '#service/owners/offers/release-offer.ts'
import { eraseRecordedOwner, findRecordedOwner } from '#service/owners/records/recorded-owners.ts'
import type { DbTransaction, Subscription } from '#service/kit/database/tables.ts'
import type { PersonKey } from '#service/kit/search-keys.ts'
import { createHolds } from './person-key.ts'
import { readSubmissions, type StoredSubmission } from '#service/requests/submissions/read-submissions.ts'

/**
 * Returns all forms that hold a person, newest first.
 * @see GDPR, article 15
 */
export async function findPerson(database: Database, key: PersonKey): Promise<readonly StoredSubmission[]> {
  const query = key.kind === 'request' ? { ids: [key.id] } : {}
  return (await readSubmissions(database, query)).filter(createHolds(key))
}

/**
 * Returns everything that is stored about a person: forms with what staff noted, appointments, offers and what became of them; by an e-mail address also subscriptions, links to
 * documents, mails that belong to no form, and what the CRM says about an owner, none of which holds a number. Tokens of links are left out: whoever reads an export could use them.
 * @see GDPR, article 15
 */
export async function findRecords(database: Database, key: PersonKey) {
  const { db } = database
  // Nothing has an empty address.
  const address = key.kind === 'email' ? key.address : ''
  const requests = await findPerson(database, key)
  const ids = requests.map(({ id }) => id)
  const documents = db
    .selectFrom('document_link')
    .select(['subject', 'requested_at', 'expires_at'])
    .where('email', '=', address)
  const appointments = db
    .selectFrom('booking')
    .select(['submission_id', 'office', 'starts', 'seat', 'status', 'minutes', 'moved_from'])
    .select(['reason', 'outcome', 'report', 'report_lang', 'wish'])
    .where('submission_id', 'in', ids)
  const offers = db
    .selectFrom('offer')
    .leftJoin('offer_decision as decided', 'decided.submission_id', 'offer.submission_id')
    .select(['offer.submission_id', 'subject', 'said', 'confirm_by', 'confirmed_at', 'rank'])
    .select(['decision', 'author', 'at', 'said_at', 'way'])
    .where('offer.submission_id', 'in', ids)
  const mails = db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'state', 'next_at'])
    .where('submission_id', 'is', null)
    .where((row) => row(row.fn<string>('lower', ['recipient']), '=', address))
  const notes = db
    .selectFrom('note')
    .select(['submission_id', 'kind', 'author', 'text', 'at'])
    .where('submission_id', 'in', ids)
  return {
    owner: await findRecordedOwner(db, address),
    account: await findAccount(db, address),
    requests,
    subscriptions: await findSubscriptions(database, address),
    documents: await documents.execute(),
    appointments: ids.length === 0 ? [] : await appointments.execute(),
    offers: ids.length === 0 ? [] : await offers.execute(),
    mails: await mails.execute(),
    notes: ids.length === 0 ? [] : await notes.execute(),
  }
}

/** Returns the account of an owner or a member of staff, with its homes and devices; undefined without one. */
async function findAccount(db: Database['db'], email: string) {
  const owner = await findRecordedAs(db, email)
  if (owner === undefined) return undefined
  const times = await db
    .selectFrom('owner')
    .select(['invited_at', 'signed_in_at'])
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  const devices = db.selectFrom('owner_session').select(['user_agent', 'created_at', 'updated_at'])
  const files = db.selectFrom('owner_upload').select(['subject', 'name'])
  return {
    ...times,
    name: owner.name,
    locale: owner.locale,
    role: (await findStaff(db, owner.id))?.role,
    homes: await homesOf(db, owner.id),
    devices: await devices.where('owner_id', '=', owner.id).execute(),
    handedIn: await files.where('owner_id', '=', owner.id).execute(),
    ...(await findCalendar(db, owner.id)),
  }
}

/** Returns the calendar that a member of staff linked, and when he or she receives nobody. */
async function findCalendar(db: Database['db'], agent: string) {
  const linked = db.selectFrom('calendar_feed').select(['busy_address', 'holds', 'subscriber_read_at'])
  const blocks = db.selectFrom('block').select(['from_at', 'until_at', 'origin', 'text'])
  return {
    calendars: await linked.where('agent', '=', agent).execute(),
    blocks: await blocks.where('agent', '=', agent).execute(),
  }
}

/** Returns what an address, as mailboxes are compared, is subscribed to, or was. */
async function findSubscriptions(
  { db }: Database,
  address: string,
): Promise<readonly Partial<Subscription>[]> {
  return await db
    .selectFrom('subscription')
    .select([
      'kind',
      'locale',
      'criteria',
      'frequency',
      'requested_at',
      'confirmed_at',
      'asked_at',
      'unsubscribed_at',
      'mailed_at',
    ])
    .where('email', '=', address)
    .execute()
}

/**
 * Deletes all forms that hold a person, with their mails, files, appointments and released offers; by an e-mail address also
 * its subscriptions with their mails, its account, and what the CRM says about it as an owner; `kept` are mails that have to
 * go out first. Returns how many forms and subscriptions there were.
 * @see GDPR, article 17
 */
export async function erasePerson(
  database: Database,
  key: PersonKey,
  kept: readonly number[] = [],
): Promise<number> {
  const ids = (await findPerson(database, key)).map(({ id }) => id)
  return await database.db.transaction().execute(async (transaction) => {
    if (ids.length > 0) await transaction.deleteFrom('submission').where('id', 'in', ids).execute()
    await forgetReleasedOffers(transaction)
    return ids.length + (key.kind === 'email' ? await eraseAddress(transaction, key.address, kept) : 0)
  })
}

/** Deletes what an address has beside forms; returns how many subscriptions there were. */
async function eraseAddress(
  transaction: DbTransaction,
  address: string,
  kept: readonly number[],
): Promise<number> {
  await transaction
    .deleteFrom('outbox')
    .where('submission_id', 'is', null)
    .$if(kept.length > 0, (mails) => mails.where('id', 'not in', kept))
    .where((row) => row(row.fn<string>('lower', ['recipient']), '=', address))
    .execute()
  await transaction.deleteFrom('document_link').where('email', '=', address).execute()
  await eraseRecordedOwner(transaction, address)
  // Somebody who works at the desk keeps the account until the desk is closed to that person.
  const staff = transaction.selectFrom('staff').select('account').where('active', '=', 1)
  const found = transaction
    .selectFrom('owner')
    .select('id')
    .where((eb) => eb.or([eb('email', '=', address), eb('recorded_email', '=', address)]))
  for (const table of ['owner_property', 'owner_upload'] as const)
    await transaction.deleteFrom(table).where('owner_id', 'in', found).execute()
  await transaction.deleteFrom('owner').where('id', 'in', found).where('id', 'not in', staff).execute()
  const { numDeletedRows } = await transaction
    .deleteFrom('subscription')
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
