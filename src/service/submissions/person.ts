import type { Database } from '#service/database/open-database.ts'
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
 * Deletes all forms that hold an e-mail address, with their mails and files; returns how many there were.
 * @see GDPR, article 17
 */
export async function erasePerson(database: Database, email: string): Promise<number> {
  const ids = (await findPerson(database, email)).map(({ id }) => id)
  if (ids.length > 0) await database.db.deleteFrom('submission').where('id', 'in', ids).execute()
  return ids.length
}

/** Returns the words of a text that may be an address; one that ends in another is another person's. */
function addressesIn(text: string): readonly string[] {
  const words = text.toLowerCase().split(/[\s<>()"',;:]+/)
  return words.filter((word) => word.includes('@')).map((word) => word.replace(/[.!?]+$/, ''))
}
