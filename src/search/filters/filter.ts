import type { Section } from '#domain/site/section.ts'
import type { CodeColumn, ColumnName, IndexNames, SearchIndex } from '#search/engine/search-index.ts'
import type { SearchArea } from './area.ts'
import type { PriceBand } from './price-band.ts'

/**
 * How a filter is chosen: from a list of options with counts in the bar, or behind "more filters" as a least value, a
 * worst value, a latest month, a checkbox, words; an area is drawn on the map.
 */
export type FilterKind = 'options' | 'atLeast' | 'orBetter' | 'atLatest' | 'flag' | 'text' | 'area'

/** The parts of "more filters", in their order. */
export const filterGroups = ['size', 'features', 'moment', 'terms'] as const
export type FilterGroup = (typeof filterGroups)[number]

/** Makes the masks of filters that are not compared value by value: 1 for each row that passes. */
export type Masks = Readonly<{
  price: (band: PriceBand) => Uint8Array
  /** Nothing passes as long as texts (points) are not loaded. */
  text: (text: string) => Uint8Array
  area: (area: SearchArea) => Uint8Array
  rows: (column: ColumnName, passes: (value: number) => boolean) => Uint8Array
  /** The visitor's clock, in milliseconds since 1970. */
  now: number
}>

/** How rows match: a test for each value of a column, or a mask for each item, of which one suffices. */
export type Match<Item> =
  | Readonly<{
      column: ColumnName
      /** How many values the column may have. */
      values: (names: IndexNames) => number
      accepts: (items: readonly Item[], names: IndexNames) => (value: number) => boolean
    }>
  | Readonly<{ mask: (item: Item, masks: Masks) => Uint8Array }>

/** One thing that listings can be filtered by. An item is one choice: a town, a price band, "at least 3". */
export type Filter<Item, Kind extends FilterKind = FilterKind> = Readonly<{
  kind: Kind
  /** Query parameters; a filter with several takes its items from the first that has a valid one. */
  params: readonly string[]
  /** How many items can be chosen at once. */
  most: number
  /** Returns the item of a parameter's value; undefined when it is malformed. */
  parse: (text: string, param: string) => Item | undefined
  /** Returns the parameter and the value of an item; equal for equal items. */
  format: (item: Item) => readonly [param: string, text: string]
  /** Orders the items of an address. */
  compare: (one: Item, other: Item) => number
  /** Whether a list knows an item; absent when it knows every valid one. */
  isKnown?: (item: Item, names: KnownNames) => boolean
  match: Match<Item>
  /** What can be chosen in a list besides options; of it lists offer what leads somewhere. */
  choices?: (index: SearchIndex, now: number) => readonly Item[]
  /** The part of "more filters" that it is in; absent for one of the bar. */
  group?: FilterGroup
  /** The kinds of lists that offer it; absent when all do. An address can ask it of any. */
  lists?: readonly Section['kind'][]
}>

/** The names by which a list knows the items of an address. */
export type KnownNames = Pick<IndexNames, 'towns' | 'categoryIds' | 'types'>

/** Where a filter is offered. */
type Place = Pick<Filter<unknown>, 'group' | 'lists'>

/** How many values of one parameter an address can hold; the rest is dropped. */
export const mostOptions = 100

/** A filter whose items are chosen from a list with counts; a long one can be searched. */
export type Options<Item> = Filter<Item, 'options'> & Readonly<{ param: string; isLong: boolean }>

type OptionsSettings<Item> = Pick<Options<Item>, 'param' | 'parse' | 'compare' | 'isKnown' | 'match'> &
  Readonly<{ text: (item: Item) => string; isLong?: boolean }>

/** Returns a filter whose items are chosen from a list, any number of them. */
export function options<Item>({ text, isLong = false, ...settings }: OptionsSettings<Item>): Options<Item> {
  const { param } = settings
  return {
    kind: 'options',
    params: [param],
    most: mostOptions,
    format: (item) => [param, text(item)],
    isLong,
    ...settings,
  }
}

/** A filter "at least n"; the column holds how many of `steps` a listing reaches. */
export type AtLeast = Filter<number, 'atLeast'> &
  Readonly<{ steps: readonly number[]; offered: readonly number[]; unit: 'count' | 'm²' }>

/**
 * Returns a filter "at least n", n one of `steps`, which ascend.
 * @param settings.offered the steps in the select; all when absent
 */
export function atLeast(
  settings: Readonly<{
    column: CodeColumn
    steps: readonly number[]
    offered?: readonly number[]
    unit: AtLeast['unit']
  }> &
    Place,
): AtLeast {
  const { column, steps, offered = steps, unit, ...place } = settings
  return {
    kind: 'atLeast',
    params: [column],
    most: 1,
    parse: (text) => steps.find((step) => String(step) === text),
    format: (step) => [column, String(step)],
    compare: (one, other) => one - other,
    match: {
      column,
      values: () => codes,
      accepts: (items) => {
        const least = Math.min(...items.map((step) => stepsReached(steps, step)))
        return (value) => value >= least
      },
    },
    choices: () => offered,
    steps,
    offered,
    unit,
    ...place,
  }
}

/** Returns how many of some ascending steps an amount reaches. @example stepsReached([50, 75, 100], 80) // 2 */
export function stepsReached(steps: readonly number[], amount: number): number {
  return steps.filter((step) => amount >= step).length
}

/** Returns a filter on a column that is 1 where a listing has something. */
export function flag(column: CodeColumn, place: Place): Filter<true, 'flag'> {
  return yesOrNo(column, { column, values: () => codes, accepts: () => (value) => value === 1 }, place)
}

/** Returns a filter that is on or off. */
export function yesOrNo(param: string, match: Match<true>, place: Place): Filter<true, 'flag'> {
  return {
    kind: 'flag',
    params: [param],
    most: 1,
    parse: (text) => (text === '1' ? true : undefined),
    format: () => [param, '1'],
    compare: () => 0,
    match,
    choices: () => [true],
    ...place,
  }
}

/** How many values a column of codes may have. */
export const codes = 256
