import type { LifeAnnuity } from '#domain/listing/property.ts'
import { formatMoney } from '#i18n/format.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translate.ts'
import { fieldRow, fieldRowOf, type Row } from '#views/kit/rows.ts'
import { type ParagraphsView, viewProse } from '#views/kit/text.ts'

/** A sale against a life annuity: payments, duration, terms. */
export type LifeAnnuityView = Readonly<{ rows: readonly Row[]; conditions: ParagraphsView }>

/** Returns the terms of a life annuity, as far as the record says. */
export function viewLifeAnnuity(annuity: LifeAnnuity, language: SiteLanguage): LifeAnnuityView {
  const { locale, t } = language
  const ages = [annuity.age1, annuity.age2].filter((age) => age !== undefined)
  const answer = (value: LifeAnnuity['indexed']) =>
    value === 'unknown' ? undefined : t(`labels.answer.${value}`)
  const occupancy = {
    yes: t('labels.occupancy.occupied'),
    no: t('labels.occupancy.vacant'),
    unknown: undefined,
  }
  return {
    rows: [
      ...fieldRowOf(t, 'downPayment', annuity.downPayment, (cents) => formatMoney(cents, locale)),
      ...fieldRowOf(t, 'annuity', annuity.monthly, (cents) => formatMoney(cents, locale)),
      ...fieldRow(t, ages.length > 1 ? 'ages' : 'age', ageWords(annuity, t)),
      ...fieldRow(t, 'occupancy', occupancy[annuity.occupied]),
      ...fieldRow(t, 'indexed', answer(annuity.indexed)),
      ...fieldRow(t, 'survivor', answer(annuity.survivor)),
      ...fieldRowOf(t, 'maxDuration', annuity.maxDurationYears, (count) => t('labels.years', { count })),
    ],
    conditions: viewProse(annuity.conditions, language, 'conditions'),
  }
}

function ageWords({ age1, age2 }: LifeAnnuity, t: Translate): string | undefined {
  const [first, second] = [age1, age2].filter((age) => age !== undefined)
  if (first === undefined) return undefined
  return second === undefined
    ? t('formats.yearsOld', { count: first })
    : t('formats.yearsOldBoth', { first: String(first), second: String(second) })
}
