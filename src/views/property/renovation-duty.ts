import { regionalRuleInForce } from '#domain/law/dated-rule.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EnergyLabel, Property } from '#domain/listing/property.ts'
import { addYears } from '#domain/values/plain-date.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { isEnergyUnsure } from '#domain/energy/energy.ts'
import { canHaveDuty, renovationTerm } from '#domain/energy/renovation-duty.ts'
import { formatDate } from '#i18n/format.ts'
import type { Page } from '#views/kit/page.ts'
import type { SourceView } from '#views/kit/source.ts'

/** The field for the date of a deed, and the texts about that date. */
export type DeedView = Readonly<{
  label: string
  /** Text before the deadline. */
  by: string
  /** Error shown for a deed date before `earliest`. */
  early: string
  calendar: string
  years: number
  earliest: PlainDate
  latest: PlainDate
}>

/** The duty to renovate, or a sentence that there is none. */
export type RenovationDutyView = Readonly<{
  sentence: string
  /** Field in which a visitor enters the day of their own deed. */
  deed?: DeedView
  /** Source of a duty, for the line of sources. */
  source?: SourceView
}>

/** Latest accepted deed date, in years from now. */
const deedYearsAhead = 10

/** Returns the renovation duty of a home for sale in a region that has one; undefined for shops, plots and rentals. */
export function viewRenovationDuty(
  { context, locale, t }: Page,
  property: Property,
  label: EnergyLabel | undefined,
): RenovationDutyView | undefined {
  const { now, catalogue } = context
  const { rules } = catalogue
  const { zip, country } = property.address.town
  const rule = regionalRuleInForce(rules.renovationDuties, regionOfZip(zip, country), now)
  if (rule === undefined || label === undefined) return undefined
  const term = renovationTerm(property, rules, now)
  if (term === undefined) {
    // Only a certificate that holds promises that there is no duty.
    return canHaveDuty(property, rules, now) && !isEnergyUnsure(property, rules, now)
      ? { sentence: t('legal.renovationDuty.none', { label }) }
      : undefined
  }
  const { years, target } = term
  return {
    sentence: t('legal.renovationDuty.due', {
      years,
      target,
      deed: formatDate(now, locale),
      date: formatDate(term.deadlineFrom(now), locale),
    }),
    deed: {
      label: t('legal.renovationDuty.deed'),
      by: t('legal.renovationDuty.by', { target }),
      early: t('legal.renovationDuty.early', { date: formatDate(rule.deedFrom, locale) }),
      calendar: t('property.openHouse.calendar'),
      years,
      earliest: rule.deedFrom,
      latest: addYears(now, deedYearsAhead),
    },
    source: {
      words: t('property.energy.source', { date: formatDate(rule.checkedOn, locale) }),
      link: rule.source.startsWith('http')
        ? { href: rule.source, words: t('property.energy.sourceLink') }
        : undefined,
    },
  }
}
