import { decodeEntities } from '#text/html-entities.ts'

/**
 * Returns the words of a CRM text without markup: paragraphs apart by a blank line, lines by one break.
 * Nothing in the result is markup; it must be escaped like any text.
 * @example plainText('<p>Ruim &amp; licht</p><p>Tuin</p>') // 'Ruim & licht\n\nTuin'
 */
export function plainText(markup: string): string {
  return decodeEntities(
    markup
      .replace(/\r\n?/g, '\n')
      .replace(/<(script|style|title)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/gi, '')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<li\b[^>]*>/gi, '\n– ')
      .replace(/<br\b[^>]*>/gi, '\n')
      .replace(/<\/?(?:p|div|ul|ol|h[1-6]|table|tr|section|article|blockquote)\b[^>]*>/gi, '\n\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ''),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
