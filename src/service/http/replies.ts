import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServiceForm } from '#contracts/forms-file.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Answers, Errors } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import { answerRows } from '#service/mail/answer-rows.ts'
import { takenMoment } from '#service/bookings/taken-moment.ts'
import { nearestFree } from '#service/bookings/timetable.ts'
import { offerSentences } from '#service/offers/offer-sentences.ts'
import type { DayView, SendingState } from '#ui/forms/form-view.ts'
import { timetableOf } from '#ui/forms/SlotPicker.tsx'
import { slotField } from '#ui/forms/slot-field.ts'
import { choicesOf, keepValues } from '#ui/forms/keep-values.ts'
import { markErrors } from '#ui/forms/mark-errors.ts'
import { answeredForm } from './answered-form.tsx'
import type { CheckedPost } from './check-post.ts'
import { confirmPage } from './confirm-page.tsx'
import type { Confirmation } from './confirmation.ts'
import { renderServicePage } from './service-page.tsx'
import type { SiteForms } from './site-forms.ts'

/** The ways to answer a posted form: codes for a script, pages for a browser. */
export type Replies = Readonly<{
  refused: (errors: Errors) => Response
  form: (status: ContentfulStatusCode) => Response
  confirmation: (answers: Answers, step: Extract<Confirmation, { isConfirmed: false }>) => Response
  /** A script that did not prove its work. */
  unproved: () => Response
  /** `wait` in seconds. */
  tooMany: (wait: number) => Response
  /** A form that cannot be accepted now; `page` is the path of the page that says why. */
  conflict: (page: string) => Response
  /** A moment that was taken meanwhile; `now` is what is free since. */
  slotTaken: (now?: readonly DayView[]) => Response
  failed: () => Response
  /** `number` is that of the submission, and `receipt` the page that says what was fixed; a robot's has neither. */
  thanks: (number?: number, receipt?: string) => Response
}>

type Posted = Readonly<{
  site: SiteForms
  shown: ServiceForm
  id: FormId
  locale: Locale
  isScript: boolean
  checked: CheckedPost
  /** The moments that the form offers; undefined for a form without. */
  days?: readonly DayView[]
}>

/** Returns the answers to a posted form. */
export function createReplies(c: Context, posted: Posted): Replies {
  const { site, shown, id, locale, isScript, days } = posted
  const { texts, subject, kept } = posted.checked
  const moments = timetableOf(days ?? [])
  const form = (status: ContentfulStatusCode, errors: Errors = {}, state?: SendingState): Response => {
    const view = markErrors(keepValues(shown.form, texts, kept), errors)
    return c.html(renderServicePage(site, answeredForm(site, shown, view, { state, moments })), status)
  }
  const saidBack = (answers: Answers): readonly string[] => {
    const home = subject === undefined ? undefined : site.subjects[subject]
    const { recipients, advance } = site.file
    return offerSentences({ answers, subject, home, agency: recipients.agency.name, advance }, locale)
  }
  return {
    form,
    refused: (errors) => (isScript ? c.json({ fields: errors }, 422) : form(422, errors)),
    confirmation: (answers, { token, note, digits }) => {
      const choiceLabel = (field: string, value: string): string | undefined =>
        choicesOf(shown.form, field).find((choice) => choice.value === value)?.label
      const rows = answerRows({ form: id, answers, choiceLabel }, locale).filter(({ text }) => text !== '')
      const page = confirmPage(site, shown, {
        locale,
        subject,
        rows,
        posted: [...textsToPost(posted), ['confirm', token]],
        note,
        digits,
        slot: answers.slot === undefined ? slotField(shown.form) : undefined,
        moments,
        said: id === 'purchase-offer' ? saidBack(answers) : undefined,
      })
      return c.html(renderServicePage(site, page))
    },
    unproved: () => c.json({ code: 'proof' }, 403),
    tooMany: (wait) => {
      c.header('Retry-After', String(wait))
      return isScript ? c.json({ code: 'tooMany' }, 429) : form(429, {}, 'tooMany')
    },
    conflict: (page) => (isScript ? c.json({ code: 'conflict', page }, 409) : c.redirect(page, 303)),
    slotTaken: (now = days ?? []) => {
      const [wanted = ''] = texts['slot'] ?? []
      const next = nearestFree(now, wanted)
      const fields = { slot: 'slotTaken' } as const
      const told = takenMoment(shown.form, { wanted, next }, locale)
      if (isScript) return c.json({ code: 'full', fields, next, told }, 409)
      const view = markErrors(keepValues(shown.form, texts, kept), fields, told)
      const page = answeredForm(site, shown, view, { moments: timetableOf(now, next) })
      return c.html(renderServicePage(site, page), 409)
    },
    failed: () => (isScript ? c.json({ code: 'failed' }, 503) : form(503, {}, 'failed')),
    thanks: (number, receipt = thanksOf(shown, posted.checked.answers)) =>
      isScript && number !== undefined
        ? c.json({ id: number, thanks: receipt }, 201)
        : c.redirect(receipt, 303),
  }
}

/** Returns the thank-you page of a form: of the office that the visitor chose, where it has its own. */
function thanksOf({ thanks, officeThanks }: ServiceForm, answers: Answers | undefined): string {
  const office = answers?.office
  return (typeof office === 'string' ? officeThanks?.[office] : undefined) ?? thanks
}

/** Returns what a form without script is posted with once more. */
function textsToPost({ shown, checked }: Posted): readonly (readonly [string, string])[] {
  const { groups, agreements } = shown.form
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  const names = fields.filter(({ control }) => control.kind !== 'file').map(({ name }) => name)
  return [
    ...['subject', 'dedupeKey', ...names, ...agreements.map(({ name }) => name)].flatMap((name) =>
      (checked.texts[name] ?? []).map((text) => [name, text] as const),
    ),
    ...checked.kept.map(({ key }) => ['kept', key] as const),
  ]
}
