import { loanRates } from '#domain/costs/financing.ts'
import { isRateFresh } from '#domain/costs/month-settings.ts'
import { purchaseRates } from '#domain/costs/purchase-rates.ts'
import { regions } from '#domain/place/region.ts'
import type { MonthFile } from '#contracts/words/month-file.ts'
import { formatDate, formatPercent } from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import type { MonthFieldsWords } from '#ui/costs/MonthFields.tsx'
import type { Page } from '#views/kit/page.ts'

/** The file of the fields, before they are HTML. */
type MonthFileView = Omit<MonthFile, 'html'> &
  Readonly<{ fields: Readonly<{ words: MonthFieldsWords; rate: string }> }>

/** Returns what the month of every home needs once it is open; undefined where nobody knows what a loan costs. */
export function viewMonthFile({ context: { catalogue, now }, locale, t }: Page): MonthFileView | undefined {
  // What a loan costs is a law of the country.
  const rates = purchaseRates(catalogue.rules, regions[0], now)
  if (rates === undefined) return undefined
  const { rate } = catalogue.site.monthCosts
  const fresh = rate !== undefined && isRateFresh(rate, now) ? rate : undefined
  const { numberTag } = grammars[locale]
  return {
    rates: loanRates(rates),
    numberTag,
    percent: formatPercent(0, locale).replace('0', '{}'),
    about: t('costs.month.about', { amount: '{amount}' }),
    borrowed: t('costs.month.borrowed', {
      own: '{own}',
      loan: '{loan}',
      share: '{share}',
      costs: '{costs}',
      years: '{years}',
      interest: '{interest}',
    }),
    readOn: fresh?.readOn,
    fields: {
      words: {
        form: t('costs.month.form'),
        ownMeans: t('costs.month.ownMeans'),
        years: t('costs.month.years'),
        rate: t('costs.month.rate'),
        rateRead:
          fresh &&
          t('costs.month.rateRead', { source: fresh.source[locale], date: formatDate(fresh.readOn, locale) }),
        ownHome: t('costs.own'),
        start: t('costs.month.start'),
      },
      rate: fresh?.percent.toLocaleString(numberTag) ?? '',
    },
  }
}
