import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { SiteForms } from './site-forms.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers, PostedTexts } from '#forms/answers.ts'
import { checkForm } from '#forms/check/check-form.ts'
import { type FormId, isFormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { ServiceLog } from '#service/service-log.ts'
import { checkUploads } from '#service/uploads/check-uploads.ts'
import type { Upload } from '#service/uploads/upload.ts'
import { markErrors } from '#ui/forms/mark-errors.ts'
import { choicesOf, keepValues } from '#ui/forms/keep-values.ts'
import type { Limits } from './limits.ts'
import type { AddressOf } from './network-address.ts'
import { answeredForm } from './answered-form.tsx'
import { readPost } from './read-post.ts'
import { readSubject } from './read-subject.ts'
import { renderServicePage } from './service-page.tsx'

/** A form that passed all checks. */
export type CheckedRequest = Readonly<{
  form: FormId
  locale: Locale
  answers: Answers
  /** Name of the home or project that it is about: `property/2417`. */
  subject?: string
  uploads: readonly Upload[]
  /** The same when the same answers are posted again on the same day. */
  dedupeKey: string
}>

/** What is needed to answer a form. */
export type FormsContext = Readonly<{
  forms: ReadonlyMap<Locale, SiteForms>
  /** Stores a form and its mails; returns its number once they are safe. */
  accept: (request: CheckedRequest) => Promise<number>
  limits: Limits
  addressOf: AddressOf
  log: ServiceLog
  clock: () => number
}>

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })

/**
 * Answers a posted form. A page gets a redirect to its thank-you page, or the form again with what must be corrected;
 * a script gets 201 with the number, or 422 with a code for each control.
 */
export async function answerPost(
  c: Context,
  context: FormsContext,
  locale: Locale,
  id: string,
): Promise<Response> {
  const site = context.forms.get(locale)
  const shown = site?.file.forms[id]
  if (site === undefined || shown === undefined || !isFormId(id)) return c.notFound()
  const post = await readPost(c)
  if (!post.ok) return c.text('this is not a form', post.status)
  const isScript = c.req.header('accept')?.includes('application/json') === true
  const subject = forms[id].isAboutListing === true ? readSubject(c, post.texts) : undefined
  const texts: PostedTexts = { ...post.texts, subject: subject === undefined ? [] : [subject] }
  const today = day.format(context.clock())
  const checked = checkForm(forms[id], texts, {
    today,
    choices: (name) => choicesOf(shown.form, name).map(({ value }) => value),
  })
  const { uploads, errors: refusedFiles } = await checkUploads(forms[id], post.files)
  const errors = { ...(checked.ok ? {} : checked.errors), ...refusedFiles }
  if (!checked.ok || Object.keys(errors).length > 0) {
    if (isScript) return c.json({ fields: errors }, 422)
    const form = markErrors(keepValues(shown.form, texts), errors)
    return c.html(renderServicePage(site, answeredForm(site, shown, form)), 422)
  }
  // Robots fill in every field: they are thanked, and nothing is stored.
  const isTrapped = (texts['trap'] ?? []).some((text) => text !== '')
  if (!isTrapped) {
    const wait = await context.limits.count(id, context.addressOf(c), peopleIn(checked.answers))
    if (wait !== undefined) {
      c.header('Retry-After', String(wait))
      if (isScript) return c.json({ code: 'tooMany' }, 429)
      const page = answeredForm(site, shown, keepValues(shown.form, texts), 'tooMany')
      return c.html(renderServicePage(site, page), 429)
    }
    const dedupeKey = hashOf([readDedupeKey(texts) ?? today, locale, id, subject, checked.answers])
    const number = await context
      .accept({ form: id, locale, answers: checked.answers, subject, uploads, dedupeKey })
      .catch((error: unknown) => {
        context.log.error({ form: id, error: String(error) }, 'form not stored')
      })
    if (number === undefined) {
      if (isScript) return c.json({ code: 'failed' }, 503)
      const page = answeredForm(site, shown, keepValues(shown.form, texts), 'failed')
      return c.html(renderServicePage(site, page), 503)
    }
    context.log.info({ form: id, locale, number }, 'form received')
    if (isScript) return c.json({ id: number, thanks: shown.thanks }, 201)
  }
  return c.redirect(shown.thanks, 303)
}

/** Returns the addresses that a form makes mails to, besides the agency's. */
function peopleIn({ email, friendEmail }: Answers): readonly string[] {
  return [email, friendEmail].filter((address) => typeof address === 'string')
}

/** Returns the key that a page made for this request. */
function readDedupeKey(texts: PostedTexts): string | undefined {
  const [key] = texts['dedupeKey'] ?? []
  return key !== undefined && /^[\w-]{16,64}$/.test(key) ? key : undefined
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
