import { type FilterName, filters, isOfKind } from '#search/filters/filters.ts'
import type { LiveTranslate } from '#islands/results/live-words.ts'
import { monthWords } from './month-words.ts'

/**
 * Returns the words of a least, worst or latest value.
 * @example optionWords('bathrooms', '3', t, 'nl-BE') // '3 of meer'
 */
export function optionWords(name: FilterName, value: string, t: LiveTranslate, numberTag: string): string {
  if (isOfKind(name, 'atLatest')) return value === 'now' ? t('filters.now') : monthWords(value, numberTag)
  if (!isOfKind(name, 'atLeast')) return t('filters.orBetter', { label: value })
  const { unit } = filters[name]
  const number = Number(value).toLocaleString(numberTag)
  return t('filters.atLeast', { value: unit === 'count' ? number : `${number}\u00A0${unit}` })
}
