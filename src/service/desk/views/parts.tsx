import { ageOf, newsOf } from '#service/desk/requests/request-words.ts'
import { askedWords } from '#service/requests/form-mails/agency-subject.ts'
import { type SentForm, visitorName } from '#service/requests/form-mails/sent-form.ts'
import type { ReactNode } from 'react'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { Paging } from '#ui/kit/Paging.tsx'
import { pagingView } from '#ui/kit/paging-view.ts'
import type { Answers } from '#forms/answers.ts'
import type { RequestState, StoredRequest } from '#service/kit/database/desk-tables.ts'
import { isPastTerm } from '#service/kit/recipients/desk-settings.ts'
import { languageNames, locales } from '#domain/values/locale.ts'
import { judgeSubject } from '#service/kit/site/judge-subject.ts'
import { type DeskPage, namedOffices } from '#service/desk/desk-page.ts'
import { toSentForm } from '#service/requests/submissions/to-sent-form.ts'
import { type FlagView, type LinkView, Status, type StatusView, Thumb, type ThumbView } from '#ui/desk/kit.ts'
import type { ChoiceView } from '#ui/forms/form-view.ts'
import { formatPhone, phoneHref } from '#text/phone.ts'

/** Returns how a request stands. */
export function statusOf(state: RequestState, { t }: DeskPage): StatusView {
  // One that is not confirmed is never shown.
  const tone = state === 'unconfirmed' ? 'new' : state
  return { tone, label: t(`desk.states.${tone}`) }
}

/** Returns how long ago a request came, red for a new one that waits longer than its office says. */
export function ageView(
  { created_at: at, office }: Readonly<{ created_at: number; office?: string | null }>,
  state: RequestState,
  page: DeskPage,
) {
  const { now, words } = page
  const isLate = state === 'new' && isPastTerm(words.recipients, { office, at }, now)
  return { text: ageOf(at, now, page), isLate }
}

/** Returns what is no longer as it was: the appointment is off, the home is sold, let, gone, under option. */
export function flagOf(
  { form, subject }: Pick<SentForm, 'form' | 'subject'>,
  { t, subjects }: Pick<DeskPage, 't' | 'subjects'>,
  isOff = false,
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

/** Returns the first name of a member of staff and the initials; nobody without a name. */
export function faceOf(name: string | undefined, { t }: Pick<DeskPage, 't'>) {
  if (name === undefined) return { name: t('desk.nobody') }
  const parts = name.split(' ')
  const initials = [parts[0], parts.at(-1)].map((part) => part?.[0] ?? '').join('')
  return { name: parts[0] ?? name, initials: initials.toUpperCase() }
}

/** Returns the number that a sender gave, to call. */
export function phoneOf({ phone }: Answers): LinkView | undefined {
  return typeof phone === 'string' ? { label: formatPhone(phone), href: phoneHref(phone) } : undefined
}

/** A request of the table; one with an appointment at the moment that it has now (`plannedAt`). */
type Row = Pick<StoredRequest, 'id' | 'form' | 'lang' | 'subject' | 'payload' | 'created_at'> &
  Readonly<{ planned?: string | null }>

/** Returns what the desk says of a request wherever it is named. */
export function toldOf({ id, form, lang, payload, created_at: at, planned, ...row }: Row, page: DeskPage) {
  const { t, locale, locales, words, subjects, now } = page
  const subject = row.subject ?? undefined
  const asked: Answers = JSON.parse(payload)
  const answers = planned ? { ...asked, slot: planned } : asked
  const isOff = planned === ''
  // The agency's own language where the site has dropped that of the form.
  const own = locales.includes(lang) ? lang : words.recipients.locale
  const sent = toSentForm({ id, form, locale: own, subject, answers, at }, words)
  const home = subject === undefined ? undefined : subjects[subject]
  const phone = phoneOf(answers)
  const thumb: ThumbView = home?.picture ?? (subject === undefined ? 'document' : 'home')
  return {
    /** The request as its mails describe it. */
    sent,
    /** The home as it is now, its picture or an icon, and where it is, in the words of the site. */
    home,
    thumb,
    place: sent.about?.(locale)?.place,
    name: visitorName(answers),
    /** What is asked with its key fact, and the same in a sentence. */
    asked: askedWords(sent, locale),
    news: newsOf(sent, locale, now, isOff),
    phone,
    /** The link that calls the sender, where a number is known. */
    calls: phone ? [{ label: t('mails.agency.call', { phone: phone.label }), href: phone.href }] : [],
    flag: flagOf(sent, page, isOff),
  }
}

/** Returns what sends the mails of a request again, from the day's page. */
export function retryAct(id: number, { t, hrefs }: DeskPage) {
  return { action: hrefs.act(id, 'retry'), hidden: { from: 'today' }, label: t('desk.request.retry') }
}

/** Returns who is there, or has it. @example withWhom({ name: 'Lotte Verhulst' }, page) // 'met Lotte Verhulst' */
export function withWhom({ name }: Readonly<{ name: string | null }>, { t }: Pick<DeskPage, 't'>): string {
  return name === null ? t('desk.day.withNobody') : t('desk.day.with', { name })
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
export function officeNamed(id: string | null | undefined, page: Pick<DeskPage, 'words'>) {
  return namedOffices(page).find((office) => office.id === id)
}

/** Returns what is known of some parts, one after the other. */
export function listed(parts: readonly (string | false | null | undefined)[], between = ', '): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(between)
}

/** Returns a length of opening time. @example sayMinutes(85, page) // '1 u 25 min' */
export function sayMinutes(minutes: number | undefined, { t }: Pick<DeskPage, 't'>): string {
  if (minutes === undefined) return '–'
  if (minutes < 60) return t('deskNumbers.minutes', { minutes: Math.max(1, minutes) })
  return t('deskNumbers.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** Returns the number of a row as an address or a form names it; 0, which none has, for any other text. */
export function readId(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}

/** Returns the version that a form says it showed; undefined for any other text. */
export function readVersion(text: (name: string) => string): number | undefined {
  return /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : undefined
}

type HomeProps = Readonly<{
  home: ListingSubject
  /** Whether it has no heading above it. */
  isAlone?: true
  /** What stands beside its price. */
  since?: ReactNode
  children?: ReactNode
  page: Pick<DeskPage, 't'>
}>

/** A home as it is now: what it is, where, whether it can be had, and its price. */
export function HomeCard({ home, isAlone, since, children, page: { t } }: HomeProps) {
  const { title, href, place, reference, price, state, picture } = home
  const name = href === undefined ? title : <a href={href}>{title}</a>
  return (
    <div className="homecard">
      <Thumb of={picture ?? 'home'} />
      <div>
        {isAlone ? <h2>{name}</h2> : <h3>{name}</h3>}
        <p className="muted">{listed([place, reference])}</p>
        <p className="homecard__now">
          <Status
            status={{ tone: isOnOffer(state) ? 'ok' : 'no', label: t(`states.availability.${state}`) }}
          />
          {price !== undefined && <strong>{price}</strong>}
          {since}
        </p>
        {children}
      </div>
    </div>
  )
}

type PagesProps = Readonly<{
  /** Number of the page that is shown, from 1, and of the last. */
  at: number
  pages: number
  hrefOf: (at: number) => string
  /** What is shown of a list. */
  summary: string
  page: DeskPage
}>

/** What is shown of a list, and the way to the rest. */
export function Pages({ at, pages, hrefOf, summary, page: { t } }: PagesProps) {
  const paging = pagingView({ page: at, pages }, hrefOf, {
    label: t('results.paging'),
    summary,
    page: (number) => t('results.page', { page: number }),
    previous: t('results.previous'),
    next: t('results.next'),
  })
  return paging === undefined ? (
    <p className="paging paging__summary">{summary}</p>
  ) : (
    <Paging paging={paging} />
  )
}
