import { keptTerms } from '#domain/privacy/kept-terms.ts'
import { timeAfter } from '#domain/privacy/term.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import { createLinkToken, isLinkToken } from '#service/kit/link-token.ts'
import type { Upload } from './upload.ts'

/** A file that is kept while its form is confirmed; the page that posts it again names its key, field and name. */
export type KeptFile = Readonly<{ key: string; field: string; name: string }>

/** A file that is kept, with what is in it. */
export type KeptUpload = Upload & KeptFile

/** There is no room for another file now. */
export class StashFullError extends Error {
  override name = 'StashFullError'
}

/** Keeps files between two posts of a form without script, so that they need not be chosen again. */
export type Stash = Readonly<{
  /**
   * Keeps files; the keys are unguessable.
   * @throws {StashFullError} when all kept files together would be too large
   * @throws {UnreadableError} when the database fails
   */
  keep: (uploads: readonly Upload[]) => Promise<readonly KeptUpload[]>
  /**
   * Returns the files of keys; those that are unknown or too old are left out.
   * @throws {UnreadableError} when the database fails
   */
  find: (keys: readonly string[]) => Promise<readonly KeptUpload[]>
}>

/** Keys that are looked for at most. */
const mostKeys = 5
/** Bytes of all kept files together at most: strangers cannot fill the disk. */
const mostBytes = 250 * 1024 * 1024

/** Returns the stash of a database. */
export function createStash({ db }: Pick<Database, 'db'>, clock: () => number, most = mostBytes): Stash {
  const hasRoom = async (bytes: number): Promise<boolean> => {
    await forgetFiles(db, clock())
    return (await keptBytes(db)) + bytes <= most
  }
  const store = async (kept: readonly KeptUpload[]): Promise<void> => {
    const rows = kept.map(({ key, mediaType, field, name, content }) => ({
      id: key,
      field,
      name,
      media_type: mediaType,
      content,
      expires_at: timeAfter(keptTerms['file-between-steps'], clock()),
    }))
    await db.insertInto('stash').values(rows).execute()
  }
  const read = async (keys: readonly string[]): Promise<readonly KeptUpload[]> => {
    const rows = await db
      .selectFrom('stash')
      .select(['id', 'field', 'name', 'media_type', 'content'])
      .where('id', 'in', keys)
      .where('expires_at', '>', clock())
      .execute()
    return rows.map(({ id, media_type: mediaType, ...file }) => ({ ...file, mediaType, key: id }))
  }
  return {
    keep: async (uploads) => {
      const bytes = uploads.reduce((sum, { content }) => sum + content.length, 0)
      if (!(await hasRoom(bytes))) throw new StashFullError('too many files are kept')
      const kept = uploads.map((upload) => ({ ...upload, key: createLinkToken() }))
      await store(kept)
      return kept
    },
    find: async (keys) => {
      const known = keys.filter(isLinkToken).slice(0, mostKeys)
      return known.length === 0 ? [] : await read(known)
    },
  }
}

async function keptBytes(db: Database['db']): Promise<number> {
  const { bytes } = await db
    .selectFrom('stash')
    .select(({ fn, ref }) => fn.sum<number | null>(fn<number>('length', [ref('content')])).as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Deletes files that were kept long enough. */
export async function forgetFiles(db: Database['db'], now: number): Promise<void> {
  await db.deleteFrom('stash').where('expires_at', '<=', now).execute()
}

/** Returns a kept file as a page posts it: with its name, so that it can be named when the database cannot be read. */
export function formatKept({ key, field, name }: KeptFile): string {
  return [key, field, name].join('/')
}

/** Returns the kept file of a posted text; a text that was made up has a key that is none. */
export function parseKept(text: string): KeptFile {
  const [key = '', field = '', ...name] = text.split('/')
  return { key, field, name: name.join('/') }
}
