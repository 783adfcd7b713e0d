import { livingSteps, plotSteps } from '#search/filters/filters.ts'
import { partsOf } from './parts.ts'
import { readAvailable, readFlags, readLabel } from './read-facts.ts'
import { readKinds, readSurfaces } from './read-kinds.ts'
import { readNegations } from './read-negations.ts'
import { readPlaces } from './read-places.ts'
import { readPrices } from './read-prices.ts'
import { readQuantities } from './read-quantities.ts'
import { createReader, type Fact, freeParts, type Reader } from './reader.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type SentenceGoal, sentenceGoals } from '#domain/search/sentence-words.ts'

/** Where a sentence is typed, and when. */
export type SentenceSpot = Readonly<{
  /** The list below the field; on the home page that of the chosen tab. */
  goal: SentenceGoal
  /** Whether no list is chosen yet: the home page as it opens. */
  isOpen: boolean
  /** The year, and the month from 1. */
  today: Readonly<{ year: number; month: number }>
}>

/** Another sentence that the visitor may have meant. */
export type SentenceOffer = Readonly<{ goal: SentenceGoal; params: Params }>

type Params = readonly (readonly [param: string, value: string])[]

/** What was understood of a sentence. */
export type SentenceReading = Readonly<{
  goal: SentenceGoal
  /** What was said, in the order said: its parameters are those of the filters. */
  facts: readonly Fact[]
  /** All parameters, those that rank included; equal ones once. */
  params: Params
  /** What was not understood, as typed. */
  notUnderstood: readonly string[]
  offers: readonly SentenceOffer[]
}>

/** The parameter of words that rank. */
export const rankParam = 'rank'

/** The longest sentence that is read, in characters. */
export const longestSentence = 300

/**
 * Reads a sentence. Never throws; the same sentence always gives the same.
 * @example readSentence('huis met tuin in Zele', vocabulary, spot).params // ['type', '1'], ['garden', '1'], ['city', 'zele']
 */
export function readSentence(typed: string, vocabulary: Vocabulary, spot: SentenceSpot): SentenceReading {
  const sentence = typed.slice(0, longestSentence)
  const reader = createReader(sentence, partsOf(sentence, vocabulary))
  const { has, take, valueOf, parts } = reader
  readNegations(reader)
  readLabel(reader)
  readAvailable(reader, spot.today)
  const quantities = readQuantities(reader)
  const goals = freeParts(reader).filter((at) => has(at, 'goal'))
  const first = valueOf(goals[0] ?? -1, 'goal')
  const types = readKinds(reader, { ...quantities, isProject: first === 'projects' })
  readSurfaces(reader, quantities.surfaces, types, { living: livingSteps, plot: plotSteps })
  readFlags(reader)
  const said = sentenceGoals.find((goal) => goal === first) ?? impliedGoal(reader)
  take(...goals.filter((at) => valueOf(at, 'goal') === first))
  const isCode = (at: number): boolean => vocabulary.places.byZip(parts[at]?.typed ?? '').length > 0
  const isOpen = spot.isOpen && spot.goal === 'sale'
  const prices = readPrices(reader, { said, here: spot.goal, isOpen, types }, isCode)
  const goal = said ?? prices.goal ?? spot.goal
  const placeOffers = readPlaces(reader, vocabulary, goal, quantities.distances)
  readSilent(reader)
  const facts = reader.facts.toSorted((one, other) => one.at - other.at)
  const notUnderstood = leftOf(reader)
  const filters = unique(facts.flatMap(({ params }) => params))
  const params = [...filters, ...notUnderstood.map((words) => [rankParam, words.toLowerCase()] as const)]
  return {
    goal,
    facts,
    params,
    notUnderstood,
    offers: [
      ...(prices.other === undefined
        ? []
        : [{ goal: prices.other.goal, params: replaced(params, 'price', prices.other.price) }]),
      ...placeOffers.flatMap(({ at, towns }) =>
        towns.map((town) => ({ goal, params: added(params, parts[at]?.typed ?? '', ['city', town]) })),
      ),
      ...groundOffers(reader, goal, params),
    ],
  }
}

/** A student room, furniture and a monthly price are to let. */
function impliedGoal(reader: Reader): SentenceGoal | undefined {
  const { facts, parts } = reader
  const isLet = facts.some(({ params }) =>
    params.some(([param, value]) => param === 'furnished' || value === 'studentRoom'),
  )
  return isLet || [...parts.keys()].some((at) => isMonthly(reader, at)) ? 'rent' : undefined
}

/** Whether a month is that of a price: not in `vrij volgende maand`. */
function isMonthly({ parts, has, beside }: Reader, at: number): boolean {
  const isAmount = (near: number): boolean =>
    parts[near]?.number !== undefined ||
    parts[near]?.key === '€' ||
    has(near, 'unit', 'number', 'price', 'upTo', 'from', 'about', 'between', 'goal')
  return has(at, 'monthly') && (isAmount(beside(at, -1)) || isAmount(beside(at, 1)))
}

/** Words that bind others say nothing by themselves. */
const silent = [
  'filler',
  'or',
  'and',
  'with',
  'near',
  'range',
  'between',
  'price',
  'upTo',
  'from',
  'about',
  'living',
  'orBetter',
] as const

function readSilent(reader: Reader): void {
  for (const at of freeParts(reader)) {
    const { key, senses = [], number } = reader.parts[at] ?? {}
    const isLetter = key !== undefined && key.length === 1 && number === undefined
    if (
      isLetter ||
      isMonthly(reader, at) ||
      (senses.length > 0 && reader.has(at, ...silent) && !reader.has(at, 'flag', 'kind', 'type'))
    )
      reader.take(at)
  }
}

/** Returns what is left, word by word; words that stand side by side are one phrase. */
function leftOf(reader: Reader): readonly string[] {
  const { parts, rejected, sentence } = reader
  const phrases: { from: number; to: number }[] = [...rejected]
  let last: { from: number; to: number } | undefined
  for (const at of freeParts(reader)) {
    if (last !== undefined && last.to === at - 1 && parts[at]?.isBreak !== true) last.to = at
    else {
      last = { from: at, to: at }
      phrases.push(last)
    }
  }
  const words = phrases
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => sentence.slice(parts[from]?.start ?? 0, parts[to]?.end ?? 0).replace(/\s+/g, ' '))
  return [...new Set(words)].filter((phrase) => phrase !== '')
}

/** A large garden, or ground without a surface: from how much is offered. */
function groundOffers(reader: Reader, goal: SentenceGoal, params: Params): readonly SentenceOffer[] {
  const { parts, has, valueOf, beside, rejected } = reader
  if (params.some(([param]) => param === 'plot')) return []
  const isLargeGarden = [...parts.keys()].some(
    (at) => has(at, 'large') && valueOf(beside(at, 1), 'flag') === 'garden',
  )
  const isGround = rejected.some(({ from, to }) => from === to && has(from, 'plot'))
  if (isLargeGarden) return [{ goal, params: [...params, ['plot', '500']] }]
  return isGround ? [{ goal, params: [...params, ['plot', '1000']] }] : []
}

function unique(params: Params): Params {
  return [...new Map(params.map((pair) => [pair.join('='), pair])).values()]
}

function replaced(params: Params, param: string, value: string): Params {
  return params.map((pair) => (pair[0] === param ? [param, value] : pair))
}

/** Returns the parameters with one instead of the words that ranked. */
function added(params: Params, typed: string, pair: readonly [string, string]): Params {
  return [pair, ...params.filter(([param, value]) => param !== rankParam || value !== typed.toLowerCase())]
}
