import { isOnOffer } from '#domain/listing/availability.ts'
import { toBrussels } from '#domain/values/brussels-time.ts'
import { euroCents } from '#domain/values/money.ts'
import { formatDayOfYear, formatMoney } from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import { sentenceStart } from '#i18n/in-sentence.ts'
import { formatCount } from '#i18n/spelled-numbers.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { readQuery } from '#service/desk/requests/request-query.ts'
import { menuField } from '#service/desk/views/fields.ts'
import { thumbOf } from '#service/desk/views/request-parts.ts'
import { CardTable } from '#ui/desk/kit/CardTable.tsx'
import { Thumb } from '#ui/desk/kit/Marks.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Blank } from '#ui/portal/kit/Blank.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { OfferSide, sumOf } from './offer-side.tsx'
import { type AboutOffers, type DeskOffer, isPending, stampOf } from './read-offers.ts'

/** The homes of a scope with their offers, by name: those with one to decide, and those that are over. */
export type OfferHomes = Readonly<
  Record<'open' | 'closed', readonly (readonly [string, readonly DeskOffer[]])[]>
>

/** Returns what a home is called: its address, or that it is gone. */
export function homeName(home: string, { t, subjects }: Pick<DeskPage, 't' | 'subjects'>): string {
  return subjects[home]?.place ?? t('desk.gone')
}

type Props = Readonly<{
  homes: OfferHomes
  /** The home whose offers lie side by side; without one, those that are over are listed. */
  shown?: Readonly<{ home: string; offers: readonly DeskOffer[]; about: AboutOffers; canDecide: boolean }>
  page: DeskPage
}>

/** Returns the heading of the page. */
export function offersTitle({ shown, page }: Props): string {
  const { t, locale } = page
  if (shown === undefined) return t('deskOffers.closedTitle')
  const count = shown.offers.length
  const number = formatCount(count, locale)
  return sentenceStart(t('deskOffers.title', { count, number, home: homeName(shown.home, page) }), locale)
}

/** The offers on a home side by side in the order in which they arrived. */
export function OffersPage({ homes, shown, page }: Props) {
  const { t, hrefs, agency } = page
  const tabs = [
    ...homes.open.map(([home, offers]) => ({
      label: homeName(home, page),
      count: offers.length,
      href: hrefs.offer('', { home }),
      isCurrent: home === shown?.home,
    })),
    {
      label: t('deskOffers.closed'),
      count: homes.closed.length,
      href: hrefs.offer('', { state: 'closed' }),
      isCurrent: shown === undefined,
    },
  ]
  return (
    <>
      <ViewHead
        title={offersTitle({ homes, shown, page })}
        lead={t(shown === undefined ? 'deskOffers.closedLead' : 'deskOffers.lead')}
      />
      <nav className="states" aria-label={t('deskOffers.homes')}>
        {tabs.map(({ label, count, href, isCurrent }) => (
          <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label} <span>{count}</span>
          </a>
        ))}
      </nav>
      {shown !== undefined && (
        <>
          <HomeCard {...shown} page={page} />
          <div className="sides">
            {shown.offers.map((offer) => (
              <OfferSide
                key={offer.id}
                offer={offer}
                about={shown.about}
                canDecide={shown.canDecide}
                seen={stampOf(shown.offers)}
                page={page}
              />
            ))}
          </div>
          {shown.canDecide && <Choose {...shown} page={page} />}
        </>
      )}
      {shown === undefined &&
        (homes.closed.length === 0 ? (
          <Blank title={t('deskOffers.none')} text={t('deskOffers.noneText')} drawing={agency.drawing} />
        ) : (
          <CardTable
            table={{
              caption: t('deskOffers.closedTitle'),
              columns: [
                { label: t('deskOffers.column.home') },
                { label: t('deskOffers.column.offers'), isNumber: true },
                { label: t('deskOffers.column.outcome') },
              ],
              rows: homes.closed.map(([home, offers]) => {
                const won = offers.find(({ stands }) => stands === 'accepted')
                const outcome =
                  won === undefined
                    ? t('deskOffers.outcome.none')
                    : t('deskOffers.outcome.accepted', { amount: sumOf(won, page) })
                return {
                  key: home,
                  name: homeName(home, page),
                  href: hrefs.offer('', { home }),
                  cells: [String(offers.length), outcome],
                }
              }),
            }}
          />
        ))}
    </>
  )
}

function HomeCard({ home, offers, about, page }: NonNullable<Props['shown']> & Pick<Props, 'page'>) {
  const { t, locale, subjects, hrefs } = page
  const { owners, priceNews } = about
  const found = subjects[home]
  if (found === undefined) return null
  const planned = { ...readQuery({ state: 'all', form: 'request-visit' }), home }
  return (
    <div className="homecard">
      <Thumb of={thumbOf({ subject: home }, subjects)} />
      <div>
        <h2>
          <a href={found.href}>{found.title}</a>
        </h2>
        <p className="muted">
          {[found.place, found.reference].filter((part) => part !== undefined).join(', ')}
        </p>
        <p className="homecard__now">
          <Status
            status={{
              tone: isOnOffer(found.state) ? 'ok' : 'no',
              label: t(`states.availability.${found.state}`),
            }}
          />
          {found.price !== undefined && <strong>{found.price}</strong>}
          {priceNews !== undefined && (
            <span className="muted">
              {t('deskOffers.since', {
                day: formatDayOfYear(toBrussels(Number(priceNews.noted_at)).on, locale),
                price: formatMoney(euroCents(priceNews.price_before ?? 0), locale),
              })}
            </span>
          )}
        </p>
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
      </div>
    </div>
  )
}

/** Which offer the owner chose; nothing once one was accepted. */
function Choose({ home, offers, page }: NonNullable<Props['shown']> & Pick<Props, 'page'>) {
  const { t, locale, hrefs } = page
  const left = offers.filter((offer) => isPending(offer) || offer.stands === 'ended')
  if (left.length === 0 || offers.some(({ stands }) => stands === 'accepted')) return null
  const choices = left.map((offer) => ({
    value: String(offer.id),
    label: t('deskOffers.choose.option', {
      ordinal: grammars[locale].ordinal(offer.rank ?? 1),
      amount: sumOf(offer, page),
    }),
  }))
  return (
    <section className="decide decide--calm" aria-labelledby="choose">
      <div>
        <h2 id="choose">{t('deskOffers.choose.title')}</h2>
        <p>{t('deskOffers.choose.text')}</p>
      </div>
      <form className="field-row small-fields" action={hrefs.offer('accept')}>
        <input type="hidden" name="home" value={home} />
        <FormField
          field={{
            ...menuField('offer', t('deskOffers.choose.label'), choices, {
              emptyLabel: t('deskOffers.choose.empty'),
            }),
            isRequired: true,
          }}
        />
        <button className="button button--small" type="submit">
          {t('deskOffers.choose.go')}
        </button>
      </form>
    </section>
  )
}
