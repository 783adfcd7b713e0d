import { Parser } from 'htmlparser2'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'

const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'content']
/** A mark that ends a word without the no-break space that French sets before it; a colon within a time or address does not. */
const unspaced = /[^\s\u00A0\u202F:;?!][:;?!](?=\s|$)| [:;?!](?=\s|$)|«(?![\u00A0\u202F])|[^\u00A0\u202F]»/

/** A page as it is read: built, or of the service. */
type SpokenPage = Pick<DistPage, 'lang' | 'path' | 'html'>

/** Returns a finding for each text of a French page with a mark that lacks its no-break space, once for all pages. */
export function checkFrenchMarks(pages: readonly SpokenPage[]): readonly string[] {
  const found = new Map<string, string>()
  for (const { lang, path, html } of pages) {
    if (lang?.startsWith('fr') !== true) continue
    for (const text of spokenTexts(html)) {
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

/** Returns the texts of a French page that are seen or heard: those between tags, and those of attributes. */
function spokenTexts(html: string): readonly string[] {
  const texts: string[] = []
  let text = ''
  /** How many elements are open around here that are code, or in another language. */
  let silent = 0
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      takeText()
      const isFrench = attributes['lang']?.startsWith('fr') ?? true
      if (silent > 0 || !isFrench || ['script', 'style', 'template'].includes(tag)) silent += 1
      else texts.push(...spokenAttributes.flatMap((name) => attributes[name] ?? []))
    },
    ontext: (part) => {
      if (silent === 0) text += part
    },
    onclosetag: () => {
      takeText()
      if (silent > 0) silent -= 1
    },
  })
  parser.end(html)
  return texts

  function takeText(): void {
    texts.push(text)
    text = ''
  }
}
