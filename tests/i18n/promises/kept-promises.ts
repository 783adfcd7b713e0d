import { existsSync, readFileSync } from 'node:fs'
import { keptTerms } from '#domain/privacy/kept-terms.ts'
import type { Term } from '#domain/privacy/term.ts'
import { maxFileBytes } from '#forms/file-types.ts'

/** What keeps some sentences: a line of code in a module, and what must hold for the numbers in them. */
export type Keeper = Readonly<{
  keys: readonly string[]
  /** Module that does what they say. */
  by: string
  /** What that module says to do so. */
  code: string
  holds?: () => boolean
}>

const is = (term: Term, count: number, unit: Term['unit']) => () => term.count === count && term.unit === unit

/** Every sentence of forms, thank-you pages, mails and the portal that promises a time, a day or an order. */
export const keepers: readonly Keeper[] = [
  {
    by: 'src/forms/file-types.ts',
    code: 'export const maxFileBytes',
    holds: () => maxFileBytes === 5 * 1024 * 1024,
    keys: ['forms.hints.resume', 'forms.hints.picture', 'forms.errors.fileTooLarge', 'forms.tooLarge.lead'],
  },
  {
    by: 'src/service/requests/alerts/is-due.ts',
    code: 'atOnce: 0, daily: 1, weekly: 7',
    keys: ['forms.options.atOnce', 'forms.options.daily', 'forms.options.weekly'],
  },
  {
    by: 'src/domain/publishing/early-access.ts',
    code: 'Math.ceil((at + hours * hour) / hour) * hour',
    keys: ['forms.of.demand-register.leadEarly'],
  },
  {
    by: 'src/service/requests/alerts/homes-mail.ts',
    code: 'earlyUntil > now',
    keys: ['mails.homes.isEarly'],
  },
  {
    by: 'src/service/requests/alerts/mail-news.ts',
    code: 'find(criteria, unseen)',
    keys: ['forms.fits.none.text'],
  },
  // What a visitor states or types, and examples of it.
  {
    by: 'src/forms/property-forms.ts',
    code: "agreements: ['incomeProof', 'descriptionRead', 'dueAtSigning'",
    keys: ['forms.fields.incomePerMonth', 'forms.agree.dueAtSigning'],
  },
  { by: 'src/forms/check/parse-phone.ts', code: "@example parsePhone('0470", keys: ['forms.errors.phone'] },
  { by: 'src/forms/check/parse-zip.ts', code: "// '4561 AB'", keys: ['forms.errors.zip'] },
  {
    by: 'src/forms/check/check-control.ts',
    code: 'numberSchema(control',
    keys: ['forms.errors.number', 'forms.errors.amount'],
  },
  { by: 'src/forms/check/check-control.ts', code: 'v.minValue(today', keys: ['forms.errors.past'] },
  { by: 'scripts/requests/release.ts', code: 'withdraw', keys: ['forms.agree.publication'] },
  { by: 'src/i18n/offer/say-offer.ts', code: 'ownHomeSold', keys: ['offers.ownHomeSold', 'offers.loan_one'] },
  { by: 'src/i18n/offer/say-offer.ts', code: 'until', keys: ['offers.until'] },
  {
    by: 'src/i18n/offer/say-offer.ts',
    code: 'offers.said.${',
    keys: ['offers.said.annuity', 'offers.said.annuityOpen'],
  },
  { by: 'src/i18n/offer/say-offer.ts', code: "t('offers.deedBy'", keys: ['offers.deedBy'] },
  {
    by: 'src/forms/offer/check-offer.ts',
    code: "['deedBy', 'beforeEnd']",
    keys: ['forms.errors.beforeEnd'],
  },
  {
    by: 'src/service/requests/offers/stored-offers.ts',
    code: "keptTerms['confirm-offer']",
    holds: is(keptTerms['confirm-offer'], 2, 'day'),
    keys: [
      'forms.of.purchase-offer.thanks',
      'mails.offer.confirm.text',
      'offers.waiting.lead',
      'offers.confirm.lead',
    ],
  },
  { by: 'src/views/forms/form.ts', code: 'words.asksOffice', keys: ['forms.slot.officeFirst'] },
  { by: 'src/views/forms/stages.ts', code: 'callUs', keys: ['offers.stages.callUs'] },
  { by: 'src/views/forms/contact-ways.ts', code: 'phoneHref', keys: ['thanks.urgent'] },
  // It promises nothing: the figures are a telephone number.
  { by: 'src/service/requests/form-mails/visitor-mail.ts', code: 'visitorMail', keys: ['pages.bedankt.1'] },
  {
    by: 'src/forms/property-forms.ts',
    code: 'isReadBack: true',
    keys: ['forms.of.purchase-offer.lead'],
  },
  // Sending.
  { by: 'src/service/http/answer-post.ts', code: 'step.isConfirmed', keys: ['forms.confirmation.lead'] },
  {
    by: 'src/service/kit/web/confirmation.ts',
    code: 'longestPause = 30 * 60_000',
    keys: ['forms.confirmation.late.title'],
  },
  {
    by: 'src/service/requests/follow-ups/form-letters.ts',
    code: 'visitorMail(sent, contact',
    keys: ['forms.sending.copy', 'forms.sending.copyIfMail'],
  },
  { by: 'src/islands/forms/use-sending.ts', code: 'dedupeKey', keys: ['forms.notices.offline.text'] },
  {
    by: 'src/service/kit/web/limits.ts',
    code: 'quarter = 15 * 60',
    keys: ['forms.notices.tooMany.text'],
  },
  // A way on, which promises nothing: a try costs nobody anything.
  {
    by: 'src/service/http/replies.ts',
    code: '503',
    keys: ['forms.notices.failed.text', 'forms.outage.lead'],
  },
  {
    by: 'src/service/requests/bookings/taken-moment.ts',
    code: 'nearest',
    keys: ['forms.slot.taken.text', 'forms.slot.taken.none', 'forms.slot.taken.take'],
  },
  // What is kept, and how long.
  {
    by: 'src/service/privacy/purge-by-term.ts',
    code: 'formTerms',
    holds: is(keptTerms['job-contact'], 6, 'month'),
    keys: ['thanks.step.jobAnswer.text'],
  },
  {
    by: 'src/service/privacy/purge-by-term.ts',
    code: 'formTerms',
    holds: is(keptTerms['rent-application'], 1, 'month'),
    keys: ['thanks.step.rentAnswer.text'],
  },
  {
    by: 'src/service/requests/documents/link-documents.ts',
    code: "keptTerms['documents-link']",
    holds: is(keptTerms['documents-link'], 14, 'day'),
    keys: ['thanks.step.documents.text', 'documents.dead.lead'],
  },
  {
    by: 'src/service/requests/documents/documents-mail.ts',
    code: 'receivedAt(expiresAt',
    keys: ['mails.documents.text', 'documents.page.lead', 'documents.again.lead', 'documents.again.byHand'],
  },
  {
    by: 'src/service/requests/subscriptions/change-subscription.ts',
    code: "keptTerms['confirm-link']",
    holds: is(keptTerms['confirm-link'], 7, 'day'),
    keys: [
      'mails.confirm.text',
      'subscriptions.late.newsletter',
      'subscriptions.late.homes',
      'thanks.step.confirm.text',
    ],
  },
  {
    by: 'src/service/requests/subscriptions/ask-subscribers.ts',
    code: "keptTerms['search-unanswered']",
    holds: is(keptTerms['search-unasked'], 12, 'month'),
    keys: ['mails.question.text', 'mails.question.silence', 'pages.vip-mailing.1'],
  },
  {
    by: 'src/service/requests/follow-ups/friend-mail.ts',
    code: "kind: 'friend'",
    keys: ['mails.friend.why', 'thanks.step.friendOnce.title'],
  },
  // Appointments and offers.
  {
    by: 'src/service/requests/bookings/reminder.ts',
    code: 'addDays(moment.on, -1)',
    keys: ['thanks.step.reminder.title', 'mails.appointment.reminder'],
  },
  {
    by: 'src/service/requests/bookings/appointment.ts',
    code: 'appointmentWords',
    keys: [
      'mails.appointment.booked',
      'mails.appointment.moved',
      'mails.appointment.cancelled',
      'mails.appointment.calledOff',
      'appointments.when',
    ],
  },
  {
    by: 'src/service/requests/bookings/appointment-mails.ts',
    code: 'export type OfficeNews',
    keys: [
      'mails.agency.moved',
      'mails.agency.cancelled',
      'mails.agency.agreedOn',
      'mails.agency.handedOver',
      'mails.appointment.confirmed',
      'mails.appointment.handedOver',
      'mails.appointment.asked',
    ],
  },
  {
    by: 'src/service/requests/bookings/by-staff/owner-mail.ts',
    code: 'mails.ownerVisit.${news}',
    keys: [
      'mails.ownerVisit.booked',
      'mails.ownerVisit.confirmed',
      'mails.ownerVisit.moved',
      'mails.ownerVisit.cancelled',
    ],
  },
  {
    by: 'src/service/requests/bookings/booked-viewings.ts',
    code: 'moved_from',
    keys: ['portal.viewings.moved'],
  },
  {
    by: 'src/service/portal/mails/news-letter.ts',
    code: "news.kind === 'report'",
    keys: ['ownerMails.news.report'],
  },
  {
    by: 'src/service/requests/bookings/closed/tell-closed.ts',
    code: 'closed_told_at',
    keys: ['mails.closed.why'],
  },
  {
    by: 'src/service/http/links/appointment-routes.ts',
    code: 'notChosen',
    keys: ['appointments.note.notChosen'],
  },
  {
    by: 'src/service/requests/bookings/after-visit-mail.ts',
    code: 'applyHref',
    keys: ['mails.afterVisit.text', 'mails.agency.apply'],
  },
  { by: 'src/service/requests/offers/offer-mail.ts', code: 'arrivalWords', keys: ['offers.received'] },
  { by: 'src/service/kit/mail/received-at.ts', code: 'receivedAt', keys: ['mails.agency.received'] },
  {
    by: 'src/service/owners/offers/to-released-offer.ts',
    code: 'the first letter of the name',
    keys: ['thanks.step.offerOwner.text'],
  },
]

/** Whether a module keeps what it is named for. */
export function isKept({ by, code, holds = () => true }: Keeper): boolean {
  return existsSync(by) && readFileSync(by, 'utf8').includes(code) && holds()
}
