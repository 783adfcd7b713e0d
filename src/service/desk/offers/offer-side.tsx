import { toBrussels } from '#domain/values/brussels-time.ts'
import { daysBetween } from '#domain/values/plain-date.ts'
import { euroCents } from '#domain/values/money.ts'
import type { Offer } from '#domain/listing/offer.ts'
import { toOffer } from '#forms/offer/to-offer.ts'
import {
  formatDate,
  formatLeaf,
  formatList,
  formatMoney,
  formatPercent,
  formatShortDay,
  formatTime,
} from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { parseStart } from '#service/requests/bookings/slot-value.ts'
import { Act, Acts, type Fact, Facts, Status } from '#ui/desk/kit.ts'
import { type AboutOffers, type DeskOffer, isPending, stampOf } from './read-offers.ts'

const tones = { new: 'new', released: 'open', accepted: 'ok', declined: 'done', ended: 'done' } as const

/** Days before its end from which an offer is late. */
const lastDays = 3

/** Returns a moment as short as a column is wide. @example 'ma 30 nov, 18 uur', 'vandaag, 7.58 uur' */
function moment(instant: number, { t, locale, today }: DeskPage): string {
  const { on, at } = toBrussels(instant)
  const day =
    on === today ? t('desk.today') : `${formatLeaf(on, locale).weekday} ${formatShortDay(on, locale)}`
  return `${day}, ${formatTime(at, locale)}`
}

/** Returns the sum of an offer. */
export function sumOf({ answers }: Pick<DeskOffer, 'answers'>, { locale }: Pick<DeskPage, 'locale'>): string {
  return typeof answers.amount === 'number' ? formatMoney(euroCents(answers.amount), locale) : '–'
}

type Props = Readonly<{
  offer: DeskOffer
  offers: readonly DeskOffer[]
  about: AboutOffers
  canDecide: boolean
  page: DeskPage
}>

/** One of the offers that lie side by side: its rows line up with those of the others. */
export function OfferSide({ offer, offers, about, canDecide, page }: Props) {
  const { id, subject: home, rank, stands, answers, decided_at: decided } = offer
  const { t, locale, hrefs } = page
  const pending = isPending(offer)
  const confirmed = Number(offer.confirmed_at)
  const said = decided === null ? about.released.get(id) : Number(decided)
  const state = t(`deskOffers.state.${stands}`)
  const isDated = said !== undefined && stands !== 'new' && stands !== 'ended'
  const label = isDated ? t('deskOffers.stateAt', { state, moment: moment(said, page) }) : state
  const link = (act: 'release' | 'decline') => {
    return { label: t(`deskOffers.act.${act}`), href: hrefs.offer(act, { home, offer: String(id) }) }
  }
  const post = (act: 'withdraw' | 'reopen') => {
    const hidden = { home, offer: String(id), seen: stampOf(offers) }
    const own = { action: hrefs.offer(act), hidden, label: t(`deskOffers.act.${act}`) }
    return <Act act={own} className="text-button" />
  }
  const open = { label: t('deskOffers.act.open'), href: hrefs.request(id) }
  return (
    <article className={pending ? 'side' : 'side side--off'}>
      <div className="side__head">
        <p>
          {t('deskOffers.rank', {
            ordinal: grammars[locale].ordinal(rank ?? 1),
            moment: moment(confirmed, page),
          })}
        </p>
        <p className="side__sum">{sumOf(offer, page)}</p>
        <h3>{offer.name}</h3>
        <p>{String(answers.city ?? '')}</p>
      </div>
      <Facts facts={factsOf(offer, about, page)} />
      <div className="side__do">
        <Status status={{ tone: tones[stands], label }} />
        <Acts acts={canDecide && stands === 'new' ? [link('release'), open] : [open]} />
        <p className="side__links">
          <a href={hrefs.answer(id)}>{t('deskOffers.act.answer')}</a>
          {canDecide && (pending || stands === 'ended') && <Act act={link('decline')} />}
          {canDecide && stands === 'released' && post('withdraw')}
          {canDecide && offer.decision !== null && post('reopen')}
        </p>
      </div>
    </article>
  )
}

/** What is offered, under which conditions, in the same order beside each other. */
function factsOf(offer: DeskOffer, about: AboutOffers, page: DeskPage): readonly Fact[] {
  const { t, locale } = page
  const { conditions, deedBy } = toOffer(offer.answers)
  const loan = conditions.find((each) => each.kind === 'loan')
  const amount = loan?.amount && formatMoney(loan.amount, locale)
  return [
    [t('deskOffers.row.asked'), besideAsked(offer, page)],
    [t('deskOffers.row.until'), <Until key="until" offer={offer} page={page} />],
    [
      t('deskOffers.row.loan'),
      amount ? t('deskOffers.loan', { amount, count: loan.weeks ?? 0 }) : t('deskOffers.noLoan'),
    ],
    [t('deskOffers.row.conditions'), <Conditions key="conditions" conditions={conditions} page={page} />],
    [t('deskOffers.row.visited'), visitsOf(offer, about, page)],
    [t('deskOffers.row.deed'), deedBy === undefined ? t('deskOffers.usualDeed') : formatDate(deedBy, locale)],
  ]
}

/** How much an offer is above or below what is asked. */
export function besideAsked(
  { answers: { amount }, subject }: DeskOffer,
  { t, locale, subjects }: DeskPage,
): string {
  const asked = subjects[subject]?.offer?.asked
  if (asked === undefined || typeof amount !== 'number') return t('deskOffers.asked.unknown')
  const how = amount === asked ? 'equal' : amount < asked ? 'below' : 'above'
  const apart = Math.abs(amount - asked)
  return t(`deskOffers.asked.${how}`, {
    amount: formatMoney(euroCents(apart), locale),
    percent: formatPercent(Math.round((apart / asked) * 1000) / 10, locale),
  })
}

/** Until when an offer binds, and how long that is. */
function Until({ offer, page }: Pick<Props, 'offer' | 'page'>) {
  const { ends } = offer
  if (ends === undefined) return page.t('deskOffers.noUntil')
  const count = daysBetween(page.today, toBrussels(ends).on)
  return (
    <>
      <strong className={isPending(offer) && count <= lastDays ? 'late' : undefined}>
        {moment(ends, page)}
      </strong>
      <br />
      {ends <= page.now ? page.t('deskOffers.over') : page.t('deskOffers.left', { count })}
    </>
  )
}

function Conditions({ conditions, page: { t, locale } }: Pick<Offer, 'conditions'> & Pick<Props, 'page'>) {
  if (conditions.length === 0) return t('deskOffers.condition.none')
  return (
    <ul>
      {conditions.map((each) => (
        <li key={each.kind}>
          {t(`deskOffers.condition.${each.kind}`, {
            day: each.kind === 'ownHomeSold' && each.by !== undefined ? formatDate(each.by, locale) : '…',
            words: each.kind === 'ownWords' ? each.words : '',
          })}
        </li>
      ))}
    </ul>
  )
}

/** The days on which the same mailbox or number came to see the home. */
export function visitsOf(
  { mailbox, phone }: DeskOffer,
  { visits }: AboutOffers,
  { t, locale }: DeskPage,
): string {
  const days = visits
    .filter(
      (each) => (mailbox !== null && each.mailbox === mailbox) || (phone !== null && each.phone === phone),
    )
    .flatMap(({ starts }) => parseStart(starts)?.on ?? [])
  if (days.length === 0) return t('deskOffers.notVisited')
  const list = formatList(
    days.map((on) => formatShortDay(on, locale)),
    locale,
  )
  return t('deskOffers.visited', { count: days.length, days: list })
}
