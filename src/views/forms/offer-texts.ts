import type { Locale } from '#domain/values/locale.ts'
import { offerWords } from '#i18n/offer/offer-words.ts'
import { rawMessage } from '#i18n/raw-message.ts'
import { translator } from '#i18n/translate.ts'
import type { OfferTexts } from '#islands/forms/offer/offer-texts.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { advanceInForce } from './advance.ts'

/** Returns what a form says an offer back with, in a language. */
export function viewOfferTexts(context: ViewContext, locale: Locale): OfferTexts {
  return {
    heading: translator(locale)('offers.signed'),
    words: offerWords(locale),
    asked: {
      below: rawMessage('offers.asked.below', locale),
      equal: rawMessage('offers.asked.equal', locale),
      above: rawMessage('offers.asked.above', locale),
    },
    agency: context.catalogue.site.company.name,
    advance: advanceInForce(context),
    deedMonths: context.catalogue.rules.offers.deedMonths,
  }
}
