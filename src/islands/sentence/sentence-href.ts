import { formatCriteria } from '#search/query/query-string.ts'
import type { HeardSentence } from './sentence-engine.ts'

/** A part of the address in which a list finds the sentence that led to it; what it asks for is in the query. */
const hashName = '#say='

/** Returns the address of what a sentence asks for; undefined where the site has no such list. */
export function sentenceHref({ engine, reading }: HeardSentence, sentence: string): string | undefined {
  const list = engine.listOf(reading.goal)
  if (list === undefined) return undefined
  const query = formatCriteria(engine.criteriaOf(reading.params))
  return `${list.action}${query}${hashName}${encodeURIComponent(sentence)}`
}

/** Returns the address of a search for the words of a sentence. */
export function plainHref(action: string, sentence: string): string {
  return `${action}?${new URLSearchParams({ q: sentence }).toString()}`
}

/** Returns the sentence that led to this list; empty without one. */
export function sentenceOfAddress(): string {
  const { hash } = location
  try {
    return hash.startsWith(hashName) ? decodeURIComponent(hash.slice(hashName.length)) : ''
  } catch {
    // Cut in the middle of a letter.
    return ''
  }
}
