import { speak } from '#domain/values/locale.ts'
import type { OwnHomeDuty } from '#domain/law/rules.ts'
import { formatMoney, formatPercent } from '#i18n/format.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { RegionalRates } from './rates.ts'

/** Rates under a heading, with their conditions. */
export type TermsView = Readonly<{ title: string; lines: readonly string[] }>

/** Returns the conditions of the rate for an own home in each region, and of VAT on a new home. */
export function viewTerms(rates: RegionalRates, language: SiteLanguage): readonly TermsView[] {
  const { locale, t } = language
  const percent = (value: number) => formatPercent(value, locale)
  const vat = rates[0]?.rates.vat
  return [
    ...rates.map(({ region, rates: { duty } }) => ({
      title: t('costs.terms.own', { region: t(`costs.region.${region}`) }),
      lines: [
        t('costs.terms.ordinaryRate', { percent: percent(duty.percent) }),
        ...ownHomeLines(duty.ownHome, language),
        ...(duty.ownPlot === undefined ? [] : plotLines(duty.ownPlot, duty.ownHome, language)),
      ],
    })),
    ...(vat === undefined
      ? []
      : [
          {
            title: t('costs.terms.vat'),
            lines: [
              t('costs.terms.vatRate', { percent: percent(vat.percent) }),
              t('costs.terms.rebuild', { percent: percent(vat.rebuildPercent) }),
              ...spoken(vat.rebuildTerms, language),
            ],
          },
        ]),
  ]
}

function ownHomeLines(own: OwnHomeDuty, language: SiteLanguage): readonly string[] {
  const { locale, t } = language
  const money = (amount: NonNullable<OwnHomeDuty['exempt']>) => formatMoney(amount, locale)
  const percent = formatPercent(own.percent, locale)
  const { exempt, upToPrice, energy } = own
  return [
    exempt === undefined || upToPrice === undefined
      ? t('costs.terms.ownRate', { percent })
      : t('costs.terms.exempt', { percent, exempt: money(exempt), upTo: money(upToPrice) }),
    ...(energy === undefined
      ? []
      : [t('costs.terms.energy', { perClass: money(energy.perClass), upTo: money(energy.upTo) })]),
    ...spoken(own.terms, language),
  ]
}

/** Returns the terms of a plot where they differ from those of a home. */
function plotLines(plot: OwnHomeDuty, home: OwnHomeDuty, language: SiteLanguage): readonly string[] {
  const { locale, t } = language
  const { exempt, upToPrice } = plot
  const isSame = spoken(plot.terms, language).join() === spoken(home.terms, language).join()
  return [
    exempt === undefined || upToPrice === undefined
      ? t('costs.terms.plot', { percent: formatPercent(plot.percent, locale) })
      : t('costs.terms.plotExempt', {
          exempt: formatMoney(exempt, locale),
          upTo: formatMoney(upToPrice, locale),
        }),
    ...(isSame ? [] : spoken(plot.terms, language)),
  ]
}

function spoken(text: OwnHomeDuty['terms'], language: SiteLanguage): readonly string[] {
  const words = speak(text, language)
  return words === undefined ? [] : [words.text]
}
