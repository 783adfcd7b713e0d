import type { ReactNode } from 'react'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { daysBetween } from '#domain/values/plain-date.ts'
import { euroCents } from '#domain/values/money.ts'
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
import { visitorName } from '#service/requests/form-mails/sent-form.ts'
import { Act, Acts } from '#ui/desk/kit/Act.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'
import { type AboutOffers, type DeskOffer, isPending } from './read-offers.ts'

const seconds = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', timeStyle: 'medium' })
const tones = { new: 'new', released: 'open', accepted: 'ok', declined: 'done', ended: 'done' } as const

/** Days before its end from which an offer is late. */
const lastDays = 3

/** Returns a moment as short as a column is wide. @example 'ma 30 nov, 18.00', 'vandaag, 7.58' */
function moment(instant: number, { t, locale, today }: DeskPage, time?: string): string {
  const { on, at } = toBrussels(instant)
  const day =
    on === today ? t('desk.today') : `${formatLeaf(on, locale).weekday} ${formatShortDay(on, locale)}`
  return `${day}, ${time ?? formatTime(at, locale)}`
}

/** Returns the sum of an offer. */
export function sumOf({ answers }: Pick<DeskOffer, 'answers'>, { locale }: Pick<DeskPage, 'locale'>): string {
  return typeof answers.amount === 'number' ? formatMoney(euroCents(answers.amount), locale) : '–'
}

type Props = Readonly<{
  offer: DeskOffer
  about: AboutOffers
  canDecide: boolean
  seen: string
  page: DeskPage
}>

/** One of the offers that lie side by side: its rows line up with those of the others. */
export function OfferSide({ offer, about, canDecide, seen, page }: Props) {
  const { id, subject, rank, stands, answers } = offer
  const { t, locale, hrefs, token } = page
  const pending = isPending(offer)
  const confirmed = Number(offer.confirmed_at)
  const released = about.released.get(id)
  const said = offer.decided_at === null ? released : Number(offer.decided_at)
  const link = (act: 'release' | 'decline') => ({
    label: t(`deskOffers.act.${act}`),
    href: hrefs.offer(act, { home: subject, offer: String(id) }),
  })
  const post = (act: 'withdraw' | 'reopen') => ({
    action: hrefs.offer(act),
    hidden: { token, home: subject, offer: String(id), seen },
    label: t(`deskOffers.act.${act}`),
  })
  const open = { label: t('deskOffers.act.open'), href: hrefs.request(id) }
  return (
    <article className={pending ? 'side' : 'side side--off'}>
      <div className="side__head">
        <p>
          {t('deskOffers.rank', {
            ordinal: grammars[locale].ordinal(rank ?? 1),
            moment: moment(confirmed, page, seconds.format(confirmed)),
          })}
        </p>
        <p className="side__sum">{sumOf(offer, page)}</p>
        <h3>{visitorName(answers)}</h3>
        <p>{String(answers.city ?? '')}</p>
      </div>
      <dl>
        {rowsOf(offer, about, page).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="side__do">
        <Status
          status={{
            tone: tones[stands],
            label:
              said === undefined || stands === 'new' || stands === 'ended'
                ? t(`deskOffers.state.${stands}`)
                : t('deskOffers.stateAt', {
                    state: t(`deskOffers.state.${stands}`),
                    moment: moment(said, page),
                  }),
          }}
        />
        <Acts acts={canDecide && stands === 'new' ? [link('release'), open] : [open]} />
        <p className="side__links">
          <a href={hrefs.answer(id)}>{t('deskOffers.act.answer')}</a>
          {canDecide && (pending || stands === 'ended') && <Act act={link('decline')} />}
          {canDecide && stands === 'released' && <Act act={post('withdraw')} className="text-button" />}
          {canDecide && offer.decision !== null && <Act act={post('reopen')} className="text-button" />}
        </p>
      </div>
    </article>
  )
}

function rowsOf(
  offer: DeskOffer,
  { visits }: AboutOffers,
  page: DeskPage,
): readonly (readonly [string, ReactNode])[] {
  const { t, locale, subjects, today } = page
  const { answers, subject, ends, mailbox, phone } = offer
  const { amount, conditions, deedBy } = toOffer(answers)
  const asked = subjects[subject]?.offer?.asked
  const loan = conditions.find((each) => each.kind === 'loan')
  const weeks = typeof answers.loanWeeks === 'number' ? answers.loanWeeks : undefined
  const difference = asked === undefined || amount === undefined ? undefined : amount - euroCents(asked)
  const left = ends === undefined ? undefined : daysBetween(today, toBrussels(ends).on)
  const days = visits
    .filter(
      (each) => (mailbox !== null && each.mailbox === mailbox) || (phone !== null && each.phone === phone),
    )
    .flatMap(({ starts }) => parseStart(starts)?.on ?? [])
  const row = (name: 'asked' | 'until' | 'loan' | 'conditions' | 'visited' | 'deed', text: ReactNode) =>
    [t(`deskOffers.row.${name}`), text] as const
  return [
    row(
      'asked',
      difference === undefined || asked === undefined
        ? t('deskOffers.asked.unknown')
        : t(`deskOffers.asked.${difference === 0 ? 'equal' : difference < 0 ? 'below' : 'above'}`, {
            amount: formatMoney(euroCents(Math.abs(difference) / 100), locale),
            percent: formatPercent(Math.round(Math.abs(difference) / asked / 0.1) / 10, locale),
          }),
    ),
    row(
      'until',
      ends === undefined || left === undefined ? (
        t('deskOffers.noUntil')
      ) : (
        <>
          <strong className={isPending(offer) && left <= lastDays ? 'late' : undefined}>
            {moment(ends, page)}
          </strong>
          <br />
          {left < 0 || ends <= page.now ? t('deskOffers.over') : t('deskOffers.left', { count: left })}
        </>
      ),
    ),
    row(
      'loan',
      loan?.amount === undefined
        ? t('deskOffers.noLoan')
        : t('deskOffers.loan', { amount: formatMoney(loan.amount, locale), count: weeks ?? 0 }),
    ),
    row(
      'conditions',
      conditions.length === 0 ? (
        t('deskOffers.condition.none')
      ) : (
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
      ),
    ),
    row(
      'visited',
      days.length === 0
        ? t('deskOffers.notVisited')
        : t('deskOffers.visited', {
            count: days.length,
            days: formatList(
              days.map((on) => formatShortDay(on, locale)),
              locale,
            ),
          }),
    ),
    row('deed', deedBy === undefined ? t('deskOffers.usualDeed') : formatDate(deedBy, locale)),
  ]
}
