import type { Locale, Localised } from '#domain/values/locale.ts'

/** The lists that a sentence can ask for. */
export const sentenceGoals = ['sale', 'rent', 'projects'] as const
export type SentenceGoal = (typeof sentenceGoals)[number]

/** The phrases of one language by what they mean; one that ends in a hyphen begins a longer word: `huur-` of `huurhuis`. */
export type SentenceWords = Readonly<Record<string, readonly string[]>>

/** A region that people name, with the postal codes of its towns: `9250`, or `9140-9190` for all from one to the other. */
export type NamedRegion = Readonly<{
  name: Localised<string>
  also: readonly string[]
  zips: readonly string[]
}>

/** What sentences are read by: the words of each language, and regions. */
export type Sentences = Readonly<{
  words: Readonly<Partial<Record<Locale, SentenceWords>>>
  regions: readonly NamedRegion[]
}>

/** Whether a postal code is in a region. @example isInRegion(waasland, '9170') // true */
export function isInRegion({ zips }: Pick<NamedRegion, 'zips'>, zip: string): boolean {
  return zips.some((each) => {
    const [first = '', last = first] = each.split('-')
    return Number(zip) >= Number(first) && Number(zip) <= Number(last)
  })
}
