import type { Locale } from '#domain/values/locale.ts'
import type { Messages } from './create-words.ts'
import { messagesOf } from './messages.ts'

/**
 * Returns the messages of a language whose keys begin with one of some texts: what an island needs.
 * @example pickMessages(['results.count'], 'nl') // { 'results.count_one': '{{count}} pand', … }
 */
export function pickMessages(starts: readonly string[], locale: Locale): Messages {
  const entries = Object.entries(messagesOf(locale))
  return Object.fromEntries(entries.filter(([key]) => starts.some((start) => key.startsWith(start))))
}
