import type { Context } from 'hono'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers, PostedTexts } from '#forms/answers.ts'
import { isFormId } from '#forms/form.ts'
import { SlotTakenError } from '#service/bookings/slot-taken-error.ts'
import { ConflictError } from '#service/conflict-error.ts'
import { UsedProofError } from '#service/proofs/use-proof.ts'
import type { DayView } from '#ui/forms/form-view.ts'
import { slotField } from '#ui/forms/slot-field.ts'
import { checkPost } from './check-post.ts'
import { confirm } from './confirmation.ts'
import type { FormsContext } from './forms-context.ts'
import { peopleIn } from './people-in.ts'
import { createReplies } from './replies.ts'
import { readPost } from './read-post.ts'

/**
 * Answers a posted form. A script gets 201 with the number, or a code for each control that must be corrected. A page
 * gets the form again with what must be corrected, a page that asks to confirm the answers, or a redirect to the
 * thank-you page.
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
  const checked = await checkPost(c, context, { id, locale, shown, post, isScript })
  const { texts, subject, uploads, kept, dedupeKey, digest } = checked
  const days =
    slotField(shown.form) !== undefined
      ? await context.bookings.daysFor(locale, toOffice(texts), subject).catch(() => [])
      : undefined
  const replies = createReplies(c, { site, shown, id, locale, isScript, checked, days })
  const isTaken = days !== undefined && !isFree(days, texts['slot']?.[0])
  if (checked.answers === undefined)
    return replies.refused({ ...checked.errors, ...(isTaken ? { slot: 'slotTaken' } : {}) })
  // Robots fill in every field: they are thanked, and nothing is stored.
  if ((texts['trap'] ?? []).some((text) => text !== '')) return replies.thanks()
  if (!isScript && texts['change'] !== undefined) return replies.form(200)
  if (isTaken) return replies.slotTaken()
  if (!isScript) {
    // A file that could not be kept would be lost on the way to the next page.
    if (uploads.length > kept.length) return replies.failed()
    const step = confirm(context.signer, {
      token: texts['confirm']?.[0] ?? '',
      digest,
      now: context.clock(),
      typed: context.hasCaptcha ? (texts['captcha']?.[0] ?? '').replaceAll(/\D/g, '') : undefined,
    })
    if (!step.isConfirmed) return replies.confirmation(checked.answers, step)
  }
  const proof = isScript ? await context.proofs.verify(id, texts['proof']?.[0] ?? '') : undefined
  if (isScript && proof === undefined) return replies.unproved()
  const wait = await context.limits.count(id, context.addressOf(c), peopleIn(checked.answers))
  if (wait !== undefined) return replies.tooMany(wait)
  const number = await context
    .accept({ form: id, locale, answers: checked.answers, subject, uploads, proof, dedupeKey })
    .catch((error: unknown) => {
      if (error instanceof UsedProofError) return 'used'
      if (error instanceof ConflictError) return error
      if (error instanceof SlotTakenError) return 'taken'
      context.log.error({ request: c.get('requestId'), form: id, error: String(error) }, 'form not stored')
      return undefined
    })
  if (number === 'used') return replies.unproved()
  if (number === 'taken') {
    const now = await context.bookings.daysFor(locale, toOffice(texts), subject).catch(() => [])
    return replies.slotTaken(now)
  }
  if (number instanceof ConflictError) return replies.conflict(number.page)
  if (number === undefined) return replies.failed()
  context.log.info({ request: c.get('requestId'), form: id, locale, number }, 'form received')
  // What was fixed is stored: a page that only thanks is better than none.
  return replies.thanks(number, await context.receiptOf(id, number, locale).catch(() => undefined))
}

/** Whether a moment can be chosen; no moment is as good: the office calls. */
function isFree(days: readonly DayView[], slot = ''): boolean {
  return (
    slot === '' || days.some(({ slots }) => slots.some(({ value, isTaken }) => value === slot && !isTaken))
  )
}

/** Returns the office that was chosen, whose moments are offered. */
function toOffice(texts: PostedTexts): Answers {
  const [office] = texts['office'] ?? []
  return office === undefined ? {} : { office }
}
