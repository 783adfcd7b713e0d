import type { DistPage } from '#scripts/checks/built/dist-page.ts'

const spoken = /<title>([^<]*)|\b(?:aria-label|alt|title|placeholder|content)="([^"]*)"|>([^<>]+)</g
const unspoken =
  /<(script|style|template)\b[\s\S]*?<\/\1>|<([a-z0-9]+)\b[^>]*\blang="(?!fr)[^"]*"[^>]*>[\s\S]*?<\/\2>/g
/** A mark that ends a word without the no-break space that French sets before it; a colon within a time or address does not. */
const unspaced = /[^\s\u00A0\u202F:;?!][:;?!](?=\s|$)| [:;?!](?=\s|$)|«(?![\u00A0\u202F])|[^\u00A0\u202F]»/

/** A page as it is read: built, or of the service. */
type SpokenPage = Pick<DistPage, 'lang' | 'path' | 'html'>

/** Returns a finding for each text of a French page with a mark that lacks its no-break space, once for all pages. */
export function checkFrenchMarks(pages: readonly SpokenPage[]): readonly string[] {
  const found = new Map<string, string>()
  for (const { lang, path, html } of pages) {
    if (lang?.startsWith('fr') !== true) continue
    for (const [, title, attribute, words] of html.replaceAll(unspoken, '').matchAll(spoken)) {
      const text = decode(title ?? attribute ?? words ?? '')
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

/** Turns the references that a mark could be mistaken in into characters. */
function decode(text: string): string {
  return text.replaceAll(/&(?:#x?[\da-f]+|[a-z]+);/gi, (reference) =>
    reference === '&nbsp;' || reference === '&#xA0;' || reference === '&#160;' ? '\u00A0' : '’',
  )
}
