import { type SpokenPage, spokenTexts } from './spoken-texts.ts'

/** A mark that ends a word without the no-break space that French sets before it; a colon within a time or address does not. */
const unspaced = /[^\s\u00A0\u202F:;?!][:;?!](?=\s|$)| [:;?!](?=\s|$)|«(?![\u00A0\u202F])|[^\u00A0\u202F]»/

/** Returns a finding for each text of a French page with a mark that lacks its no-break space, once for all pages. */
export function checkFrenchMarks(pages: readonly SpokenPage[]): readonly string[] {
  const found = new Map<string, string>()
  for (const { lang, path, html } of pages) {
    if (lang?.startsWith('fr') !== true) continue
    for (const text of spokenTexts(html, 'fr')) {
      const mark = findUnspacedMark(text)
      if (mark !== undefined) found.set(mark, path)
    }
  }
  return [...found].map(([text, path]) => `${path} says "${text}" without a no-break space`)
}

/** Returns the words around the first mark of a French text that lacks its no-break space. */
export function findUnspacedMark(text: string): string | undefined {
  const mark = unspaced.exec(text)
  return mark === null ? undefined : text.slice(Math.max(0, mark.index - 30), mark.index + 3).trim()
}
