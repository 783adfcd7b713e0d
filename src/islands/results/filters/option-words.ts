import { fill } from '#i18n/fill.ts'
import { type FilterName, filters, isOfKind } from '#search/filters/filters.ts'
import type { ResultsProps } from '#islands/results/list/results-props.ts'

/**
 * Returns the words of a least or worst value.
 * @example optionWords('bedrooms', '3', props) // '3 of meer'
 */
export function optionWords(name: FilterName, value: string, { words, numberTag }: ResultsProps): string {
  if (!isOfKind(name, 'atLeast')) return fill(words.orBetter, { label: value })
  const { unit } = filters[name]
  const number = Number(value).toLocaleString(numberTag)
  return fill(words.atLeast, { value: unit === 'count' ? number : `${number}\u00A0${unit}` })
}
