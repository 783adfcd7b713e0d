import type { OfferedHome } from '#domain/listing/offer.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type EuroCents, euroCents } from '#domain/values/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { OfferTranslate } from './offer-texts.ts'

/** Returns what an offer on the home beside the form is for; undefined as long as the page names none. */
export function homeOnPage(): OfferedHome | undefined {
  const { offer } = document.querySelector<HTMLElement>('.subject:not([hidden])')?.dataset ?? {}
  return offer === undefined ? undefined : JSON.parse(offer)
}

/** Returns what an offer is beside the asked price; undefined where one of them is not known, or is one of several. */
export function besideAsked(
  amount: EuroCents | undefined,
  { asked, isFrom }: Pick<OfferedHome, 'asked' | 'isFrom'>,
  t: OfferTranslate,
  locale: Locale,
): string | undefined {
  if (amount === undefined || asked === undefined || isFrom === true) return undefined
  const price = euroCents(asked)
  const between = formatMoney(euroCents(Math.abs(amount - price) / 100), locale)
  const kind = amount < price ? 'below' : amount > price ? 'above' : 'equal'
  return t(`offers.asked.${kind}`, { amount: between })
}
