import type { SiteLanguage } from './languages.ts'

/**
 * Returns the messages of a language whose keys begin with one of some texts: what an island needs.
 * @example pickMessages(['results.count'], page) // { 'results.count_one': '{{count}} pand', … }
 */
export function pickMessages(
  starts: readonly string[],
  { messages }: Pick<SiteLanguage, 'messages'>,
): SiteLanguage['messages'] {
  const entries = Object.entries(messages)
  return Object.fromEntries(entries.filter(([key]) => starts.some((start) => key.startsWith(start))))
}
