import type { Language } from '#i18n/languages.ts'
import type { Context } from 'hono'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers, PostedTexts } from '#forms/answers.ts'
import { type FormId, isFormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'
import type { Proof } from '#service/kit/proofs/proof-of-work.ts'
import { UnreadableError } from '#service/kit/unreadable-error.ts'
import { fileFieldsOf } from '#service/kit/uploads/check-uploads.ts'
import { StashFullError } from '#service/kit/uploads/stash.ts'
import { BusyError } from '#service/kit/uploads/turns.ts'
import { slotTrouble } from '#service/requests/bookings/offered-moments.ts'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { slotField } from '#ui/forms/slot-field.ts'
import { checkPost, type CheckedPost, dedupeKeyOf, digestOf, keptIn, type PostedForm } from './check-post.ts'
import { confirm } from '#service/kit/web/confirmation.ts'
import type { FormsContext } from './forms-context.ts'
import { createReplies } from './replies.ts'
import { readPost } from '#service/kit/web/read-post.ts'
import { readSaid, readSubject } from './read-subject.ts'
import { judgeSubject } from '#service/kit/site/judge-subject.ts'
import { answerPlainly } from '#service/kit/web/answer-plainly.ts'
import { asksForJson } from '#service/kit/web/asks-for-json.ts'
import type { SiteForms } from '#service/kit/site/site-forms.ts'
import { storeForm } from './store-form.ts'

/** Seconds after which somebody may try again for whom there was no room. */
const soon = 5

/**
 * Answers a posted form. A script gets 201 with the number, or a code for each control that must be corrected. A page
 * gets the form again with what must be corrected, a page that asks to confirm the answers, or a redirect to the
 * thank-you page. What is cheap is judged first: nothing is opened, looked up or kept of who did not pass it.
 */
export async function answerPost(
  c: Context,
  context: FormsContext,
  locale: Locale,
  id: string,
): Promise<Response> {
  const site = c.get('site').forms.get(locale)
  const shown = site?.file.forms[id]
  if (site === undefined || shown === undefined || !isFormId(id)) return c.notFound()
  const post = await readPost(
    c,
    fileFieldsOf(forms[id]).map(({ name }) => name),
  )
  if (!post.ok) return answerPlainly(c, post.status, 'unreadable')
  const isScript = asksForJson(c)
  const judged = judgeSubject(id, readSubject(c, post.texts), site.subjects)
  const { name: subject, problem } = judged
  const campaign = readSaid(c, post.texts)
  const texts: PostedTexts = {
    ...post.texts,
    subject: subject === undefined ? [] : [subject],
    campaign: campaign === undefined ? [] : [campaign],
  }
  const posted: PostedForm = {
    id,
    locale,
    shown,
    texts,
    subject,
    asked: judged.listing?.offer?.asked,
    files: post.files,
    isScript,
  }
  const unchecked: CheckedPost = { texts, subject, errors: {}, uploads: [], kept: keptIn(texts) }
  const replies = createReplies(c, { site, posted, checked: unchecked, now: context.clock() })
  // Robots fill in every field: they are thanked, and nothing is stored.
  if ((texts['trap'] ?? []).some((text) => text !== '')) return replies.thanks()
  if (problem !== undefined) return replies.refusedSubject(judged, problem)
  const proof = isScript ? await context.proofs.verify(id, texts['proof']?.[0] ?? '') : undefined
  if (isScript && proof === undefined) return replies.unproved()
  try {
    return await answerForm(c, context, { site, posted, proof })
  } catch (error) {
    return replies.failed(waitAfter(c, context, id, error))
  }
}

/**
 * Returns the seconds after which a form that could not be answered may be sent again, where that is known; logs why.
 * @throws whatever is no failure of the disk or the database
 */
function waitAfter(
  c: Context,
  { log }: Pick<FormsContext, 'log'>,
  form: FormId,
  error: unknown,
): number | undefined {
  if (error instanceof BusyError || error instanceof StashFullError) return soon
  if (!(error instanceof UnreadableError)) throw error
  log.error(
    { request: c.get('requestId'), form, read: error.what, error: error.message },
    'form not answered',
  )
  return undefined
}

/** A form that came through the gates that cost nothing. */
type Gated = Readonly<{ site: SiteForms; posted: PostedForm; proof?: Proof }>

/**
 * Answers a form of a visitor who passed them: checks its texts, then its files, then asks the database.
 * @throws {UnreadableError} when a database cannot be read or written
 * @throws {BusyError} when too many files are being opened
 * @throws {StashFullError} when too many files are kept
 */
async function answerForm(
  c: Context,
  context: FormsContext,
  { site, posted, proof }: Gated,
): Promise<Response> {
  const { id, locale, subject, texts, isScript } = posted
  const checked = await checkPost(context, posted)
  const offered = await readMoments(context, site, posted)
  const replies = createReplies(c, { site, posted, checked, offered, now: context.clock() })
  const trouble = offered && slotTrouble(offered, texts['slot']?.[0])
  const { answers } = checked
  if (answers === undefined)
    return replies.refused({ ...checked.errors, ...(trouble === undefined ? {} : { slot: trouble }) })
  if (!isScript && texts['change'] !== undefined) return replies.form(200)
  const dedupeKey = dedupeKeyOf(posted, checked, context.clock())
  const thank = async (number: number): Promise<Response> => {
    context.log.info({ request: c.get('requestId'), form: id, locale, number }, 'form received')
    return replies.thanks(number, await findReceipt(c, context, posted, number))
  }
  // Before its moment is judged: it is taken by the form itself when that was stored before.
  const before = await context.findAccepted(dedupeKey)
  if (before !== undefined) return await thank(before)
  if (trouble === 'slotElsewhere') return replies.refused({ slot: trouble })
  // The visitor before the moment: what they booked themselves was taken by nobody else.
  const own = await context.bookings.refusalOf({ answers, subject })
  if (own !== undefined) return replies.refused({ slot: own })
  if (trouble === 'slotTaken') return replies.slotTaken()
  if (!isScript) {
    const unconfirmed = await askToConfirm(c, context, {
      site,
      posted,
      checked,
      answers,
      offered,
      now: context.clock(),
    })
    if (unconfirmed !== undefined) return unconfirmed
  }
  const wait = await context.limits.count(id, context.addressOf(c), [])
  if (wait !== undefined) return replies.tooMany(wait)
  const { uploads } = checked
  const stored = await storeForm(context, {
    form: id,
    locale,
    answers,
    subject,
    campaign: texts['campaign']?.[0],
    uploads,
    proof,
    dedupeKey,
  })
  switch (stored.kind) {
    case 'stored':
      return await thank(stored.number)
    case 'proofUsed':
      return replies.unproved()
    case 'slotTaken':
      return replies.slotTaken(await readMoments(context, site, posted))
    case 'bookedBefore':
      return replies.refused({ slot: stored.reason })
    case 'conflict':
      return replies.conflict(stored.page)
  }
}

type Unconfirmed = Readonly<{
  site: SiteForms
  posted: PostedForm
  checked: CheckedPost
  answers: Answers
  offered?: MomentsView
  now: number
}>

/** Returns the page that asks to confirm a form without script, whose files are kept meanwhile; undefined once it was confirmed. */
async function askToConfirm(
  c: Context,
  { stash, limits, addressOf, signer, clock, hasCaptcha }: FormsContext,
  { answers, ...shown }: Unconfirmed,
): Promise<Response | undefined> {
  const { posted, checked } = shown
  const chosen = checked.uploads.filter(({ field }) => posted.files[field] !== undefined)
  let { kept } = checked
  if (chosen.length > 0) {
    const bytes = chosen.reduce((sum, { content }) => sum + content.length, 0)
    const wait = await limits.countKept(addressOf(c), bytes)
    if (wait !== undefined) return createReplies(c, shown).tooMany(wait)
    kept = [...kept, ...(await stash.keep(chosen))]
  }
  const { texts } = posted
  const step = confirm(signer, {
    token: texts['confirm']?.[0] ?? '',
    digest: digestOf(posted, { ...checked, kept }, clock()),
    now: clock(),
    typed: hasCaptcha ? (texts['captcha']?.[0] ?? '').replaceAll(/\D/g, '') : undefined,
  })
  if (step.isConfirmed) return undefined
  return createReplies(c, { ...shown, checked: { ...checked, kept } }).confirmation(answers, step)
}

/** Returns the moments that a form with one offers; undefined for any other form. */
async function readMoments(
  { bookings }: Pick<FormsContext, 'bookings'>,
  language: Language,
  { shown, texts, subject }: PostedForm,
): Promise<MomentsView | undefined> {
  if (slotField(shown.form) === undefined) return undefined
  return await bookings.momentsFor({ language, answers: toOffice(texts), subject })
}

/** What was fixed is stored: a page that only thanks is better than none. */
async function findReceipt(
  c: Context,
  { receiptOf, log }: Pick<FormsContext, 'receiptOf' | 'log'>,
  { id, locale }: PostedForm,
  number: number,
): Promise<string | undefined> {
  try {
    return await receiptOf(id, number, locale)
  } catch (error) {
    log.error(
      { request: c.get('requestId'), form: id, read: 'receipt', error: String(error) },
      'receipt not shown',
    )
    return undefined
  }
}

/** Returns the office that was chosen, whose moments are offered. */
function toOffice(texts: PostedTexts): Answers {
  const [office] = texts['office'] ?? []
  return office === undefined ? {} : { office }
}
