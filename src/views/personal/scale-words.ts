import type { ScaleWords } from '#contracts/words/scale-file.ts'
import { loanYears } from '#domain/costs/loan.ts'
import { isRateFresh, rateDays } from '#domain/costs/month-settings.ts'
import { addDays } from '#domain/values/plain-date.ts'
import { formatDate, formatPercent } from '#i18n/format.ts'
import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import { scaleMessages } from '#islands/personal/scale/scale-messages.ts'
import { calculatorKey } from '#routes/path/route-keys.ts'
import { createAmountFormats } from '#text/amount-formats.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { Page } from '#views/kit/page.ts'

/** Returns the words of the comparison to scale. */
export function viewScaleWords(page: Page): ScaleWords {
  const { context, locale, t } = page
  const { rate } = context.catalogue.site.monthCosts
  const fresh = rate !== undefined && isRateFresh(rate, context.now) ? rate : undefined
  const { years } = createAmountFormats(grammars[locale].numberTag)
  const href = optionalPath(context, calculatorKey(), locale)
  return {
    messages: pickMessages(scaleMessages, page),
    monthNote:
      fresh &&
      t('scale.monthNote', {
        years: years(loanYears.usual),
        percent: formatPercent(fresh.percent, locale),
        source: fresh.source[locale],
        date: formatDate(fresh.readOn, locale),
      }),
    rateUntil: fresh && addDays(fresh.readOn, rateDays),
    calculator: href === undefined ? undefined : { href, words: t('costs.listing.calculate') },
  }
}
