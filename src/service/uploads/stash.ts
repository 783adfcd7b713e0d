import type { Database } from '#service/database/open-database.ts'
import { createLinkToken, isLinkToken } from '#service/link-token.ts'
import type { Upload } from './upload.ts'

/** A file that is kept while its form is corrected or confirmed. */
export type KeptUpload = Upload & Readonly<{ key: string }>

/** Keeps files between two posts of a form without script, so that they need not be chosen again. */
export type Stash = Readonly<{
  /** Keeps files; the keys are unguessable. */
  keep: (uploads: readonly Upload[]) => Promise<readonly KeptUpload[]>
  /** Returns the files of keys; those that are unknown or too old are left out. */
  find: (keys: readonly string[]) => Promise<readonly KeptUpload[]>
}>

/** Milliseconds that a file is kept. */
const keptFor = 30 * 60_000
/** Keys that are looked for at most. */
const mostKeys = 5

/** Returns the stash of a database. */
export function createStash({ db }: Database, clock: () => number): Stash {
  return {
    keep: async (uploads) => {
      await forgetFiles(db, clock())
      const kept = uploads.map((upload) => ({ ...upload, key: createLinkToken() }))
      const rows = kept.map(({ key, mediaType, field, name, content }) => ({
        id: key,
        field,
        name,
        media_type: mediaType,
        content,
        expires_at: clock() + keptFor,
      }))
      if (rows.length > 0) await db.insertInto('stash').values(rows).execute()
      return kept
    },
    find: async (keys) => {
      const known = keys.filter(isLinkToken).slice(0, mostKeys)
      if (known.length === 0) return []
      const rows = await db
        .selectFrom('stash')
        .select(['id', 'field', 'name', 'media_type', 'content'])
        .where('id', 'in', known)
        .where('expires_at', '>', clock())
        .execute()
      return rows.map(({ id, media_type: mediaType, ...file }) => ({ ...file, mediaType, key: id }))
    },
  }
}

/** Deletes files that were kept long enough. */
export async function forgetFiles(db: Database['db'], now: number): Promise<void> {
  await db.deleteFrom('stash').where('expires_at', '<=', now).execute()
}
