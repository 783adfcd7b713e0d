import { openOffers } from '#domain/owners/figures/coming.ts'
import { dayOf, timeOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { formatDay, formatMoney, formatTime } from '#i18n/format.ts'
import type { OfferView } from '#ui/portal/pages/OfferPage.tsx'
import type { HomeContext } from './kit/home-context.ts'
import { agentOfHome, firstNameOf, nameOfHome, viewOwnersAgent } from './kit/home-facts.ts'
import { offerRows } from '#service/owners/offers/offer-rows.ts'
import { spoken } from '#service/kit/web/spoken.ts'

/** Returns an offer on a home as its owner reads it. */
export function offerView(offer: ReleasedOffer, home: OwnedHome, context: HomeContext): OfferView {
  const { locale, t, now, hrefs } = context
  const { receivedAt, amount, decision, advice, documentId } = offer
  const money = formatMoney(amount, locale)
  return {
    title: t('portal.offer.title', { amount: money }),
    lead: t('portal.offer.received', {
      day: formatDay(dayOf(receivedAt), locale),
      time: formatTime(timeOf(receivedAt), locale),
    }),
    ended: openOffers(home, now).includes(offer) ? undefined : t(`portal.offer.${decision ?? 'ended'}`),
    rows: offerRows(offer, context),
    advice: advice && { title: t('portal.offer.advice'), text: spoken(advice, locale) },
    answer: viewAnswer(offer, home, context),
    ways: [
      ...(documentId === undefined
        ? []
        : [{ label: t('portal.offer.document'), href: hrefs.document(documentId) }]),
      { label: t('portal.offer.back'), href: hrefs.view('documents', home.subject) },
    ],
  }
}

/** Returns whom an owner answers an offer to: the agent, by telephone or mail; undefined once it binds nobody. */
function viewAnswer(offer: ReleasedOffer, home: OwnedHome, context: HomeContext): OfferView['answer'] {
  const { locale, t, now } = context
  const owners = viewOwnersAgent(home, context)
  const member = agentOfHome(home, context)
  const name = firstNameOf(member)
  if (owners === undefined || name === undefined || !openOffers(home, now).includes(offer)) return undefined
  const about = { amount: formatMoney(offer.amount, locale), home: nameOfHome(home, context) }
  const subject = encodeURIComponent(t('portal.offer.mailSubject', about))
  return {
    title: t('portal.offer.answer'),
    text: t('portal.offer.answerText', { name }),
    agent: { agent: owners.agent, title: owners.title },
    ways: [
      { label: t('portal.offer.call', { name }), href: owners.agent.phone.href },
      ...(member?.email === undefined
        ? []
        : [{ label: t('portal.offer.mail', { name }), href: `mailto:${member.email}?subject=${subject}` }]),
    ],
  }
}
