import type { Locale } from '#domain/values/locale.ts'
import type { NewBuildVat } from '#domain/law/rules.ts'
import { formatPercent } from '#i18n/format.ts'
import { rawMessage } from '#i18n/raw-message.ts'
import { translator } from '#i18n/translate.ts'
import type { CalculatorWords, LineWords } from '#islands/calculator/calculator-words.ts'

/** Returns the calculator's words in a language. */
export function calculatorWords(vat: NewBuildVat, locale: Locale): CalculatorWords {
  const t = translator(locale)
  return {
    percent: rawMessage('costs.percent', locale),
    region: t('costs.region.label'),
    regions: {
      flanders: t('costs.region.flanders'),
      brussels: t('costs.region.brussels'),
      wallonia: t('costs.region.wallonia'),
    },
    kind: t('costs.type.label'),
    kinds: {
      home: t('costs.type.home'),
      plot: t('costs.type.plot'),
      newBuild: t('costs.type.newBuild', { percent: formatPercent(vat.percent, locale) }),
      rebuild: t('costs.type.rebuild', { percent: formatPercent(vat.rebuildPercent, locale) }),
    },
    price: t('costs.price'),
    priceHint: t('costs.priceHint'),
    own: t('costs.own'),
    classes: t('costs.classes.label'),
    classChoices: [
      t('costs.classes.none'),
      t('costs.classes.two'),
      t('costs.classes.three'),
      t('costs.classes.four'),
    ],
    loanLegend: t('costs.loan.legend'),
    optional: t('costs.loan.optional'),
    loan: t('costs.loan.amount'),
    rate: t('costs.loan.rate'),
    years: t('costs.loan.years'),
    submit: t('costs.submit'),
    errors: {
      missing: t('costs.error.missing'),
      notAmount: rawMessage('costs.error.notAmount', locale),
      amountRange: rawMessage('costs.error.amountRange', locale),
      notRate: rawMessage('costs.error.notRate', locale),
      notYears: rawMessage('costs.error.notYears', locale),
    },
    title: t('costs.result.title'),
    start: t('costs.result.start'),
    sum: rawMessage('costs.result.sum', locale),
    monthlySum: rawMessage('costs.result.monthly', locale),
    share: t('costs.result.share'),
    copied: t('property.share.copied'),
    estimate: t('costs.estimate'),
    lines: lineWords(locale),
  }
}

function lineWords(locale: Locale): LineWords {
  const t = translator(locale)
  const other = t('labels.field.registrationDuty')
  return {
    price: t('costs.line.price'),
    duties: { flanders: t('labels.field.registrationDutyFlanders'), brussels: other, wallonia: other },
    vat: t('costs.line.vat'),
    exempt: rawMessage('costs.line.exempt', locale),
    notaryFee: t('costs.line.notaryFee'),
    deedCosts: t('costs.line.deedCosts'),
    loanDeedCosts: t('costs.line.loanDeedCosts'),
    mortgageDuties: t('costs.line.mortgageDuties'),
    notaryVat: t('costs.line.notaryVat'),
    total: t('costs.line.total'),
    monthly: t('costs.line.monthly'),
    interest: t('costs.line.interest'),
    ownMeans: t('costs.line.ownMeans'),
  }
}
