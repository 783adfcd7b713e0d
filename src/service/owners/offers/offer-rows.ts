import { dayOf, type LocalTime, timeOf } from '#domain/owners/local-time.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { formatDay, formatMoney, formatTime } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { spoken } from '#service/kit/web/spoken.ts'

/** Returns an offer as the owner of the home reads it, row by row; the desk shows the same before it is released. */
export function offerRows(
  { amount, bidder, bindsUntil, loan, conditions }: ReleasedOffer,
  { locale, t }: Language,
) {
  const dayAndTime = (at: LocalTime): string =>
    `${formatDay(dayOf(at), locale)}, ${formatTime(timeOf(at), locale)}`
  return [
    { label: t('portal.offer.amount'), values: [{ text: formatMoney(amount, locale) }] },
    { label: t('portal.offer.bidder'), values: [spoken(bidder, locale)] },
    {
      label: t('portal.offer.until'),
      values: [{ text: bindsUntil === undefined ? t('portal.offer.noUntil') : dayAndTime(bindsUntil) }],
    },
    {
      label: t('portal.offer.loan'),
      values: [{ text: loan === undefined ? t('portal.offer.noLoan') : formatMoney(loan, locale) }],
    },
    {
      label: t('portal.offer.conditions'),
      values:
        conditions.length === 0
          ? [{ text: t('portal.offer.noConditions') }]
          : conditions.map((condition) => spoken(condition, locale)),
    },
  ]
}
