import { regionalRuleInForce } from '#domain/law/dated-rule.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EnergyLabel, Property } from '#domain/listing/property.ts'
import { addYears } from '#domain/values/plain-date.ts'
import { regionOfZip } from '#domain/place/region.ts'
import { renovationTerm } from '#domain/energy/renovation-duty.ts'
import type { Rules } from '#domain/law/rules.ts'
import { formatDate } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ViewContext } from '#views/kit/context.ts'

/** The field for the day of a deed, and what is said of that day. */
export type DeedView = Readonly<{
  label: string
  /** Before the last day. */
  by: string
  /** Of a deed before `earliest`. */
  early: string
  calendar: string
  years: number
  earliest: PlainDate
  latest: PlainDate
}>

/** What the buyer of a home with a bad label has to do, or that there is nothing to do. */
export type RenovationDutyView = Readonly<{
  sentence: string
  /** Where a visitor counts the last day from the day of their own deed. */
  deed?: DeedView
  /** Where the rule was read, and when. */
  source?: Readonly<{ checked: string; href?: string; words: string }>
}>

/** Nobody signs later than this: a later day is a slip of the finger. */
const deedYearsAhead = 10

/** Returns the duty of a home for sale where there are such duties; of a shop, a plot or a rental nobody asks. */
export function viewRenovationDuty(
  { catalogue: { rules }, now }: ViewContext,
  property: Property,
  label: EnergyLabel | undefined,
  locale: Locale,
  t: Translate,
): RenovationDutyView | undefined {
  const { zip, country } = property.address.town
  const rule = regionalRuleInForce(rules.renovationDuties, regionOfZip(zip, country), now)
  if (rule === undefined || label === undefined) return undefined
  const term = renovationTerm(property, rules, now)
  if (term === undefined) {
    // Of a home with a good label it is a relief to read.
    return hasDutyWith(rule.labels[0], property, rules, now)
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
      checked: t('property.energy.source', { date: formatDate(rule.checkedOn, locale) }),
      href: rule.source.startsWith('http') ? rule.source : undefined,
      words: t('property.energy.sourceLink'),
    },
  }
}

function hasDutyWith(
  label: EnergyLabel | undefined,
  property: Property,
  rules: Rules,
  now: PlainDate,
): boolean {
  return renovationTerm({ ...property, energy: { ...property.energy, label } }, rules, now) !== undefined
}
