import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import type { LoginMails } from '#service/kit/settings/login-mails.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import { signedInLetter } from './account-letters.ts'
import { homesOf, type Owner } from './find-owner.ts'

/** Tells the agency that an owner signed in, as often as it wants to know. */
export async function tellAgency(
  { db }: Pick<Database, 'db'>,
  owner: Owner,
  { words, mails }: Readonly<{ words: SiteWords; mails: LoginMails }>,
  now: number,
): Promise<void> {
  if (mails === 'off') return
  const { on } = toBrussels(now)
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('owner')
      .set({ told_on: on })
      .where('id', '=', owner.id)
      .$if(mails === 'daily', (rows) =>
        rows.where((eb) => eb.or([eb('told_on', 'is', null), eb('told_on', '!=', on)])),
      )
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    const subjects = await homesOf(transaction, owner.id)
    const { locale } = words.recipients
    const homes = subjects.map((subject) => {
      const home = words.subject(subject, locale)
      return home === undefined ? subject : `${home.title}, ${home.place}`
    })
    await queueMails(transaction, [signedInLetter(owner, homes, words, now)], null, now)
  })
}
