import type { MonthPart } from '#domain/costs/month-costs.ts'
import type { EnergyLabel } from '#domain/listing/property.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { EuroCents } from '#domain/values/money.ts'

/** The drawn kinds of a front: between two neighbours, beside one, free, or a building with apartments. */
export type FrontKind = 'terraced' | 'semiDetached' | 'detached' | 'building'

/** What is taken for granted of a home that stands to scale, with its size: in m, in m² for `houseArea`, in storeys for `floors`. */
export type ScaleAssumptions = Readonly<
  Partial<
    Record<'plotWidth' | 'houseWidth' | 'houseArea' | 'floors' | 'buildingWidth' | 'buildingDepth', number>
  > & { storeysAbove?: true }
>

/** A home as it is compared to scale, in m and m²; what is absent is not known. */
export type ScaleHome = Readonly<{
  /** Seen from the street. */
  front?: Readonly<{
    kind: FrontKind
    width: number
    floors: number
    eaves: number
    ridge: number
    /** Of an apartment: its storey, and whether those above are known. */
    flat?: Readonly<{ floor: number; isTopKnown: boolean }>
  }>
  plot?: Readonly<{ area: number; width: number; depth: number }>
  /** What the house or the building stands on: `u` from the left of the plot, `v` from the street. */
  footprint?: Readonly<{ u: number; v: number; width: number; depth: number }>
  living?: Readonly<{ area: number; floors?: number; floor?: number }>
  energy?: Readonly<{
    label?: EnergyLabel
    score?: number
    kwhPerYear?: number
  }>
  /** As the page of the home opens with it: parts, and their sum. */
  month?: Readonly<{
    parts: readonly MonthPart[]
    sum: EuroCents
    isWhole: boolean
  }>
  assumed: ScaleAssumptions
}>

/** The words of the comparison to scale in a language. */
export type ScaleWords = Readonly<{
  messages: Readonly<Record<string, string>>
  /** How the month comes about; absent without a rate. */
  monthNote?: string
  /** The last day of the rate with which the months were reckoned. */
  rateUntil?: PlainDate
  calculator?: Readonly<{ href: string; words: string }>
}>

/** Path of a property as it is compared to scale. @example scaleFilePath(2433) // '/scale/2433.json' */
export function scaleFilePath(id: number): string {
  return `/scale/${id}.json`
}

/** Path of the words of a language. @example scaleWordsPath('nl') // '/words/scale-nl.json' */
export function scaleWordsPath(language: string): string {
  return `/words/scale-${language}.json`
}
