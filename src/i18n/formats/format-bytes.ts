import type { Locale } from '#domain/values/locale.ts'
import { formatNumber } from '../format.ts'
import { grammars } from '../grammar.ts'

/**
 * Returns the size of a file in kilobytes or megabytes (1000 bytes, 1000 kB).
 * @example formatBytes(1_240_000, 'nl') // '1,2 MB'
 */
export function formatBytes(bytes: number, locale: Locale): string {
  const { byteSign } = grammars[locale]
  if (bytes < 999_500) return formatNumber(Math.max(1, Math.round(bytes / 1000)), locale, `k${byteSign}`)
  return formatNumber(Math.round(bytes / 100_000) / 10, locale, `M${byteSign}`)
}
