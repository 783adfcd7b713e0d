import type { Locale } from '#domain/values/locale.ts'
import { formatNumber } from './format.ts'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** The letter for a byte; French says octet. */
const byteLetters: Readonly<Record<Locale, string>> = { nl: 'B', fr: 'o', en: 'B', de: 'B' }

/** Returns the size of a file in a language. @example formatBytes(1_900_000, 'nl') // '1,8 MB' */
export function formatBytes(bytes: number, locale: Locale): string {
  const letter = byteLetters[locale]
  // Rounded first: 1023.9 kB is 1 MB.
  const kilobytes = Math.ceil(bytes / kilobyte)
  if (kilobytes < kilobyte) return formatNumber(kilobytes, locale, `k${letter}`)
  return formatNumber(Math.round((bytes / megabyte) * 10) / 10, locale, `M${letter}`)
}
