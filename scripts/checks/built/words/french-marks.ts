/** A mark that ends a word without the no-break space that French sets before it; a colon within a time or address does not. */
const unspaced = /[^\s\u00A0\u202F:;?!][:;?!](?=\s|$)| [:;?!](?=\s|$)|«(?![\u00A0\u202F])|[^\u00A0\u202F]»/

/** Returns the words around the first mark of a French text that lacks its no-break space. */
export function findUnspacedMark(text: string): string | undefined {
  const mark = unspaced.exec(text)
  return mark === null ? undefined : text.slice(Math.max(0, mark.index - 30), mark.index + 3).trim()
}
