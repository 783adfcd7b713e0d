import { numberAt } from './read-quantities.ts'
import { freeParts, type Reader } from './reader.ts'
import type { SentenceGoal } from '#domain/search/sentence-words.ts'

/** Which list a sentence is about, as far as it is known before its prices. */
export type GoalHint = Readonly<{
  /** What was said, or follows from what was said; undefined for neither. */
  said?: SentenceGoal
  /** The list above which the field stands; on the home page that of the chosen tab. */
  here: SentenceGoal
  /** Whether nothing at all says which list: the home page as it opens. */
  isOpen: boolean
  types: readonly string[]
}>

/** What the prices of a sentence say about its list; `other` is the other reading of a number that could be a rent or thousands. */
export type PriceReading = Readonly<{
  goal?: SentenceGoal
  other?: Readonly<{ at: number; goal: SentenceGoal; price: string }>
}>

/** An amount as it is written. */
type Amount = Readonly<{
  at: number
  end: number
  value: number
  scale: number
  hasCurrency: boolean
  isMonthly: boolean
}>

/** From here on an amount is a price as it stands. */
const leastPrice = 5000
/** No rent is as high. */
const leastSale = 20_000
const leastBare = 60
const leastRent = 300
const aboutShare = 0.1
const highest = 100_000_000
/** House, holiday home, land: their hundreds are thousands. */
const soldTypes: ReadonlySet<string> = new Set(['1', '4', '7'])

/** Reads what is left of the numbers as prices. */
export function readPrices(reader: Reader, hint: GoalHint, isCode: (at: number) => boolean): PriceReading {
  let reading: PriceReading = {}
  for (const at of freeParts(reader)) {
    if (!reader.isFree(at) || reader.parts[at]?.number === undefined) continue
    const amounts = amountsAt(reader, at)
    if (!isPrice(amounts) && (isCode(at) || !isBudget(reader, at, hint))) continue
    const year = yearBefore(reader, at)
    if (year === undefined) reading = readPriceAt(reader, at, amounts, hint) ?? reading
    else reader.reject(year, amounts.last.end)
  }
  return reading
}

/** One or two amounts with the words that bind them. */
type Amounts = Readonly<{ first: Amount; second?: Amount; last: Amount; before?: number; after?: number }>

function amountsAt(reader: Reader, at: number): Amounts {
  const first = amountAt(reader, at)
  const second = secondOf(reader, first)
  const last = second ?? first
  const before = boundBefore(reader, at)
  return { first, second, last, before, after: boundAfter(reader, last.end, before) }
}

/** Whether a word or a sign says that a number is money. */
function isPrice({ first, second, before, after }: Amounts): boolean {
  const isBound = before !== undefined || after !== undefined || second !== undefined
  return isBound || first.scale > 1 || first.hasCurrency || first.isMonthly
}

function readPriceAt(reader: Reader, at: number, amounts: Amounts, hint: GoalHint): PriceReading | undefined {
  const { first, second, last, before, after } = amounts
  const ends = read(first, second)
  const goal = hint.said ?? goalOf(ends.high, last, hint)
  const bound = before ?? after
  const priceIn = (list: SentenceGoal) => priceOf(ends, list, bound, reader, second !== undefined)
  const price = priceIn(goal)
  if (price === undefined) return undefined
  for (let part = at; part <= last.end; part++) reader.take(part)
  if (bound !== undefined) reader.take(bound)
  takePriceWords(reader, before ?? at)
  reader.say({ at, params: [['price', price]] })
  return {
    goal: hint.said === undefined ? goal : undefined,
    other: otherOf(at, ends, last, goal, hint, priceIn),
  }
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

function isCurrency({ parts, valueOf }: Reader, at: number): boolean {
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
    !reader.has(after, 'upTo', 'from') ||
    reader.parts[after]?.isBreak === true
  )
    return undefined
  const next = reader.beside(after, 1)
  return numberAt(reader, next) === undefined && !reader.has(next, 'month', 'now') ? after : undefined
}

/** Whether a number without any word of price is a budget: no house number, no year, no postal code of elsewhere. */
function isBudget({ parts }: Reader, at: number, { said, here, isOpen }: GoalHint): boolean {
  const part = parts[at]
  const value = part?.number ?? 0
  if (value < leastBare || part?.place !== undefined) return false
  if (!/^\d{4}$/.test(part?.typed ?? '')) return true
  if (value >= leastPrice) return false
  const isYear = value >= 1900 && value < 2100
  return !isYear || (said ?? (isOpen ? 'sale' : here)) === 'rent'
}

function yearBefore(reader: Reader, at: number): number | undefined {
  const before = reader.beside(at, -1)
  return reader.has(before, 'year') && !reader.has(before, 'filler') ? before : undefined
}

type Ends = Readonly<{ low: number; high: number; isScaled: boolean }>

/** The lower end takes the thousands of the upper. */
function read(first: Amount, second: Amount | undefined): Ends {
  const high = (second ?? first).value * (second ?? first).scale
  if (second === undefined) return { low: high, high, isScaled: first.scale > 1 }
  const isShort = first.scale === 1 && first.value < 1000
  const thousands = second.scale > 1 ? second.scale : second.value >= leastPrice ? 1000 : 1
  const low = first.value * (isShort ? thousands : first.scale)
  return { low, high, isScaled: second.scale > 1 }
}

/** Returns the list that an amount is about, where nothing says it. */
function goalOf(
  high: number,
  { hasCurrency, isMonthly, scale }: Amount,
  { here, isOpen, types }: GoalHint,
): SentenceGoal {
  if (isMonthly) return 'rent'
  if (high >= leastPrice || scale > 1) return high >= leastSale && here === 'rent' ? 'sale' : here
  if (!isOpen) return here
  if (hasCurrency || high >= 1000) return 'rent'
  return high >= leastRent && !types.some((type) => soldTypes.has(type)) ? 'rent' : 'sale'
}

function priceOf(
  { low, high, isScaled }: Ends,
  goal: SentenceGoal,
  bound: number | undefined,
  reader: Reader,
  isRange: boolean,
): string | undefined {
  const factor = goal === 'rent' || isScaled || high >= leastPrice ? 1 : 1000
  const [least, most] = [low, high]
    .map((amount) => Math.round(amount * factor))
    .toSorted((one, other) => one - other)
  if (least === undefined || most === undefined || least <= 0 || most > highest) return undefined
  if (isRange) return `${least}-${most}`
  if (bound !== undefined && reader.has(bound, 'about') && !reader.has(bound, 'upTo', 'from')) {
    return `${Math.round(least * (1 - aboutShare))}-${Math.round(most * (1 + aboutShare))}`
  }
  return bound !== undefined && reader.has(bound, 'from') && !reader.has(bound, 'upTo')
    ? `${least}-`
    : `-${most}`
}

function takePriceWords(reader: Reader, at: number): void {
  for (
    let before = at - 1;
    before >= 0 && (reader.has(before, 'price', 'filler') || isCurrency(reader, before));
    before--
  )
    reader.take(before)
}

/** Returns the other reading of a number under 5,000 where nothing said which list it is about. */
function otherOf(
  at: number,
  { high, isScaled }: Ends,
  { hasCurrency, isMonthly }: Amount,
  goal: SentenceGoal,
  { said, isOpen, types }: GoalHint,
  priceIn: (goal: SentenceGoal) => string | undefined,
) {
  const isGuess = said === undefined && isOpen && high >= leastBare && high < leastPrice
  const isCertain =
    isScaled || hasCurrency || isMonthly || (goal !== 'rent' && types.some((type) => soldTypes.has(type)))
  if (!isGuess || isCertain) return undefined
  const other = goal === 'rent' ? 'sale' : 'rent'
  const price = priceIn(other)
  return price === undefined ? undefined : ({ at, goal: other, price } as const)
}
