/**
 * Returns a text with one space for each run of spaces and tabs. A no-break space stays where it holds a number or a
 * mark to its word; elsewhere it is a leftover of a word processor, which would keep whole lines from breaking.
 * @example singleSpaces('120\\u00A0m²  in\\u00A0Gent') // '120\\u00A0m² in Gent'
 */
export function singleSpaces(text: string): string {
  return text.replace(/[^\S\n]+/g, (run, at: number) => (isHolding(text, at, run) ? run : ' '))
}

/** Whether white space is a no-break space as in `120 m²`, `« Vue »` and `Libre ?`. */
function isHolding(text: string, at: number, run: string): boolean {
  if (run !== '\u00A0' && run !== '\u202F') return false
  return /[\d«€]/.test(text.charAt(at - 1)) || /[:;?!»%€]/.test(text.charAt(at + 1))
}
