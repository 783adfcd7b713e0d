import { numberAt } from './read-quantities.ts'
import type { Reader } from './reader.ts'

/** An amount as it is written. */
export type Amount = Readonly<{
  at: number
  end: number
  value: number
  scale: number
  hasCurrency: boolean
  isMonthly: boolean
}>

/** One or two amounts with the words that bind them. */
export type Amounts = Readonly<{
  first: Amount
  second?: Amount
  last: Amount
  before?: number
  after?: number
}>

/** Returns the amounts that begin at a number, with the words before and behind them. */
export function amountsAt(reader: Reader, at: number): Amounts {
  const first = amountAt(reader, at)
  const second = secondOf(reader, first)
  const last = second ?? first
  const before = boundBefore(reader, at)
  return { first, second, last, before, after: boundAfter(reader, last.end, before) }
}

/** The least number that `max` or `from` alone makes money: `at least 3 units` counts something else. */
const leastBound = 20

/** Whether a word or a sign says that a number is money. */
export function isPrice({ first, second, last, before, after }: Amounts): boolean {
  const isBound = before !== undefined || after !== undefined || second !== undefined
  const isMoney = first.scale > 1 || first.hasCurrency || first.isMonthly
  return isMoney || (isBound && last.value * last.scale >= leastBound)
}

/** Returns a number with its thousands, currency and month. */
function amountAt(reader: Reader, at: number): Amount {
  const value = reader.parts[at]?.number ?? 0
  let [end, scale, hasCurrency, isMonthly] = [at, 1, isCurrency(reader, at - 1), false]
  for (
    let next = reader.beside(at, 1);
    reader.parts[next]?.isDashed === false;
    next = reader.beside(next, 1)
  ) {
    const scaled = scale > 1 ? undefined : scaleOf(reader, next, value)
    const isMonth = reader.has(next, 'monthly')
    // `€200,000 to €400,000`: the sign is that of the next amount.
    const isNextSign = isCurrency(reader, next) && reader.parts[next + 1]?.isGlued === true
    if (scaled === undefined && !isMonth && (!isCurrency(reader, next) || isNextSign)) break
    end = next
    scale = scaled ?? scale
    hasCurrency ||= isCurrency(reader, next)
    isMonthly ||= isMonth
  }
  return { at, end, value, scale, hasCurrency, isMonthly }
}

/** Whether a part is a currency. */
export function isCurrency({ parts, valueOf }: Reader, at: number): boolean {
  return parts[at]?.key === '€' || valueOf(at, 'unit') === 'euro'
}

function scaleOf(reader: Reader, at: number, value: number): number | undefined {
  const units =
    reader.parts[at]?.senses.filter(({ role }) => role === 'unit').map(({ value: unit }) => unit) ?? []
  if (units.includes('thousand')) return 1000
  if (!units.includes('million')) return undefined
  // `15 m breed` is a length.
  const isMetres = reader.parts[at]?.key === 'm' && (value >= 20 || reader.has(at + 1, 'length'))
  return isMetres ? undefined : 1_000_000
}

/** Returns the upper end of `300-350k`, `tussen de 300.000 en de 350.000`, `de 250 à 300`, `between 250 & 300`. */
function secondOf(reader: Reader, first: Amount): Amount | undefined {
  const { parts, has } = reader
  const link = first.end + 1
  const dashed = parts[link]?.key === '€' ? link + 1 : link
  if (parts[dashed]?.number !== undefined && parts[link]?.isDashed === true) return amountAt(reader, dashed)
  const isBetween = has(reader.beside(first.at, -1), 'between')
  const isLink = has(link, 'upTo') || (has(link, 'range') && (isBetween || !has(link, 'and')))
  const after = isLink ? reader.beside(link, 1) : link
  const next = parts[after]?.key === '€' ? after + 1 : after
  return (isLink || isBetween) && parts[link]?.isBreak !== true && parts[next]?.number !== undefined
    ? amountAt(reader, next)
    : undefined
}

function boundBefore(reader: Reader, at: number): number | undefined {
  let before = reader.beside(at, -1)
  while (reader.has(before, 'price') || isCurrency(reader, before)) before = reader.beside(before, -1)
  return reader.isFree(before) && reader.has(before, 'upTo', 'from', 'about', 'between') ? before : undefined
}

/** `300.000 max`, `300.000 of minder` */
function boundAfter(reader: Reader, end: number, before: number | undefined): number | undefined {
  const after = reader.beside(end, 1)
  if (
    before !== undefined ||
    !reader.isFree(after) ||
    !(reader.has(after, 'upTo', 'from') || isPlus(reader, after)) ||
    reader.parts[after]?.isBreak === true
  )
    return undefined
  const next = reader.beside(after, 1)
  return numberAt(reader, next) === undefined && !reader.has(next, 'month', 'now') ? after : undefined
}

/** Whether a plus stands right behind an amount: `300k+`. */
export function isPlus({ parts }: Reader, at: number): boolean {
  return parts[at]?.key === '+' && parts[at]?.isGlued === true
}
