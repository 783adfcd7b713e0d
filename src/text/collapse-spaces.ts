/**
 * Returns a text on one line with single spaces, trimmed. A no-break space stays where typography asks for it: at a
 * number, a sign of currency, a quotation mark or high punctuation; editors of CRM texts put others everywhere.
 * @example collapseSpaces('468\u00A0m²,\n te koop') // '468\u00A0m², te koop'
 */
export function collapseSpaces(text: string): string {
  return singleSpaces(text, / \s+|[^\S ]\s*/g).trim()
}

/** Returns a text with single spaces within its lines; the lines stay. */
export function collapseInLines(text: string): string {
  return singleSpaces(text, / [^\S\n]+|[^\S\n ][^\S\n]*/g)
}

/** @param white white space to look at: most is one plain space, which stays */
function singleSpaces(text: string, white: RegExp): string {
  return text.replace(white, (space: string, at: number) => {
    const isWanted = /[\d€«]/.test(text[at - 1] ?? '') || /[;:?!»%€]/.test(text[at + space.length] ?? '')
    return /^[\u00A0\u202F]$/.test(space) && isWanted ? space : ' '
  })
}
