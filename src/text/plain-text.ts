import { compile, type FormatCallback } from 'html-to-text'
import { collapseInLines } from './collapse-spaces.ts'
import { restoreLetters } from './restore-letters.ts'

/** Tags that lay out text: where one is present, line breaks in the source are only white space, as in a browser. */
const blockTag = /<(?:p|br|div|li|ul|ol|table|tr|td|th|h[1-6]|section|article|blockquote)\b/i

/** Control characters, and marks that reverse the direction of everything behind them. */
const invisible = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu

/** Writes a table row as `Kamer: 12 m², tegels`: a reader needs no columns to follow it. */
const formatRow: FormatCallback = (row, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  row.children
    .filter(({ name }) => name === 'td' || name === 'th')
    .forEach((cell, index) => {
      if (index > 0) builder.addInline(index === 1 ? ': ' : ', ')
      walk(cell.children, builder)
    })
  builder.closeBlock({ trailingLineBreaks: 2 })
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const blocks = ['table', 'tr', 'div', 'section', 'article', ...headings]

const toText = compile({
  wordwrap: false,
  limits: { maxDepth: 100 },
  formatters: { row: formatRow },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'title', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '– ' } },
    { selector: 'blockquote', options: { trimEmptyLines: true } },
    ...blocks.map((selector) => ({
      selector,
      format: selector === 'tr' ? 'row' : 'block',
      options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
  ],
})

/**
 * Returns the words of a text that may hold HTML, entities decoded: paragraphs and table rows apart by a blank line,
 * lines and list items by one break. Nothing in the result is markup; it must be escaped like any text.
 * @example plainText('<p>Ruim &amp; licht</p><ul><li>Tuin</li></ul>') // 'Ruim & licht\n\n– Tuin'
 */
export function plainText(markup: string): string {
  const source = restoreLetters(markup)
    .replace(/\r\n?/g, '\n')
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  const words = unescapeTwice(/[<&]/.test(source) ? toText(withBreaks(source)) : source).toWellFormed()
  return collapseInLines(words.replace(invisible, ''))
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Tags of text and names of characters, which a text still has when its markup was escaped twice. */
const leftMarkup =
  /<\/?(?:[abiup]|br|div|em|font|h[1-6]|li|ol|span|strong|sub|sup|table|tbody|td|th|tr|ul)\b[^<>]*>|&(?:amp|quot|apos|nbsp|euro|lt|gt|[a-z](?:acute|grave|circ|uml|cedil)|[lr][sd]quo|[nm]dash|hellip|sup2|#\d{2,5}|#x[\da-f]{2,4});/i

function unescapeTwice(words: string): string {
  return leftMarkup.test(words) ? toText(withBreaks(words)) : words
}

/** Keeps the lines of a text that was typed line by line and has tags only within them. */
function withBreaks(source: string): string {
  return blockTag.test(source) ? source : source.replaceAll('\n', '<br>')
}
