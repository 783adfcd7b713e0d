import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ServiceForm } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers, Errors, PostedTexts } from '#forms/answers.ts'
import { checkForm } from '#forms/check/check-form.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import { checkUploads } from '#service/uploads/check-uploads.ts'
import type { KeptUpload, Stash } from '#service/uploads/stash.ts'
import type { Upload } from '#service/uploads/upload.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import type { FormsContext } from './forms-context.ts'
import type { Post } from './read-post.ts'
import { readSubject } from './read-subject.ts'

/** A posted form: its answers, or what must be corrected. */
export type CheckedPost = Readonly<{
  texts: PostedTexts
  subject?: string
  /** Undefined when something must be corrected. */
  answers?: Answers
  errors: Errors
  uploads: readonly Upload[]
  /** The files that need not be chosen again. */
  kept: readonly KeptUpload[]
  /** The same when the same answers are posted again, on the same day or by the same page. */
  dedupeKey: string
  /** The same for the same answers and files. */
  digest: string
}>

type Posted = Readonly<{
  id: FormId
  locale: Locale
  shown: ServiceForm
  post: Extract<Post, { ok: true }>
  isScript: boolean
}>

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })

/** Checks the texts and files of a form; the files of one without script are kept until it is right and confirmed. */
export async function checkPost(
  c: Context,
  { clock, stash, limits, addressOf }: Pick<FormsContext, 'clock' | 'stash' | 'limits' | 'addressOf'>,
  { id, locale, shown, post, isScript }: Posted,
): Promise<CheckedPost> {
  const subject = forms[id].isAboutListing === true ? readSubject(c, post.texts) : undefined
  const before = await find(stash, post.texts['kept'] ?? [])
  const { uploads: chosen, errors: refusedFiles } = await checkUploads(forms[id], post.files)
  // A file that is chosen replaces the one that was kept.
  const old = before.filter(
    ({ field }) => post.files[field] === undefined && fileFields(shown).includes(field),
  )
  const mayKeep =
    !isScript && chosen.length > 0 && (await limits.count(`${id} files`, addressOf(c), [])) === undefined
  const kept = [...old, ...(mayKeep ? await stash.keep(chosen).catch(() => []) : [])]
  const uploads = [...old, ...chosen]
  const texts: PostedTexts = {
    ...post.texts,
    // A name without a file is no file.
    ...Object.fromEntries(fileFields(shown).map((field) => [field, namesOf(uploads, field)])),
    subject: subject === undefined ? [] : [subject],
  }
  const today = day.format(clock())
  const checked = checkForm(forms[id], texts, {
    today,
    choices: (name) => choicesOf(shown.form, name).map(({ value }) => value),
    parsePhone,
  })
  const errors = { ...(checked.ok ? {} : checked.errors), ...refusedFiles }
  const answers = checked.ok && Object.keys(errors).length === 0 ? checked.answers : undefined
  const keyParts = [readDedupeKey(texts) ?? today, locale, id, subject]
  // Another file of the same name, such as a corrected CV, is another request.
  const contents = uploads.map(({ content }) => createHash('sha256').update(content).digest('base64url'))
  const dedupeKey = hashOf([...keyParts, answers, contents])
  // The page that asks to confirm the answers may ask for the moment too.
  const said = answers === undefined ? [] : Object.entries(answers).filter(([name]) => name !== 'slot')
  const digest = hashOf([keyParts, said, kept.map(({ key }) => key)])
  return { texts, subject, answers, errors, uploads, kept, dedupeKey, digest }
}

/** A database that does not answer has no files: the form asks for them again. */
async function find(stash: Stash, keys: readonly string[]): Promise<readonly KeptUpload[]> {
  return await stash.find(keys).catch(() => [])
}

function fileFields({ form }: ServiceForm): readonly string[] {
  const fields = form.groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  return fields.filter(({ control }) => control.kind === 'file').map(({ name }) => name)
}

function namesOf(uploads: readonly Upload[], field: string): readonly string[] {
  return uploads.filter((upload) => upload.field === field).map(({ name }) => name)
}

/** Returns the key that a page made for this request. */
function readDedupeKey(texts: PostedTexts): string | undefined {
  const [key] = texts['dedupeKey'] ?? []
  return key !== undefined && /^[\w-]{16,64}$/.test(key) ? key : undefined
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
