import { pickMessages } from '#i18n/pick-messages.ts'
import { offerMessages, type OfferTexts } from '#islands/forms/offer/offer-texts.ts'
import type { Page } from '#views/kit/page.ts'
import { advanceInForce } from './advance.ts'

/** Returns what a form says an offer back with, in a language. */
export function viewOfferTexts(page: Page): OfferTexts {
  const { context } = page
  return {
    messages: pickMessages(offerMessages, page),
    agency: context.catalogue.site.company.name,
    advance: advanceInForce(context),
    deedMonths: context.catalogue.rules.offers.deedMonths,
  }
}
