import { once, oncePer } from '#domain/values/once.ts'
import type { Messages } from './create-words.ts'
import type { SiteLanguage } from './languages.ts'

/** What is picked of some messages: each page of a kind asks for the same of some thousands. */
const pick = oncePer((messages: Messages) =>
  once((starts: string) => {
    const begins = starts.split(' ')
    const entries = Object.entries(messages)
    return Object.fromEntries(entries.filter(([key]) => begins.some((start) => key.startsWith(start))))
  }),
)

/**
 * Returns the messages of a language whose keys begin with one of some texts: what an island needs.
 * @example pickMessages(['results.count'], page) // { 'results.count_one': '{{count}} pand', … }
 */
export function pickMessages(
  starts: readonly string[],
  { messages }: Pick<SiteLanguage, 'messages'>,
): Messages {
  return pick(messages)(starts.join(' '))
}
