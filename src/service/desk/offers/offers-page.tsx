import { toBrussels } from '#domain/values/brussels-time.ts'
import { euroCents } from '#domain/values/money.ts'
import { formatDayOfYear, formatMoney } from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { readQuery } from '#service/desk/requests/request-query.ts'
import { HomeCard } from '#service/desk/views/parts.tsx'
import { Blank, CardTable, field, Narrow, StateTabs, ViewHead } from '#ui/desk/kit.ts'
import { OfferSide, sumOf } from './offer-side.tsx'
import { type AboutOffers, type DeskOffer, isPending } from './read-offers.ts'

type HomeOffers = readonly (readonly [home: string, offers: readonly DeskOffer[]])[]

type OnPage = Readonly<{ page: DeskPage }>

/** The home whose offers lie side by side. */
type Side = Readonly<{ home: string; offers: readonly DeskOffer[]; about: AboutOffers; canDecide: boolean }>

/** The homes of a scope with their offers, by name: those with one to decide, and those that are over, which are listed without a home to show. */
type Props = OnPage & Readonly<{ homes: Readonly<Record<'open' | 'closed', HomeOffers>>; shown?: Side }>

/** Returns what a home is called: its address, or that it is gone. */
export function homeName(home: string, { t, subjects }: Pick<DeskPage, 't' | 'subjects'>): string {
  return subjects[home]?.place ?? t('desk.gone')
}

/** Returns the heading of the page. */
export function offersTitle({ shown, page }: Pick<Props, 'shown' | 'page'>): string {
  const { t, locale } = page
  if (shown === undefined) return t('deskOffers.closedTitle')
  const count = shown.offers.length
  const number = formatCount(count, locale)
  return sentenceStart(t('deskOffers.title', { count, number, home: homeName(shown.home, page) }), locale)
}

/** The offers on a home side by side in the order in which they arrived. */
export function OffersPage({ homes, shown, page }: Props) {
  const { t, hrefs } = page
  const tabs = homes.open.map(([home, { length: count }]) => {
    const href = hrefs.offer('', { home })
    return { label: homeName(home, page), count, href, isCurrent: home === shown?.home }
  })
  const closed = { label: t('deskOffers.closed'), href: hrefs.offer('', { state: 'closed' }) }
  return (
    <>
      <ViewHead
        title={offersTitle({ shown, page })}
        lead={t(shown === undefined ? 'deskOffers.closedLead' : 'deskOffers.lead')}
      />
      <StateTabs
        label={t('deskOffers.homes')}
        tabs={[...tabs, { ...closed, count: homes.closed.length, isCurrent: shown === undefined }]}
      />
      {shown === undefined ? (
        <Closed homes={homes.closed} page={page} />
      ) : (
        <>
          <OfferedHome {...shown} page={page} />
          <div className="sides">
            {shown.offers.map((offer) => (
              <OfferSide key={offer.id} offer={offer} {...shown} page={page} />
            ))}
          </div>
          {shown.canDecide && <Choose {...shown} page={page} />}
        </>
      )}
    </>
  )
}

/** The homes on which no offer is open, with what became of each. */
function Closed({ homes, page }: OnPage & Readonly<{ homes: HomeOffers }>) {
  const { t, hrefs, agency } = page
  if (homes.length === 0)
    return <Blank title={t('deskOffers.none')} text={t('deskOffers.noneText')} drawing={agency.drawing} />
  const count = { label: t('deskOffers.column.offers'), isNumber: true } as const
  const columns = [t('deskOffers.column.home'), count, t('deskOffers.column.outcome')]
  const rows = homes.map(([home, offers]) => {
    const won = offers.find(({ stands }) => stands === 'accepted')
    const outcome = won && t('deskOffers.outcome.accepted', { amount: sumOf(won, page) })
    const cells = [String(offers.length), outcome ?? t('deskOffers.outcome.none')]
    return { key: home, name: homeName(home, page), href: hrefs.offer('', { home }), cells }
  })
  return <CardTable caption={t('deskOffers.closedTitle')} columns={columns} rows={rows} />
}

/** Since when a home has its price, and the one before; nothing where it never changed. */
export function priceSince({ priceNews }: AboutOffers, { t, locale }: DeskPage) {
  if (priceNews === undefined) return undefined
  const day = formatDayOfYear(toBrussels(Number(priceNews.noted_at)).on, locale)
  const price = formatMoney(euroCents(priceNews.price_before ?? 0), locale)
  return <span className="muted">{t('deskOffers.since', { day, price })}</span>
}

/** The home, since when it has its price, its owners, and once an offer was accepted the visits that are still planned. */
function OfferedHome({ home, offers, about, page }: OnPage & Side) {
  const { t, subjects, hrefs } = page
  const { owners } = about
  const found = subjects[home]
  if (found === undefined) return null
  const planned = { ...readQuery({ state: 'all', form: 'request-visit' }), home }
  return (
    <HomeCard isAlone home={found} since={priceSince(about, page)} page={page}>
      <p>
        {t(owners.length === 0 ? 'deskOffers.noSeller' : 'deskOffers.seller')}{' '}
        {owners.map(({ id, name, email }) => (
          <span key={id}>
            {name}, <a href={`mailto:${email}`}>{email}</a>{' '}
          </span>
        ))}
      </p>
      {offers.some(({ stands }) => stands === 'accepted') && (
        <p>
          <a href={hrefs.list(planned)}>{t('deskOffers.visits')}</a>
        </p>
      )}
    </HomeCard>
  )
}

/** Which offer the owner chose; nothing once one was accepted. */
function Choose({ home, offers, page }: OnPage & Pick<Side, 'home' | 'offers'>) {
  const { t, locale, hrefs } = page
  const left = offers.filter((offer) => isPending(offer) || offer.stands === 'ended')
  if (left.length === 0 || offers.some(({ stands }) => stands === 'accepted')) return null
  const choices = left.map((offer) => {
    const said = { ordinal: grammars[locale].ordinal(offer.rank ?? 1), amount: sumOf(offer, page) }
    return { value: String(offer.id), label: t('deskOffers.choose.option', said) }
  })
  return (
    <section className="decide decide--calm" aria-labelledby="choose">
      <div>
        <h2 id="choose">{t('deskOffers.choose.title')}</h2>
        <p>{t('deskOffers.choose.text')}</p>
      </div>
      <Narrow action={hrefs.offer('accept')} button={t('deskOffers.choose.go')}>
        <input type="hidden" name="home" value={home} />
        {field('menu', 'offer', t('deskOffers.choose.label'), {
          choices,
          emptyLabel: t('deskOffers.choose.empty'),
          isRequired: true,
        })}
      </Narrow>
    </section>
  )
}
