import type { PlainDate } from '#domain/values/measure.ts'
import { euroCents } from '#domain/values/money.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatMoney } from '#i18n/format.ts'
import type { CrmRecord, HomeStory } from './story.ts'
import { hasOffer } from './write-viewings.ts'

/** The offer of a story: the day before its last one, a little below the price. */
export type StoryOffer = Readonly<{ on: PlainDate; euro: number; amount: string; bidder: string }>

/** Returns the offer on a home; undefined where nobody makes one. */
export function offerOf({ listing, period, wish, words, locale }: HomeStory): StoryOffer | undefined {
  if (!hasOffer(wish)) return undefined
  const euro = Math.round((listing.asked / 100) * 0.000_957) * 1000
  return {
    on: addDays(period.to, -1),
    euro,
    amount: formatMoney(euroCents(euro), locale),
    bidder: words.bidder(listing.address.town.name),
  }
}

/** Returns the offers on a home that its agent released. */
export function writeOffers(story: HomeStory): readonly CrmRecord[] {
  const offer = offerOf(story)
  if (offer === undefined) return []
  const { listing, words, locale } = story
  const isOpen = listing.availability === 'available'
  return [
    {
      ID: `B${listing.id}-1`,
      PropertyID: listing.id,
      Date: `${offer.on} 19:05`,
      Released: 1,
      Amount: offer.euro,
      Bidder: offer.bidder,
      BindsUntil: `${addDays(offer.on, 8)} 18:00`,
      Loan: Math.round(offer.euro * 0.000_78) * 1000,
      Conditions: words.conditions.join('\n'),
      Advice: words.advice[isOpen ? 'open' : 'accepted'],
      DocumentID: `D${listing.id}-offer`,
      language: locale,
    },
  ]
}
