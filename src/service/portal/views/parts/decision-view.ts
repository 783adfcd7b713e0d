import { openOffers } from '#domain/owners/figures/coming.ts'
import { dayOf, timeOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { formatDay, formatMoney, formatTime } from '#i18n/format.ts'
import { agentOfHome, firstNameOf, stageOf } from '#service/portal/views/kit/home-facts.ts'
import type { HomeContext } from '#service/portal/views/kit/home-context.ts'
import { spoken } from '#service/kit/web/spoken.ts'
import type { DecisionView } from '#ui/portal/pages/Decision.tsx'
import type { SpokenView } from '#ui/portal/kit/Spoken.tsx'
import { aboutPaper, viewPaper } from './coming-items.ts'

/** Returns what an owner should decide or do now: all open offers, that which lapses first above, else the papers that are wanted. */
export function viewDecisions(home: OwnedHome, context: HomeContext): readonly DecisionView[] {
  if (stageOf(home, context) === 'closed') return []
  const offers = openOffers(home, context.now)
  if (offers.length > 0) return offers.map((offer) => viewOpenOffer(offer, home, context))
  return home.wanted.length === 0 ? [] : [viewWanted(home, context)]
}

function viewOpenOffer(offer: ReleasedOffer, home: OwnedHome, context: HomeContext): DecisionView {
  const { locale, t, hrefs } = context
  const agent = agentOfHome(home, context)
  const name = firstNameOf(agent)
  const { bidder, loan, advice } = offer
  const read = { label: t('portal.decision.read'), href: hrefs.offer(offer.id) }
  return {
    key: `offer-${offer.id}`,
    title: t('portal.decision.offer', { amount: formatMoney(offer.amount, locale) }),
    lines: [
      { ...spoken(bidder, locale), text: `${bidder.text}.` },
      ...sayUntil(offer, context),
      ...(loan === undefined
        ? []
        : [{ text: t('portal.decision.loan', { amount: formatMoney(loan, locale) }) }]),
      ...(advice === undefined ? [] : [spoken(advice, locale)]),
    ],
    ways:
      agent === undefined || name === undefined
        ? [read]
        : [{ label: t('property.contact.call', { name }), href: agent.phone.href }, read],
  }
}

function sayUntil({ bindsUntil }: ReleasedOffer, { locale, t }: HomeContext): readonly SpokenView[] {
  if (bindsUntil === undefined) return []
  const values = { day: formatDay(dayOf(bindsUntil), locale), time: formatTime(timeOf(bindsUntil), locale) }
  return [{ text: t('portal.decision.until', values) }]
}

function viewWanted({ subject, wanted }: OwnedHome, context: HomeContext): DecisionView {
  const { t } = context
  return {
    key: 'papers',
    title: t('portal.decision.papers', { count: wanted.length }),
    lines: wanted.flatMap((paper) => {
      const about = aboutPaper(paper, context)
      const { text, lang } = viewPaper(paper, context)
      const name = { text: `${text}.`, lang }
      if (about === undefined) return [name]
      return lang === undefined ? [{ text: `${text}. ${about}.` }] : [name, { text: `${about}.` }]
    }),
    ways: [{ label: t('portal.decision.handIn'), href: context.hrefs.view('documents', subject) }],
  }
}
