import type { SubjectsFile } from '#contracts/subjects-file.ts'
import type { Answers } from '#forms/answers.ts'
import type { FormId } from '#forms/form.ts'
import type { RequestState, StoredRequest } from '#service/kit/database/desk-tables.ts'
import { isPastTerm } from '#service/kit/recipients/desk-settings.ts'
import { languageNames, type Locale, locales } from '#domain/values/locale.ts'
import { judgeSubject } from '#service/kit/site/judge-subject.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { ageOf } from '#service/desk/requests/request-words.ts'
import type { SentForm } from '#service/requests/form-mails/sent-form.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import type { AgeView, ButtonView, FaceView, FlagView, LinkView, ThumbView } from '#ui/desk/kit/act-view.ts'
import type { ChoiceView } from '#ui/forms/form-view.ts'
import type { StatusView } from '#ui/portal/kit/Status.tsx'
import { formatPhone, phoneHref } from '#text/phone.ts'

/** A request as it is stored; `at` in milliseconds since 1970. */
export type Stored = Readonly<{
  id: number
  form: FormId
  locale: Locale
  subject?: string
  answers: Answers
  at: number
  /** Whether its appointment was cancelled. */
  isOff?: boolean
}>

/** Returns a request of the table as it is shown; one with an appointment at the moment that it has now (`plannedAt`). */
export function storedOf(
  row: Pick<StoredRequest, 'id' | 'form' | 'lang' | 'subject' | 'payload' | 'created_at'> &
    Readonly<{ planned?: string | null }>,
): Stored {
  const { id, form, lang: locale, subject, payload, created_at: at, planned } = row
  const asked: Answers = JSON.parse(payload)
  const answers = planned ? { ...asked, slot: planned } : asked
  return { id, form, locale, subject: subject ?? undefined, answers, at, isOff: planned === '' }
}

/** Returns a request as its mails describe it: in the language that the agency reads where the site has dropped its own. */
export function sentOf(
  { id, form, locale: own, subject, answers, at }: Stored,
  { words, locales }: DeskPage,
): SentForm {
  const locale = locales.includes(own) ? own : words.recipients.locale
  return toSentForm({ id, form, locale, subject, answers, at }, words)
}

/** Returns how a request stands. */
export function statusOf(state: RequestState, { t }: DeskPage): StatusView {
  // One that is not confirmed is never shown.
  const tone = state === 'unconfirmed' ? 'new' : state
  return { tone, label: t(`desk.states.${tone}`) }
}

/** Returns how long ago a request came, red for a new one that waits longer than its office says. */
export function ageView(
  { at, office }: Readonly<{ at: number; office?: string | null }>,
  state: RequestState,
  page: DeskPage,
): AgeView {
  const { now, words } = page
  const isLate = state === 'new' && isPastTerm(words.recipients, { office, at }, now)
  return { text: ageOf(at, now, page), isLate }
}

/** Returns what is no longer as it was: the appointment is off, the home is sold, let, gone, under option. */
export function flagOf(
  { form, subject, isOff }: Pick<Stored, 'form' | 'subject' | 'isOff'>,
  subjects: SubjectsFile,
  { t }: Pick<DeskPage, 't'>,
): FlagView | undefined {
  if (isOff) return { text: t('desk.flags.off'), isBad: true }
  if (subject === undefined) return undefined
  const { problem } = judgeSubject(form, subject, subjects)
  switch (problem) {
    case 'missing':
    case 'sold':
    case 'rented':
    case 'soldOut':
    case 'underOption':
      return { text: t(`desk.flags.${problem}`), isBad: true }
    default:
      return undefined
  }
}

/** Returns the picture of a home, or the icon that stands for what a request is about. */
export function thumbOf({ subject }: Pick<Stored, 'subject'>, subjects: SubjectsFile): ThumbView {
  return (
    (subject === undefined ? undefined : subjects[subject]?.picture) ??
    (subject === undefined ? 'document' : 'home')
  )
}

/** Returns the first name of a member of staff and the initials; nobody without a name. */
export function faceOf(name: string | undefined, { t }: Pick<DeskPage, 't'>): FaceView {
  if (name === undefined) return { name: t('desk.nobody') }
  const parts = name.split(' ')
  const initials = [parts[0], parts.at(-1)].map((part) => part?.[0] ?? '').join('')
  return { name: parts[0] ?? name, initials: initials.toUpperCase() }
}

/** Returns the number that a sender gave, to call. */
export function phoneOf({ phone }: Answers): LinkView | undefined {
  return typeof phone === 'string' ? { label: formatPhone(phone), href: phoneHref(phone) } : undefined
}

/** Returns the link that calls somebody, where a number is known. */
export function callActs(phone: LinkView | undefined, { t }: Pick<DeskPage, 't'>): readonly LinkView[] {
  return phone === undefined
    ? []
    : [{ label: t('mails.agency.call', { phone: phone.label }), href: phone.href }]
}

/** Returns what sends the mails of a request again, from the day's page. */
export function retryAct(id: number, { t, hrefs }: DeskPage): ButtonView {
  return { action: hrefs.act(id, 'retry'), hidden: { from: 'today' }, label: t('desk.request.retry') }
}

/** Returns the members of staff whom something can be given to. */
export function colleagueChoices({ colleagues }: Pick<DeskPage, 'colleagues'>): readonly ChoiceView[] {
  return namedChoices(colleagues.filter(({ isActive }) => isActive))
}

/** The languages to choose from, each in its own words. */
export const languageChoices: readonly ChoiceView[] = locales.map((value) => ({
  value,
  label: languageNames[value],
}))

/** Returns people, or offices, to choose from. */
export function namedChoices(all: readonly Readonly<{ id: string; name: string }>[]): readonly ChoiceView[] {
  return all.map(({ id, name }) => ({ value: id, label: name }))
}

/** Returns an office by its ID. */
export function officeNamed(id: string | null | undefined, { words }: Pick<DeskPage, 'words'>) {
  return words.recipients.offices.find((office) => office.id === id)
}
