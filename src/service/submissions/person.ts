import type { Database } from '#service/database/open-database.ts'
import { findOwner, homesOf } from '#service/owners/accounts/find-owner.ts'
import { forgetReleasedOffers } from '#service/owners/offers/release-offer.ts'
import { eraseRecordedOwner, findRecordedOwner } from '#service/owners/records/recorded-owners.ts'
import type { Subscription } from '#service/database/tables.ts'
import { readSubmissions, type StoredSubmission } from './read-submissions.ts'

/**
 * Returns all forms that hold an e-mail address: as an answer, or as the recipient of a mail other than the agency's.
 * @see GDPR, article 15
 */
export async function findPerson(database: Database, email: string): Promise<readonly StoredSubmission[]> {
  const address = email.toLowerCase()
  const all = await readSubmissions(database)
  return all.filter(
    ({ answers, mails }) =>
      Object.values(answers).some((answer) => addressesIn(String(answer)).includes(address)) ||
      mails.some(({ kind, recipient }) => kind !== 'agency' && recipient.toLowerCase() === address),
  )
}

/**
 * Returns everything that is stored about an e-mail address: forms, subscriptions, links to documents, appointments,
 * mails that belong to no form, and what the CRM says about an owner. Tokens of links are left out: whoever reads an export could use them.
 * @see GDPR, article 15
 */
export async function findRecords(database: Database, email: string) {
  const { db } = database
  const address = email.toLowerCase()
  const requests = await findPerson(database, email)
  const ids = requests.map(({ id }) => id)
  const documents = db
    .selectFrom('document_link')
    .select(['subject', 'requested_at', 'expires_at'])
    .where('email', '=', address)
  const appointments = db
    .selectFrom('booking')
    .select(['submission_id', 'office', 'starts', 'seat'])
    .where('submission_id', 'in', ids)
  const mails = db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'state', 'next_at'])
    .where('submission_id', 'is', null)
    .where((row) => row(row.fn<string>('lower', ['recipient']), '=', address))
  return {
    owner: await findRecordedOwner(db, address),
    account: await findAccount(db, address),
    requests,
    subscriptions: await findSubscriptions(database, email),
    documents: await documents.execute(),
    appointments: ids.length === 0 ? [] : await appointments.execute(),
    mails: await mails.execute(),
  }
}

/** Returns the account of an owner, with its homes and devices; undefined without one. */
async function findAccount(db: Database['db'], email: string) {
  const owner = await findOwner(db, { email })
  if (owner === undefined) return undefined
  const devices = db.selectFrom('owner_session').select(['user_agent', 'created_at', 'updated_at'])
  const files = db.selectFrom('owner_upload').select(['subject', 'name'])
  return {
    name: owner.name,
    locale: owner.locale,
    homes: await homesOf(db, owner.id),
    devices: await devices.where('owner_id', '=', owner.id).execute(),
    handedIn: await files.where('owner_id', '=', owner.id).execute(),
  }
}

/** Returns what an e-mail address is subscribed to, or was. */
export async function findSubscriptions(
  { db }: Database,
  email: string,
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
      'unsubscribed_at',
      'mailed_at',
    ])
    .where('email', '=', email.toLowerCase())
    .execute()
}

/**
 * Deletes all forms that hold an e-mail address, with their mails and files, its subscriptions with theirs, its account, and
 * what the CRM says about it as an owner; returns how many forms and subscriptions there were.
 * @see GDPR, article 17
 */
export async function erasePerson(database: Database, email: string): Promise<number> {
  const address = email.toLowerCase()
  const ids = (await findPerson(database, email)).map(({ id }) => id)
  return await database.db.transaction().execute(async (transaction) => {
    if (ids.length > 0) await transaction.deleteFrom('submission').where('id', 'in', ids).execute()
    await forgetReleasedOffers(transaction)
    await transaction
      .deleteFrom('outbox')
      .where('submission_id', 'is', null)
      .where((row) => row(row.fn<string>('lower', ['recipient']), '=', address))
      .execute()
    await transaction.deleteFrom('document_link').where('email', '=', address).execute()
    await eraseRecordedOwner(transaction, address)
    await transaction.deleteFrom('owner').where('email', '=', address).execute()
    const { numDeletedRows } = await transaction
      .deleteFrom('subscription')
      .where('email', '=', address)
      .executeTakeFirstOrThrow()
    return ids.length + Number(numDeletedRows)
  })
}

/** Returns the addresses in a text, whatever stands around them; one that ends in another is another person's. */
function addressesIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*@[\p{L}\p{N}]+(?:[.-]+[\p{L}\p{N}]+)*/gu) ?? []
  )
}
