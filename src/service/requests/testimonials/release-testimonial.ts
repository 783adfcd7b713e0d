import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Database } from '#service/kit/database/open-database.ts'
import type { Db } from '#service/kit/database/tables.ts'
import { readUploads } from '#service/kit/uploads/read-uploads.ts'
import { readSubmissions, type StoredSubmission } from '#service/requests/submissions/read-submissions.ts'
import type { Release, ReleasedTestimonials } from './released-testimonials.ts'

/** Why a testimonial is not released. */
export type ReleaseProblem = 'missing' | 'otherForm' | 'released' | 'badPicture' | 'readOnly'

/** A testimonial that can be released: `write` does it, and sets its request to done. Returns its files, the text first. */
export type ReadyRelease = Readonly<{
  sent: StoredSubmission
  testimonial: Release['testimonial']
  write: (db: Db) => Promise<readonly string[]>
}>

type Asked = Readonly<{
  /** The language of its text; that of the page where it was written unless it is said. */
  locale?: Locale
  /** Whom of the team it names. */
  personId?: string
  withPicture: boolean
}>

/** Makes a testimonial ready to become content of the site, or returns why it cannot; nothing is written yet. */
export async function readyRelease(
  database: Database,
  released: ReleasedTestimonials,
  id: number,
  { locale, personId, withPicture }: Asked,
): Promise<ReadyRelease | ReleaseProblem> {
  const [sent] = await readSubmissions(database, { ids: [id] })
  if (!(await released.canWrite())) return 'readOnly'
  if ((await released.find(id)).length > 0) return 'released'
  if (sent === undefined) return 'missing'
  if (sent.form !== 'testimonial') return 'otherForm'
  const uploads = withPicture ? await readUploads(database, id) : []
  const file = uploads.find(({ field }) => field === 'picture')
  const picture = file && (await released.toPicture(file.content))
  if (file !== undefined && picture === undefined) return 'badPicture'
  const testimonial = { ...toTestimonial(sent), locale: locale ?? sent.lang, personId }
  return {
    sent,
    testimonial,
    write: async (db) => {
      await db
        .updateTable('submission')
        .set((row) => ({ state: 'done', wait_until: null, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('state', '<>', 'done')
        .execute()
      return await released.write({ request: id, testimonial, picture })
    },
  }
}

/** Never its e-mail address: what is content is public. */
function toTestimonial({
  answers,
  at,
}: StoredSubmission): Omit<Release['testimonial'], 'locale' | 'personId'> {
  const { name, aboutYou, website, message } = answers
  return {
    name: String(name),
    aboutYou: aboutYou === undefined ? undefined : String(aboutYou),
    website: website === undefined ? undefined : String(website),
    comment: String(message),
    postedOn: toBrussels(at).on,
  }
}
