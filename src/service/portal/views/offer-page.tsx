import { openOffers } from '#domain/owners/figures/coming.ts'
import { dayOf, timeOf } from '#domain/owners/local-time.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { formatDay, formatMoney, formatTime } from '#i18n/format.ts'
import { Block, OwnersAgent, Spoken, ViewHead, Ways } from '#ui/portal/kit.ts'
import { OfferRows } from '#ui/portal/pages/OfferRows.tsx'
import type { HomeContext, ViewProps } from './kit/home-context.ts'
import { agentOfHome, firstNameOf, nameOfHome, viewOwnersAgent } from './kit/home-facts.ts'
import { offerRows } from '#service/owners/offers/offer-rows.ts'
import { spoken } from '#service/kit/web/spoken.ts'

type Props = ViewProps & Readonly<{ offer: ReleasedOffer }>

/** Returns what an owner calls an offer. */
export function titleOfOffer({ amount }: ReleasedOffer, { locale, t }: HomeContext): string {
  return t('portal.offer.title', { amount: formatMoney(amount, locale) })
}

/** An offer on a home, as its agent lets the owner read it. */
export function OfferPage({ offer, home, context }: Props) {
  const { locale, t, now, hrefs } = context
  const { receivedAt, decision, advice, documentId } = offer
  const received = {
    day: formatDay(dayOf(receivedAt), locale),
    time: formatTime(timeOf(receivedAt), locale),
  }
  return (
    <>
      <ViewHead title={titleOfOffer(offer, context)} lead={t('portal.offer.received', received)} />
      {!openOffers(home, now).includes(offer) && (
        <p className="portal-note">{t(`portal.offer.${decision ?? 'ended'}`)}</p>
      )}
      <OfferRows rows={offerRows(offer, context)} />
      {advice !== undefined && (
        <section className="decide" aria-labelledby="advice">
          <div>
            <h2 id="advice">{t('portal.offer.advice')}</h2>
            <p>
              <Spoken of={spoken(advice, locale)} />
            </p>
          </div>
        </section>
      )}
      <Answer offer={offer} home={home} context={context} />
      <ul className="offer-more" role="list">
        {documentId !== undefined && (
          <li>
            <a href={hrefs.document(documentId)}>{t('portal.offer.document')}</a>
          </li>
        )}
        <li>
          <a href={hrefs.view('documents', home.subject)}>{t('portal.offer.back')}</a>
        </li>
      </ul>
    </>
  )
}

/** Whom an owner answers an offer to: the agent, by telephone or mail; nobody once it binds nobody. */
function Answer({ offer, home, context }: Props) {
  const { locale, t, now } = context
  const owners = viewOwnersAgent(home, context)
  const member = agentOfHome(home, context)
  const name = firstNameOf(member)
  if (owners === undefined || name === undefined || !openOffers(home, now).includes(offer)) return null
  const about = { amount: formatMoney(offer.amount, locale), home: nameOfHome(home, context) }
  const subject = encodeURIComponent(t('portal.offer.mailSubject', about))
  return (
    <Block title={t('portal.offer.answer')}>
      <p>{t('portal.offer.answerText', { name })}</p>
      <OwnersAgent agent={owners.agent} title={owners.title} />
      <Ways
        ways={[
          { label: t('portal.offer.call', { name }), href: owners.agent.phone.href },
          ...(member?.email === undefined
            ? []
            : [
                {
                  label: t('portal.offer.mail', { name }),
                  href: `mailto:${member.email}?subject=${subject}`,
                },
              ]),
        ]}
      />
    </Block>
  )
}
