import { askedPrice, exactPrice } from '#domain/listing/asked-price.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import { availableSince, type ListingHistory, priceReduction } from '#domain/listing/listing-history.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Availability, Property } from '#domain/listing/property.ts'
import { formatDate } from '#i18n/format.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { formatPrice } from '#views/listing/price.ts'
import { historyOf } from '#views/listing/state.ts'

const sinceWords: Readonly<Partial<Record<Availability, MessageKey>>> = {
  available: 'property.history.available',
  underOption: 'property.history.underOption',
  sold: 'property.history.sold',
  rented: 'property.history.rented',
}

/**
 * Returns the changes since publication as text: a lower price, the date of its availability. Undefined without a
 * ledger; prices are left out once it is sold or rented.
 */
export function viewHistory(
  context: ViewContext,
  property: Property,
  locale: Locale,
  t: Translate,
): readonly string[] {
  const history = historyOf(context, property)
  const dated = (key: MessageKey, on: PlainDate | undefined): readonly string[] =>
    on === undefined ? [] : [t(key, { date: formatDate(on, locale) })]
  const since = sinceWords[property.availability]
  const changed = since === undefined ? [] : dated(since, availableSince(history))
  if (!isOnOffer(property.availability)) return changed
  return [...reductionWords(history, property, locale, t), ...changed]
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
      ? ({ kind: 'sale', amount: reduction.from, isFrom: false } as const)
      : ({ kind: 'rent', monthly: reduction.from, isFrom: false } as const)
  return [
    t('property.history.reduced', {
      date: formatDate(reduction.on, locale),
      price: formatPrice(before, locale, t),
    }),
  ]
}
