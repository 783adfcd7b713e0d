import { decodeEntities } from './html-entities.ts'

/** Characters of a cleaned description where the caller does not say. */
const defaultLimit = 250

/** Tags that end a line where the text is shown; other tags stand in the middle of words. */
const blockTags = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|table|section|article|blockquote)\b[^<>]*>/gi
const hiddenElements = /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const otherTags = /<\/?[a-z][^<>]*>/gi

/**
 * Returns a description as one line of plain text, no longer than `limit` characters: without tags, entities
 * decoded, white space collapsed. A longer text is cut, at a word boundary where one lies in the last 20 per
 * cent, and gets an ellipsis.
 * @example cleanDescription('<p>Ruime <b>woning</b> &amp; tuin</p>') // 'Ruime woning & tuin'
 */
export function cleanDescription(html: string, limit: number = defaultLimit): string {
  return shorten(collapse(toPlainText(html)), limit)
}

/** Returns the paragraphs of a description as plain text: split at blank lines, `<p>` and two or more `<br>`. */
export function descriptionParagraphs(html: string): readonly string[] {
  const withBlankLines = html
    .replace(/\r\n?/g, '\n')
    .replace(hiddenElements, '')
    .replace(/<br\b[^<>]*>/gi, '\n')
    .replace(blockTags, '\n\n')
  return withBlankLines
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => collapse(toPlainText(paragraph)))
    .filter((paragraph) => paragraph.length > 0)
}

function toPlainText(html: string): string {
  return decodeEntities(html.replace(hiddenElements, '').replace(blockTags, ' ').replace(otherTags, ''))
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, Math.max(0, limit - 1)).replace(/[\uD800-\uDBFF]$/, '')
  // The character after the cut may be the blank: then the last word is whole.
  const boundary = text[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const words = boundary >= limit * 0.8 ? cut.slice(0, boundary) : cut
  return limit < 1 ? '' : `${words.trimEnd()}…`
}
