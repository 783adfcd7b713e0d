import { createHash } from 'node:crypto'
import type { ServiceForm } from '#contracts/forms-file.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers, Errors, PostedTexts } from '#forms/answers.ts'
import { checkForm } from '#forms/check/check-form.ts'
import { parsePhone } from '#forms/check/parse-phone.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { PostedFiles } from '#service/kit/uploads/posted-file.ts'
import { checkNames, checkUploads, fileFieldsOf, plainName } from '#service/kit/uploads/check-uploads.ts'
import { type KeptFile, parseKept } from '#service/kit/uploads/stash.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import { choicesOf } from '#ui/forms/keep-values.ts'
import type { FormsContext } from './forms-context.ts'

/** A posted form: its answers, or what must be corrected. */
export type CheckedPost = Readonly<{
  texts: PostedTexts
  subject?: string
  /** Undefined when something must be corrected. */
  answers?: Answers
  errors: Errors
  uploads: readonly Upload[]
  /** The files that need not be chosen again. */
  kept: readonly KeptFile[]
}>

/** What was posted, as the checks of a form need it. */
export type PostedForm = Readonly<{
  id: FormId
  locale: Locale
  shown: ServiceForm
  /** With the name of what it is about. */
  texts: PostedTexts
  subject?: string
  /** Price asked for it, in euro; absent where it has none. */
  asked?: number
  files: PostedFiles
  isScript: boolean
}>

/**
 * Checks a form, the cheap things first: its texts, the names and sizes of its files, those that were kept before; only
 * when all of it is right its files are opened.
 * @throws {UnreadableError} when the files that were kept cannot be read
 * @throws {BusyError} when too many files are being opened
 */
export async function checkPost(
  { clock, stash }: Pick<FormsContext, 'clock' | 'stash'>,
  { id, shown, texts: posted, subject, asked, files }: PostedForm,
): Promise<CheckedPost> {
  const form = forms[id]
  const fields = fileFieldsOf(form).map(({ name }) => name)
  // A file that is chosen replaces the one that was kept.
  const wanted = keptIn(posted).filter(({ field }) => files[field] === undefined)
  const found = await stash.find(wanted.map(({ key }) => key))
  const kept = found.filter(({ field }) => fields.some((name) => name === field))
  const names = fields.map((field): readonly [field: string, names: readonly string[]] => {
    const chosen = files[field]
    const before = kept.filter((file) => file.field === field).map(({ name }) => name)
    return [field, chosen === undefined ? before : [plainName(chosen.name)]]
  })
  // A name without a file is no file.
  const texts: PostedTexts = { ...posted, ...Object.fromEntries(names) }
  const now = clock()
  const checked = checkForm(form, texts, {
    today: toBrussels(now).on,
    term: { now, leastHours: shown.form.leastHours ?? 0 },
    asked,
    choices: (name) => choicesOf(shown.form, name).map(({ value }) => value),
    parsePhone,
  })
  const errors: Errors = {
    ...(checked.ok ? {} : checked.errors),
    ...(kept.length < wanted.length
      ? fileAgain(names.flatMap(([field, known]) => (known.length === 0 ? [field] : [])))
      : {}),
    ...checkNames(form, files),
  }
  const refused = { texts, subject, errors, kept, uploads: [] }
  if (!checked.ok || Object.keys(errors).length > 0) return refused
  const opened = await checkUploads(form, files)
  if (Object.keys(opened.errors).length > 0) return { ...refused, errors: opened.errors }
  return { ...refused, answers: checked.answers, uploads: [...kept, ...opened.uploads] }
}

/** Returns the files that a page says are kept. */
export function keptIn(texts: PostedTexts): readonly KeptFile[] {
  return (texts['kept'] ?? []).map(parseKept)
}

/** Says of fields that their file must be chosen again. */
export function fileAgain(fields: readonly string[]): Errors {
  return Object.fromEntries(fields.map((field) => [field, 'fileAgain']))
}

/** Returns the key of a request: the same when the same answers and files are posted again, on the same day or by the same page. */
export function dedupeKeyOf(posted: PostedForm, { answers, uploads }: CheckedPost, now: number): string {
  // Another file of the same name, such as a corrected CV, is another request.
  const contents = uploads.map(({ content }) => createHash('sha256').update(content).digest('base64url'))
  return hashOf([...keyParts(posted, now), answers, contents])
}

/** Returns what a confirmation counts for: the same for the same answers and kept files. */
export function digestOf(posted: PostedForm, { answers = {}, kept }: CheckedPost, now: number): string {
  // The page that asks to confirm the answers may ask for the moment too.
  const said = Object.entries(answers).filter(([name]) => name !== 'slot')
  return hashOf([keyParts(posted, now), said, kept.map(({ key }) => key)])
}

function keyParts({ texts, locale, id, subject }: PostedForm, now: number): readonly unknown[] {
  return [readDedupeKey(texts) ?? toBrussels(now).on, locale, id, subject]
}

/** Returns the key that a page made for this request. */
function readDedupeKey(texts: PostedTexts): string | undefined {
  const [key] = texts['dedupeKey'] ?? []
  return key !== undefined && /^[\w-]{16,64}$/.test(key) ? key : undefined
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
