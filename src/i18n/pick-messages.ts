import type { Messages } from './create-words.ts'
import type { SiteLanguage } from './languages.ts'

/** What was picked of a language's messages, by the starts: each page of a kind asks for the same of some thousands. */
const picked = new WeakMap<Messages, Map<string, Messages>>()

/**
 * Returns the messages of a language whose keys begin with one of some texts: what an island needs.
 * @example pickMessages(['results.count'], page) // { 'results.count_one': '{{count}} pand', … }
 */
export function pickMessages(
  starts: readonly string[],
  { messages }: Pick<SiteLanguage, 'messages'>,
): Messages {
  const known = picked.get(messages) ?? new Map<string, Messages>()
  picked.set(messages, known)
  const kept = known.get(String(starts))
  if (kept !== undefined) return kept
  const entries = Object.entries(messages)
  const found = Object.fromEntries(entries.filter(([key]) => starts.some((start) => key.startsWith(start))))
  known.set(String(starts), found)
  return found
}
