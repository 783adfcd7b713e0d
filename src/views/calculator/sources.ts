import type { Locale } from '#domain/values/locale.ts'
import type { Dated } from '#domain/law/rules.ts'
import { formatDate } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { RegionalRates } from './rates.ts'

/** The source of a rate, the day from which it is valid, and the day it was last checked. */
export type SourceView = Readonly<{ label: string; href: string; host: string; dates: string }>

/** Returns the source of every rate of the calculator. */
export function viewSources(rates: RegionalRates, locale: Locale, t: Translate): readonly SourceView[] {
  const view = (label: string, { source, validFrom, checkedOn }: Dated): SourceView => ({
    label,
    href: source,
    host: sourceHost(source),
    dates: t('costs.sources.dates', {
      from: formatDate(validFrom, locale),
      checked: formatDate(checkedOn, locale),
    }),
  })
  const common = rates[0]?.rates
  return [
    ...rates.map(({ region, rates: { duty } }) => {
      const name = region === 'flanders' ? 'registrationDutyFlanders' : 'registrationDuty'
      const values = { duty: t(`labels.field.${name}`), region: t(`costs.region.${region}`) }
      return view(t('costs.sources.duty', values), duty)
    }),
    ...(common === undefined
      ? []
      : [
          view(t('costs.sources.vat'), common.vat),
          view(t('costs.sources.notary'), common.notary),
          view(t('costs.sources.mortgage'), common.mortgage),
        ]),
  ]
}

/** Returns the host of a source, or a source that is not an address unchanged. @example 'vlaanderen.be' */
export function sourceHost(source: string): string {
  return URL.canParse(source) ? new URL(source).hostname.replace(/^www\./, '') : source
}
