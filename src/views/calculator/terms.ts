import { type Locale, speak } from '#domain/values/locale.ts'
import type { OwnHomeDuty } from '#domain/law/rules.ts'
import { formatMoney, formatPercent } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { RegionalRates } from './rates.ts'

/** Rates under a heading, with their conditions. */
export type TermsView = Readonly<{ title: string; lines: readonly string[] }>

/** Returns the conditions of the rate for an own home in each region, and of VAT on a new home. */
export function viewTerms(rates: RegionalRates, locale: Locale, t: Translate): readonly TermsView[] {
  const percent = (value: number) => formatPercent(value, locale)
  const vat = rates[0]?.rates.vat
  return [
    ...rates.map(({ region, rates: { duty } }) => ({
      title: t('costs.terms.own', { region: t(`costs.region.${region}`) }),
      lines: [
        t('costs.terms.ordinaryRate', { percent: percent(duty.percent) }),
        ...ownHomeLines(duty.ownHome, locale, t),
        ...(duty.ownPlot === undefined ? [] : plotLines(duty.ownPlot, duty.ownHome, locale, t)),
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
              ...spoken(vat.rebuildTerms, locale),
            ],
          },
        ]),
  ]
}

function ownHomeLines(own: OwnHomeDuty, locale: Locale, t: Translate): readonly string[] {
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
    ...spoken(own.terms, locale),
  ]
}

/** Returns the terms of a plot where they differ from those of a home. */
function plotLines(plot: OwnHomeDuty, home: OwnHomeDuty, locale: Locale, t: Translate): readonly string[] {
  const { exempt, upToPrice } = plot
  const isSame = spoken(plot.terms, locale).join() === spoken(home.terms, locale).join()
  return [
    exempt === undefined || upToPrice === undefined
      ? t('costs.terms.plot', { percent: formatPercent(plot.percent, locale) })
      : t('costs.terms.plotExempt', {
          exempt: formatMoney(exempt, locale),
          upTo: formatMoney(upToPrice, locale),
        }),
    ...(isSame ? [] : spoken(plot.terms, locale)),
  ]
}

function spoken(text: OwnHomeDuty['terms'], locale: Locale): readonly string[] {
  const words = speak(text, locale)
  return words === undefined ? [] : [words.text]
}
