import { formatPriceBand, parsePriceBand, type PriceBand, priceBand } from '#search/filters/price-band.ts'
import { type Amount, type Amounts, amountsAt, isCurrency, isPlus, isPrice } from './read-amounts.ts'
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
  const said: SaidPrice[] = []
  for (const at of freeParts(reader)) {
    if (!reader.isFree(at) || reader.parts[at]?.number === undefined) continue
    const amounts = amountsAt(reader, at)
    const isMoney = isPrice(amounts) && !isCodeBeside(reader, amounts, isCode)
    if (!isMoney && (isCode(at) || !isBudget(reader, at, hint))) continue
    const year = yearBefore(reader, at)
    const found = year === undefined ? readPriceAt(reader, at, amounts, hint) : undefined
    if (year !== undefined) reader.reject(year, amounts.last.end)
    if (found !== undefined) {
      said.push({ at, ...found.band })
      reading = found
    }
  }
  for (const { at, ...band } of joinedPrices(said)) {
    reader.say({ at, params: [['price', formatPriceBand(band)]] })
  }
  return said.length > 1 ? { goal: reading.goal } : reading
}

type SaidPrice = PriceBand & Readonly<{ at: number }>

/** Returns the bands of a sentence, where one that begins and one that ends are one: `vanaf 200k, tuin, max 300k`. */
function joinedPrices(said: readonly SaidPrice[]): readonly SaidPrice[] {
  const open = said.filter(({ min, max }) => min === undefined || max === undefined)
  const [first] = open
  if (first === undefined) return said
  const ends = open.flatMap(({ max }) => max ?? [])
  const begins = open.flatMap(({ min }) => min ?? [])
  // Of two of a kind the wider: `max 300.000, liefst 250.000`.
  const band = priceBand(begins.length > 0 ? Math.min(...begins) : 0, ends.length > 0 ? Math.max(...ends) : 0)
  return [...said.filter((each) => !open.includes(each)), { at: first.at, ...band }]
}

/** Whether a number is a postal code beside another code, or beside a price: `9100-9140`, `9140 max 325.000`. */
function isCodeBeside(
  reader: Reader,
  { first, second, before, after }: Amounts,
  isCode: (at: number) => boolean,
): boolean {
  const isPlain = ({ scale, hasCurrency, isMonthly }: Amount): boolean =>
    scale === 1 && !hasCurrency && !isMonthly
  const isBound = before !== undefined && !reader.has(before, 'between')
  if (second === undefined || isBound || !isCode(first.at) || !isPlain(first)) return false
  const end = second.value * second.scale
  if (end >= leastSale || end < first.value) return true
  return after === undefined && isCode(second.at) && isPlain(second)
}

function readPriceAt(
  reader: Reader,
  at: number,
  amounts: Amounts,
  hint: GoalHint,
): (PriceReading & Readonly<{ band: PriceBand }>) | undefined {
  const { first, second, last, before, after } = amounts
  const ends = read(first, second)
  const goal = hint.said ?? goalOf(ends.high, last, hint)
  const bound = before ?? after
  const priceIn = (list: SentenceGoal) => priceOf(ends, list, bound, reader, second !== undefined)
  const band = parsePriceBand(priceIn(goal) ?? '')
  if (band === undefined) return undefined
  for (let part = at; part <= last.end; part++) reader.take(part)
  if (bound !== undefined) reader.take(bound)
  takePriceWords(reader, before ?? at)
  return {
    band,
    goal: hint.said === undefined ? goal : undefined,
    other: otherOf(at, ends, last, goal, hint, priceIn),
  }
}

/** Whether a number without any word of price is a budget: no house number, no year, no postal code of elsewhere. */
function isBudget({ parts }: Reader, at: number, { said, here, isOpen }: GoalHint): boolean {
  const part = parts[at]
  const value = part?.number ?? 0
  // `99 ca` is ground.
  if (value < leastBare || part?.place !== undefined || parts[at + 1]?.key === 'ca') return false
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
  const isShort = first.scale === 1 && first.value < 1000 && high >= leastPrice
  // `1 tot 1,5 mio`, `800 tot 1,2 mio`
  const thousands = first.value * 1_000_000 <= high ? 1_000_000 : 1000
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
  return bound !== undefined &&
    (reader.has(bound, 'from') || isPlus(reader, bound)) &&
    !reader.has(bound, 'upTo')
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
