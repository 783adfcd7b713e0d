import type { Translations } from '#domain/values/locale.ts'
import type { LifeAnnuity } from '#domain/listing/property.ts'
import type { Answer } from '#domain/listing/fact.ts'
import { cellText } from '#data/cell/cell.ts'
import type { Fields } from '#data/cell/fields.ts'
import { parseAge } from '#data/cell/parse-number.ts'
import { parseMonthly } from '#data/cell/parse-period.ts'
import { type Codes, codesOf } from '#data/cell/find-code.ts'
import type { PropertyCell } from '#data/record/property-record.ts'

const occupations: Codes<Exclude<Answer, 'unknown'>> = codesOf({
  yes: 'bewoond bezet occupe occupied bewohnt',
  no: 'vrij onbewoond libre free vacant frei unbewohnt',
})
const amounts = ['Price', 'ViagerDownPayment', 'ViagerMonthlyRent'] as const
const ageLimits = { min: 0, max: 120 }
const durationLimits = { min: 0, max: 60 }

/** Returns the terms of a sale against a life annuity; undefined for other listings. */
export function toLifeAnnuity(
  fields: Fields<PropertyCell>,
  conditions: Translations,
): LifeAnnuity | undefined {
  const annuity: LifeAnnuity = {
    age1: fields.positive('ViagerAge1', ageLimits, 'an age', parseAge),
    age2: fields.positive('ViagerAge2', ageLimits, 'an age', parseAge),
    occupied: fields.code('ViagerType', occupations) ?? 'unknown',
    downPayment: fields.money('ViagerDownPayment'),
    monthly: fields.money('ViagerMonthlyRent', parseMonthly),
    indexed: fields.answer('ViagerIndexed'),
    survivor: fields.answer('ViagerSurvival'),
    maxDurationYears: fields.positive('ViagerMaxDuration', durationLimits, 'years'),
    conditions,
  }
  // Flags alone are not enough: CRMs set them to 0 on every listing.
  const isAnnuity =
    annuity.age1 !== undefined ||
    annuity.downPayment !== undefined ||
    annuity.monthly !== undefined ||
    annuity.occupied !== 'unknown' ||
    Object.keys(conditions).length > 0
  if (
    isAnnuity &&
    fields.isAllowed('PublishPrice') &&
    amounts.every((name) => cellText(fields.cell(name)) === undefined)
  ) {
    fields.log.warn(
      'ViagerMonthlyRent',
      'a life annuity of which no amount is said; the page says “on request”',
      {
        expected: 'the annuity, the down payment or the price, or PublishPrice 0',
        remedy: 'fill them in in the CRM or the editor',
      },
    )
  }
  return isAnnuity ? annuity : undefined
}
