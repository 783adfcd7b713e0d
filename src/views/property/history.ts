import { isWithVat } from '#domain/costs/stated-vat.ts'
import { askedPrice, exactPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { availableSince, type ListingHistory, priceReduction } from '#domain/listing/listing-history.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Availability, Property } from '#domain/listing/property.ts'
import { formatDate } from '#i18n/format.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { Page } from '#views/kit/page.ts'
import { formatPrice } from '#views/listing/price.ts'
import { historyOf } from '#views/listing/state.ts'

const sinceWords: Readonly<Partial<Record<Availability, MessageKey>>> = {
  available: 'property.history.available',
  underOption: 'property.history.underOption',
  sold: 'property.history.sold',
  rented: 'property.history.rented',
}

/** Returns the changes of a home on offer as text: a lower price, and since when it is free again. Empty without a ledger. */
export function viewHistory(page: Page, property: Property): readonly string[] {
  const { context, locale, t } = page
  const { availability } = property
  if (!isOnOffer(availability)) return []
  const reduced = reductionWords(historyOf(context, property), property, locale, t)
  const free = availability === 'available' ? stateSince(page, property) : undefined
  return [...reduced, ...(free === undefined ? [] : [free])]
}

/** Returns since when a home has its availability, as text; undefined when it never changed, and without a ledger. */
export function stateSince({ context, locale, t }: Page, property: Property): string | undefined {
  const words = sinceWords[property.availability]
  const on = availableSince(historyOf(context, property))
  return words === undefined || on === undefined ? undefined : t(words, { date: formatDate(on, locale) })
}

/** Returns what a home on offer cost before, and since when it costs less; undefined where it does not. */
export function viewReduction({ context, locale, t }: Page, property: Property): string | undefined {
  if (!isOnOffer(property.availability)) return undefined
  return reductionWords(historyOf(context, property), property, locale, t)[0]
}

function reductionWords(
  history: ListingHistory,
  property: Property,
  locale: Locale,
  t: Translate,
): readonly string[] {
  const asked = exactPrice(askedPrice(property))
  const reduction = asked === undefined ? undefined : priceReduction(history, asked)
  if (reduction === undefined) return []
  const before =
    property.goal === 'sale'
      ? ({
          kind: 'sale',
          amount: reduction.from,
          isFrom: false,
          isExclVat: isWithVat(property.charges),
        } as const)
      : ({ kind: 'rent', monthly: reduction.from, isFrom: false } as const)
  return [
    t('property.history.reduced', {
      date: formatDate(reduction.on, locale),
      price: formatPrice(before, locale, t),
    }),
  ]
}
