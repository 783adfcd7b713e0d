import { localTime, type LocalTime } from '#domain/owners/local-time.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { fromBrussels, toBrussels } from '#domain/values/brussels-time.ts'
import type { Locale } from '#domain/values/locale.ts'
import { parseTime } from '#domain/appointments/parse-time.ts'
import { isPlainDate } from '#domain/values/plain-date.ts'
import { formatTime } from '#i18n/format.ts'
import { answerLetter } from '#service/desk/answer/templates.ts'
import { refuse } from '#service/desk/desk-door.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { changeRequest } from '#service/desk/requests/change-request.ts'
import { type AnswerWay, answerWays, type DbTransaction } from '#service/kit/database/tables.ts'
import type { Letter } from '#service/kit/mail/letter.ts'
import { queueMails } from '#service/kit/outbox/queue-mails.ts'
import { decideOffer } from '#service/owners/offers/decide-offer.ts'
import { toReleasedOffer } from '#service/owners/offers/to-released-offer.ts'
import { nameForVisitor } from '#service/requests/form-mails/sent-form.ts'
import { sumOf } from './offer-side.tsx'
import { type AboutOffers, type DeskOffer, isPending } from './read-offers.ts'

/** Longest advice and longest mail, in letters. */
const longest = { advice: 2000, mail: 10_000 }

/** Offers that are ticked to be released, with what the agent advises. */
export type Releasing = Readonly<{
  home: string
  offers: readonly DeskOffer[]
  about: AboutOffers
  picked: readonly DeskOffer[]
  advice: string
}>

/** @throws where offers cannot be released as they are ticked; a bidder is not named to the owner */
export function checkRelease({ about, offers, picked, advice }: Releasing, { t }: DeskPage): void {
  const wrong = (problem: 'none' | 'long' | 'name', field: string) =>
    refuse(t(`deskOffers.problem.${problem}`), field)
  if (about.unread !== undefined) refuse(t(`deskOffers.problem.${about.unread}`))
  if (picked.length === 0) wrong('none', 'offer')
  if (advice.length > longest.advice) wrong('long', 'advice')
  const names = offers.map(({ answers }) => String(answers.lastName ?? '').trim())
  if (names.some((name) => name.length > 2 && advice.includes(name))) wrong('name', 'advice')
}

/** Returns an offer as its owner reads it, in the language of its form, with advice in the owner's. */
export function releasedOf(
  { id, answers, created_at: at, sent }: DeskOffer,
  { about, advice }: Pick<Releasing, 'about' | 'advice'>,
  page: DeskPage,
): ReleasedOffer | undefined {
  const locale = about.owners[0]?.locale ?? page.locale
  const text = advice === '' ? undefined : { text: advice, locale }
  return toReleasedOffer({ id, answers, at: Number(at) }, page.words.languages(sent.locale), text)
}

/** An offer that is decided about, of those on its home. */
export type Choice = Readonly<{
  act: 'accept' | 'decline'
  home: string
  offers: readonly DeskOffer[]
  chosen: DeskOffer
}>

/** What the owner decided about an offer, as it was typed: when and how the owner said yes, whom else to tell, and what each language reads. */
export type Deciding = Choice &
  Readonly<{
    /** Whom a yes can decline, and whom it does. */
    others: readonly DeskOffer[]
    told: readonly DeskOffer[]
    typed: (name: string) => string
  }>

/** Returns a decision before anything is typed: now, and all others are told, none the amount of another. */
export function beginDeciding(choice: Choice, page: DeskPage): Deciding {
  const { act, offers, chosen } = choice
  const others = act === 'accept' ? offers.filter((offer) => offer !== chosen && isPending(offer)) : []
  const letterOf = (name: string): string => {
    const other = others.find(({ sent }) => name === `other-${sent.locale}`)
    const { locale } = (other ?? chosen).sent
    const { t } = page.words.languages(locale)
    const said = t(`deskOffers.mail.${other === undefined ? act : 'other'}`, {
      home: placeOf(choice.home, locale, page),
      amount: sumOf(chosen, { locale }),
    })
    return `${said}\n\n${t('desk.template.close', { staff: page.staff.name })}`
  }
  const begun = new Map([
    ['day', page.today],
    ['hour', formatTime(toBrussels(page.now).at, page.locale)],
    ['way', ''],
  ])
  return { ...choice, others, told: others, typed: (name) => begun.get(name) ?? letterOf(name) }
}

function placeOf(home: string, locale: Locale, { words }: DeskPage): string {
  return words.subject(home, locale)?.place ?? words.languages(locale).t('desk.gone')
}

/** Returns when and how the owner said yes. @throws for what cannot be, is yet to come, or is not written */
export function readAnswer({ act, chosen, told, typed }: Deciding, { t, now }: DeskPage): Answer {
  const wrong = (problem: 'moment' | 'way' | 'text', field: string): never =>
    refuse(t(`deskOffers.problem.${problem}`), field)
  const isYes = act === 'accept'
  const way = answerWays.find((each) => each === typed('way'))
  if (isYes && way === undefined) wrong('way', 'way')
  const [day, at] = [typed('day'), parseTime(typed('hour'))]
  const said = isYes && isPlainDate(day) && at !== undefined ? { day, at } : undefined
  const instant = said === undefined ? NaN : fromBrussels(said.day, said.at)
  // To the minute: an owner may say yes in the very minute in which the offer was confirmed.
  const isPossible = instant <= now && instant >= Number(chosen.confirmed_at) - 60_000
  if (isYes && !isPossible) wrong('moment', 'day')
  for (const name of ['text', ...told.map(({ sent }) => `other-${sent.locale}`)])
    if (typed(name) === '' || typed(name).length > longest.mail) wrong('text', name)
  return said === undefined ? {} : { saidAt: localTime(said.day, said.at), way }
}

type Answer = Readonly<{ saidAt?: LocalTime; way?: AnswerWay }>

/** Records a decision, and queues the mail to each bidder whom it concerns. */
export async function record(
  transaction: DbTransaction,
  { act, chosen, told, typed }: Deciding,
  answer: Answer,
  page: DeskPage,
): Promise<void> {
  const { staff, now } = page
  for (const offer of [chosen, ...told]) {
    const isYes = act === 'accept' && offer === chosen
    const text = typed(offer === chosen ? 'text' : `other-${offer.sent.locale}`)
    const decided = { decision: isYes ? 'accepted' : 'declined', author: staff.name, at: now } as const
    await decideOffer(transaction, offer.id, isYes ? { ...decided, ...answer } : decided)
    const change = { act: isYes ? act : 'decline', isAnswer: true, note: { kind: 'answer', text } } as const
    const set = isYes ? undefined : ({ state: 'done', wait_until: null } as const)
    await changeRequest(transaction, offer.id, { ...change, set }, page)
    const letter = letterTo(offer, text, page)
    if (letter !== undefined) await queueMails(transaction, [letter], offer.id, now)
  }
}

/** Returns the mail to a bidder, greeted by name in the bidder's language. */
function letterTo({ sent }: DeskOffer, text: string, page: DeskPage): Letter | undefined {
  const { t } = page.words.languages(sent.locale)
  const greeting = t('mails.visitor.greeting', { name: nameForVisitor(sent.answers) })
  const subject = t('deskOffers.mail.subject', { home: placeOf(sent.subject ?? '', sent.locale, page) })
  return answerLetter(sent, { subject, text: `${greeting}\n\n${text}` }, page)
}
