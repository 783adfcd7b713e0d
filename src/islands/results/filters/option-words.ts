import { type FilterName, filters, isOfKind } from '#search/filters/filters.ts'
import type { BarTranslate } from '#islands/results/list/results-props.ts'

/**
 * Returns the words of a least or worst value.
 * @example optionWords('bedrooms', '3', t, 'nl-BE') // '3 of meer'
 */
export function optionWords(name: FilterName, value: string, t: BarTranslate, numberTag: string): string {
  if (!isOfKind(name, 'atLeast')) return t('filters.orBetter', { label: value })
  const { unit } = filters[name]
  const number = Number(value).toLocaleString(numberTag)
  return t('filters.atLeast', { value: unit === 'count' ? number : `${number}\u00A0${unit}` })
}
