import { type Codes, findCode } from '#data/cell/find-code.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { isFilled } from '../left-fields.ts'
import type { WhiseValues } from './whise-values.ts'
import { wordOf } from './word-of.ts'

/** Statuses of a goal that only one side of the market has; 20 and 21 fit both, the others are not on offer. */
const saleStatuses = new Set(['1', '3', '5', '12', '14', '15', '16', '17', '22'])
const rentStatuses = new Set(['2', '4', '6', '13'])
const optionStatuses = new Set(['5', '6', '12', '13', '16', '21'])
const annuityStatuses = new Set(['15', '16', '17'])
const euros = /^(?:€|eur|euros?)$/i

/**
 * Settles what several fields of an estate say together: whether it is withdrawn, under option, or a sale against a life annuity,
 * and whether its price is in euros. What is not said, not known or contradicts itself keeps an estate off the site.
 */
export function settleState(values: WhiseValues, log: RecordLog): void {
  const reasons = [
    lastOf(values, 'status', { 1: 'on', 5: 'off', 6: 'off' }, '1 active, 5 archived or 6 deleted', log),
    // Which are online decides Whise where it is asked for a website; only an estate that says that it is not is none.
    isFilled(values.get('displayStatusId'))
      ? lastOf(
          values,
          'displayStatusId',
          { 1: 'off', 2: 'on', 3: 'on', 4: 'on', 5: 'on' },
          '1 offline, 2 to 5 online',
          log,
        )
      : true,
    isFilled(values.get('purposeStatus'))
      ? hasOneGoal(values, log)
      : lastOf(values, 'purposeStatus', {}, '1 for sale, 2 to let … (docs/import.md)', log),
  ]
  const status = textOf(values, 'purposeStatus')
  if (optionStatuses.has(status)) values.set('option', 'Optie')
  if (textOf(values, 'purpose') === '3' || annuityStatuses.has(status))
    reasons.push(placeAnnuity(values, log))
  if (reasons.includes(false)) {
    values.delete('purposeStatus')
    values.set('withdrawn', 0)
  }
  keepEuros(values, log)
}

/** Returns whether a code keeps an estate on the site, and takes it out of the values; a list of codes keeps it if all do. */
function lastOf(
  values: WhiseValues,
  field: string,
  codes: Codes<'on' | 'off'>,
  expected: string,
  log: RecordLog,
): boolean {
  const value = values.get(field)
  values.delete(field)
  const known = [value].flat().map((code) => findCode(codes, wordOf(code)))
  if (known.length > 0 && !known.includes(undefined)) return !known.includes('off')
  log.warn(
    field,
    `${isFilled(value) ? 'a value that is on no list' : 'not said'}; the listing stays off the site`,
    {
      expected,
      received: value ?? 'nothing',
      remedy: 'set it in Whise, and import again',
    },
  )
  return false
}

function hasOneGoal(values: WhiseValues, log: RecordLog): boolean {
  const [purpose, status] = [textOf(values, 'purpose'), textOf(values, 'purposeStatus')]
  const isContrary =
    (purpose === '2' && saleStatuses.has(status)) || (/^[13]$/.test(purpose) && rentStatuses.has(status))
  if (!isContrary) return true
  log.warn('purposeStatus', 'contradicts purpose; the listing stays off the site', {
    expected: `a status of ${purpose === '2' ? 'a letting' : 'a sale'}, as purpose ${purpose} is`,
    received: status,
    remedy: 'correct the purpose or its status in Whise',
  })
  return false
}

/** The price of a life annuity is its lump sum. Returns false without any amount: it would look like any other sale. */
function placeAnnuity(values: WhiseValues, log: RecordLog): boolean {
  const price = values.get('price')
  values.delete('price')
  values.set('annuity', price)
  if ([price, values.get('annuityMonthly')].some(isAmount)) return true
  log.warn('price', 'a life annuity without an amount; the listing stays off the site', {
    expected: 'the lump sum as price, or annuityMonthly',
    received: price ?? 'nothing',
    remedy: 'fill in the price in Whise',
  })
  return false
}

function isAmount(value: unknown): boolean {
  return isFilled(value) && !/^0*(?:[.,]0+)?$/.test(wordOf(value))
}

/** A price in another currency is no price in euros. */
function keepEuros(values: WhiseValues, log: RecordLog): void {
  const currency = values.get('currency.name') ?? values.get('currency')
  for (const name of ['currency', 'currency.name']) values.delete(name)
  if (!isFilled(currency) || euros.test(wordOf(currency).trim())) return
  log.warn('currency', 'not euros; the price is left out', {
    expected: '€',
    received: currency,
    remedy: 'give the price in euros in Whise',
  })
  for (const name of ['price', 'annuity', 'annuityMonthly']) values.delete(name)
}

function textOf(values: WhiseValues, name: string): string {
  return wordOf(values.get(name))
}
