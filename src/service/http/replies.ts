import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServiceForm } from '#contracts/forms-file.ts'
import { type Answers, type Errors, sureName } from '#forms/answers.ts'
import { forms } from '#forms/forms.ts'
import { termValues } from '#i18n/offer/say-term.ts'
import { answerRows } from '#service/requests/form-mails/answer-rows.ts'
import { takenMoment } from '#service/requests/bookings/taken-moment.ts'
import { nearestFree } from '#service/requests/bookings/timetable.ts'
import { offerSentences } from '#service/requests/offers/offer-sentences.ts'
import type { SendingState } from '#ui/forms/form-view.ts'
import type { MomentsView } from '#ui/forms/moments-view.ts'
import { timetableOf } from '#ui/forms/SlotPicker.tsx'
import { slotField } from '#ui/forms/slot-field.ts'
import { choicesOf, keepValues } from '#ui/forms/keep-values.ts'
import { markErrors } from '#ui/forms/mark-errors.ts'
import { officeFor } from '#service/kit/recipients/office-for.ts'
import { answeredForm } from './pages/answered-form.tsx'
import { fileFieldsOf } from '#service/kit/uploads/check-uploads.ts'
import { formatKept } from '#service/kit/uploads/stash.ts'
import { type CheckedPost, fileAgain, type PostedForm } from './check-post.ts'
import { confirmPage } from './pages/confirm-page.tsx'
import { refusedSubjectPage } from './pages/refused-subject.tsx'
import type { SubjectProblem } from '#forms/about/check-subject.ts'
import type { JudgedSubject } from '#service/kit/site/judge-subject.ts'
import type { Confirmation } from '#service/kit/web/confirmation.ts'
import { renderServicePage } from '#service/kit/web/service-page.tsx'
import type { SiteForms } from '#service/kit/site/site-forms.ts'

/** The ways to answer a posted form: codes for a script, pages for a browser. */
export type Replies = Readonly<{
  refused: (errors: Errors) => Response
  /** A form that cannot be sent about what it names. */
  refusedSubject: (subject: JudgedSubject, problem: SubjectProblem) => Response
  form: (status: ContentfulStatusCode) => Response
  confirmation: (answers: Answers, step: Extract<Confirmation, { isConfirmed: false }>) => Response
  /** A script that did not prove its work. */
  unproved: () => Response
  /** `wait` in seconds. */
  tooMany: (wait: number) => Response
  /** A form that cannot be accepted now; `page` is the path of the page that says why. */
  conflict: (page: string) => Response
  /** A moment that was taken meanwhile; `now` is what is free since. */
  slotTaken: (now?: MomentsView) => Response
  /** Nothing was stored; `wait` in seconds where there will be room again. */
  failed: (wait?: number) => Response
  /** `number` is that of the submission, and `receipt` the page that says what was fixed; a robot's has neither. */
  thanks: (number?: number, receipt?: string) => Response
}>

type Posted = Readonly<{
  site: SiteForms
  posted: PostedForm
  checked: CheckedPost
  /** The moments that the form offers; undefined for a form without. */
  offered?: MomentsView
  now: number
}>

/** Returns the answers to a posted form. */
export function createReplies(c: Context, { site, posted, checked, offered, now }: Posted): Replies {
  const { shown, id, locale, isScript } = posted
  const { texts, subject } = checked
  // Without a timetable a form keeps the moment that was chosen, and says that one can be chosen later.
  const moments = offered && timetableOf(offered)
  const hours = choicesOf(shown.form, 'validUntilTime').map(({ value }) => value)
  const { t } = site
  const kept = checked.kept.map((file) => ({
    ...file,
    key: formatKept(file),
    label: t('forms.kept', { name: file.name }),
  }))
  // A form that comes back says which of its files it has not: nobody thinks that one was sent.
  const chosen = fileFieldsOf(forms[id]).filter(({ name }) => posted.files[name] !== undefined)
  const lost = fileAgain(
    chosen.map(({ name }) => name).filter((name) => kept.every(({ field }) => field !== name)),
  )
  const form = (status: ContentfulStatusCode, errors: Errors = {}, state?: SendingState): Response => {
    const term = termValues(hours, { now, leastHours: shown.form.leastHours ?? 0 }, locale)
    const view = markErrors(keepValues(shown.form, texts, kept), { ...lost, ...errors }, { t, term })
    return c.html(renderServicePage(site, answeredForm(site, shown, view, { state, moments })), status)
  }
  const saidBack = (answers: Answers): readonly string[] => {
    const home = subject === undefined ? undefined : site.subjects[subject]
    const { recipients, advance, offers } = site.file
    const { deedMonths } = offers
    const agency = recipients.agency.name
    return offerSentences({ answers, subject, home, agency, advance, deedMonths }, site)
  }
  return {
    form,
    refused: (errors) => (isScript ? c.json({ fields: errors }, 422) : form(422, errors)),
    refusedSubject: (subject, problem) =>
      isScript
        ? c.json({ fields: { subject: problem } }, 422)
        : c.html(renderServicePage(site, refusedSubjectPage(site, shown, { problem, subject, texts })), 422),
    confirmation: (answers, { token, note, digits }) => {
      const choiceLabel = (field: string, value: string): string | undefined =>
        choicesOf(shown.form, field).find((choice) => choice.value === value)?.label
      const rows = answerRows({ form: id, answers, choiceLabel }, site).filter(({ text }) => text !== '')
      const page = confirmPage(site, shown, {
        subject,
        rows,
        posted: [...textsToPost(shown, checked), ['confirm', token]],
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
    slotTaken: (free = offered ?? { days: [] }) => {
      const [wanted = ''] = texts['slot'] ?? []
      const next = nearestFree(free.days, wanted)
      const fields = { slot: next === undefined ? 'slotsFull' : 'slotTaken' } as const
      const told = takenMoment(shown.form, { wanted, next }, site)
      if (isScript) return c.json({ code: 'full', fields, next, told }, 409)
      const view = markErrors(keepValues(shown.form, texts, kept), { ...lost, ...fields }, { t, told })
      const page = answeredForm(site, shown, view, { moments: timetableOf(free, next) })
      return c.html(renderServicePage(site, page), 409)
    },
    failed: (wait) => {
      if (wait !== undefined) c.header('Retry-After', String(wait))
      return isScript ? c.json({ code: 'failed' }, 503) : form(503, {}, 'failed')
    },
    thanks: (number, receipt = thanksOf({ site, posted, checked })) =>
      isScript && number !== undefined
        ? c.json({ id: number, thanks: receipt }, 201)
        : c.redirect(receipt, 303),
  }
}

/** Returns the thank-you page of a form: of the office that it is for, where it has its own. */
function thanksOf({
  site: { file, subjects },
  posted: { shown },
  checked: { answers = {}, subject = '' },
}: Pick<Posted, 'site' | 'posted' | 'checked'>): string {
  const office = officeFor(file.recipients, answers, subjects[subject]?.officeId)
  return (office && shown.officeThanks?.[office.id]) ?? shown.thanks
}

/** Returns what a form without script is posted with once more. */
function textsToPost(
  { form: { groups, agreements } }: ServiceForm,
  checked: CheckedPost,
): readonly (readonly [string, string])[] {
  const fields = groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  const names = fields.filter(({ control }) => control.kind !== 'file').map(({ name }) => name)
  return [
    ...[
      'subject',
      'campaign',
      'dedupeKey',
      sureName,
      ...names,
      ...agreements.map(({ name }) => name),
    ].flatMap((name) => (checked.texts[name] ?? []).map((text) => [name, text] as const)),
    ...checked.kept.map((file) => ['kept', formatKept(file)] as const),
  ]
}
