import type { Locale } from '#domain/values/locale.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import { offerMessages, type OfferTexts } from '#islands/forms/offer/offer-texts.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { advanceInForce } from './advance.ts'

/** Returns what a form says an offer back with, in a language. */
export function viewOfferTexts(context: ViewContext, locale: Locale): OfferTexts {
  return {
    messages: pickMessages(offerMessages, locale),
    agency: context.catalogue.site.company.name,
    advance: advanceInForce(context),
    deedMonths: context.catalogue.rules.offers.deedMonths,
  }
}
