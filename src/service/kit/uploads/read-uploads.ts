import type { Database } from '#service/kit/database/open-database.ts'
import type { Upload } from './upload.ts'

/** Returns the files that were sent with a form. */
export async function readUploads({ db }: Database, submissionId: number): Promise<readonly Upload[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['field', 'name', 'media_type', 'content'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  return rows.map(({ media_type, ...upload }) => ({ ...upload, mediaType: media_type }))
}
