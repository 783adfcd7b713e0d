import { randomUUID } from 'node:crypto'
import { localTime } from '#domain/owners/local-time.ts'
import type { OwnerDocument } from '#domain/owners/owner-document.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { keepHandedIn } from '#service/owners/records/keep-handed-in.ts'
import type { SiteWords } from '#service/kit/site/site-words.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import type { HandedIn } from './handed-in-paper.ts'
import { handedInLetter } from './handed-in-letter.ts'

/** Stores a paper that an owner handed in, which is then wanted no more, with the mail that tells the agency. */
export async function storeHandedIn(
  { db }: Pick<Database, 'db'>,
  handedIn: HandedIn,
  words: SiteWords,
  now: number,
): Promise<void> {
  const { owner, subject, paper, name, file } = handedIn
  const id = randomUUID()
  const { on, at } = toBrussels(now)
  const document: OwnerDocument = {
    id,
    name,
    on,
    file: file.name,
    mediaType: file.mediaType,
    bytes: file.content.length,
    from: 'owner',
    check: 'checking',
    paper: paper.kind,
  }
  await db.transaction().execute(async (transaction) => {
    const { name: fileName, mediaType: media_type, content } = file
    await transaction
      .insertInto('owner_upload')
      .values({ id, owner_id: owner.id, subject, name: fileName, media_type, content })
      .execute()
    await keepHandedIn(transaction, subject, document)
    const letter = handedInLetter(handedIn, { upload: id, at: localTime(on, at) }, words)
    await queueMails(transaction, [letter], null, now)
  })
}

/** Returns a file that an owner handed in about a home; undefined for any other. */
export async function readHandedIn({ db }: Pick<Database, 'db'>, id: string): Promise<Upload | undefined> {
  const row = await db
    .selectFrom('owner_upload')
    .select(['name', 'media_type', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { field: 'file', name: row.name, mediaType: row.media_type, content: row.content }
}
