import { euroCents } from '#domain/values/money.ts'
import type { Goal, Price } from '#domain/listing/property.ts'
import { cellText } from '#data/cell/cell.ts'
import type { Fields } from '#data/cell/fields.ts'
import { type Limits, priceLimits } from '#data/cell/limits.ts'
import { parseNumber } from '#data/cell/parse-number.ts'
import { monthsOf, perMonth, splitPeriod } from '#data/cell/parse-period.ts'
import { fold } from '#text/fold.ts'

type PriceFields = Fields<'Price' | 'PublishPrice' | 'PriceUnit' | 'PriceUnitText'>

const startingFromUnit = '7'
const from = /^(?:prijs|prix|price|preis)?(?:vanaf|apartirde|des|from|ab)(?:eur|euro)?$/
/** Folded words for what is paid at the deed of a life annuity. */
const lumpSum = /boeket|bouquet|lumpsum|downpayment|einmal(?:zahlung|betrag)|anzahlung/
/** Codes of `PriceUnit` that say no period; another may stand for a year or a square metre. */
const plainUnits = new Set<string | undefined>([undefined, '0', startingFromUnit])

/** Usual prices and rents per month; others are probably mistakes. */
const usual: Readonly<Record<Goal, Limits>> = {
  rent: { min: 25, max: 25_000 },
  sale: { min: 2_500, max: 25_000_000 },
}
/** What is asked at least: who has to fill in a price, and does not say it, writes 1 or 10. */
const least: Readonly<Record<Goal, number>> = { rent: 3, sale: 100 }
/** Folded words for a price that is told to who asks. */
const onRequest =
  /^(?:(?:verkoop|vraag|huur|kauf)?(?:prijs|prix|price|preis|loyer|miete|rent))?(?:opaanvraag|opvraag|surdemande|(?:on|upon)request|aufanfrage|poa|notk|overeentekomen|nadertebepalen|aconvenir)$/

/**
 * Returns the price to show: on request when it is hidden, missing, 0, impossible, or for something else than the whole home or a
 * month. An unusual one is shown with a warning.
 * @param isAnnuity whether the price is the lump sum of a life annuity
 */
export function toPrice(fields: PriceFields, goal: Goal, isAnnuity = false): Price {
  if (!fields.isAllowed('PublishPrice') || onRequest.test(fold(cellText(fields.cell('Price')) ?? '')))
    return { kind: 'onRequest' }
  const { amount, months } = readAmount(fields, goal)
  const isLumpSum = isAnnuity && months === 'other' && lumpSum.test(fold(fields.text('PriceUnitText') ?? ''))
  if (!isLumpSum && !isOfWhole(fields, goal, months)) return { kind: 'onRequest' }
  const limits = { ...priceLimits, min: least[goal] }
  const euro = fields.positive('Price', limits, 'euro', () => parseNumber(amount))
  if (euro !== undefined) {
    const asked = typeof months === 'number' ? perMonth(euro, months) : euro
    if (asked !== euro) warnOfMonths(fields, asked)
    const { min, max } = usual[goal]
    if (asked < min || asked > max) {
      fields.log.warn(
        'Price',
        `unusual for ${goal === 'rent' ? 'a rent per month' : 'a sale'}; it is shown as it is`,
        {
          expected: `euro from ${min} to ${max}`,
          received: fields.cell('Price'),
          remedy: 'check the amount and Goal; a rent is per month',
        },
      )
    }
    return {
      kind: 'published',
      amount: euroCents(asked),
      startingFrom:
        fields.text('PriceUnit') === startingFromUnit || from.test(fold(fields.text('PriceUnitText') ?? '')),
    }
  }
  if (isZero(fields.cell('Price'))) {
    fields.log.warn('Price', 'a price of 0; it is shown as on request', {
      expected: 'an amount above 0, or PublishPrice 0',
      received: fields.cell('Price'),
      remedy: 'fill in the price, or hide it',
    })
  }
  return { kind: 'onRequest' }
}

/** Returns the amount without words for a period behind it, and the months that the record says it is for. */
function readAmount(
  fields: PriceFields,
  goal: Goal,
): Readonly<{ amount: ReturnType<PriceFields['cell']>; months: number | 'other' | undefined }> {
  const amount = fields.cell('Price')
  const isOpen = goal === 'rent' && !plainUnits.has(fields.text('PriceUnit'))
  const said = monthsOf(fields.text('PriceUnitText') ?? (isOpen ? 'a unit of no list' : ''))
  const { bare, months } = splitPeriod(cellText(amount) ?? '')
  // Words that are none of a period leave the amount as it is: it is not understood.
  return typeof months === 'number' ? { amount: bare, months } : { amount, months: said }
}

/** Whether an amount is for all of a home; a sale has no period. */
function isOfWhole(fields: PriceFields, goal: Goal, months: number | 'other' | undefined): boolean {
  const isRent = goal === 'rent'
  if (months === undefined || (isRent && typeof months === 'number')) return true
  fields.log.warn(
    'PriceUnitText',
    `an amount that is not ${isRent ? 'for a month or a year' : 'the price of the whole'}; the price is on request`,
    {
      expected: isRent ? 'per month, per quarter, per year, or nothing' : 'nothing, or from',
      received: saidOf(fields),
      remedy: isRent
        ? 'give the rent per month in the CRM or the editor'
        : 'give the price of the whole in the CRM or the editor',
    },
  )
  return false
}

function warnOfMonths(fields: PriceFields, asked: number): void {
  fields.log.warn('Price', 'a rent for more than a month; it is shown per month', {
    expected: 'a rent per month',
    received: `${saidOf(fields)}: ${asked} per month`,
    remedy: 'nothing, if the period is right; else correct it in the CRM or the editor',
  })
}

function saidOf(fields: PriceFields): string {
  const cells = (['Price', 'PriceUnit', 'PriceUnitText'] as const).map(
    (name) => cellText(fields.cell(name)) ?? '',
  )
  return cells.filter((text) => text !== '').join(' ')
}

/** Whether a cell is 0 in any notation. */
export function isZero(value: string | number | boolean | null | undefined): boolean {
  return value === 0 || (typeof value === 'string' && /^\s*0+(?:[.,]0+)?\s*$/.test(value))
}
