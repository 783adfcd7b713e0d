import { collapseSpaces } from './collapse-spaces.ts'

/** Longest summary, in characters, when the caller gives no limit. */
const defaultLimit = 250

/** A blank line, or the start of a list item: a dash, a bullet, a number. */
const paragraphBreak = /\n\s*\n|\n(?=\s*(?:[–•*-]|\d+[.)])\s)/

/**
 * Returns a plain text on one line, no longer than `limit` characters. A longer text is cut, at a word boundary if
 * one lies in the last 20 per cent, and gets an ellipsis.
 * @see specification, section 5 (description cleaning); tags and entities go in plain-text.ts
 * @example summarise('Ruime woning\nmet tuin', 16) // 'Ruime woning…'
 */
export function summarise(text: string, limit: number = defaultLimit): string {
  return shorten(collapseSpaces(text), limit)
}

/** Returns the paragraphs of a plain text: split at blank lines and before each item of a list. */
export function splitParagraphs(text: string): readonly string[] {
  return text
    .split(paragraphBreak)
    .map(collapseSpaces)
    .filter((paragraph) => paragraph.length > 0)
}

function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, Math.max(0, limit - 1)).replace(/[\uD800-\uDBFF]$/, '')
  // The character after the cut may be a space: then the last word is whole.
  const boundary = text[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const words = boundary >= limit * 0.8 ? cut.slice(0, boundary) : cut
  return limit < 1 ? '' : `${words.trimEnd()}…`
}
