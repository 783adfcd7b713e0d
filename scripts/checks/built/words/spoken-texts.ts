import { Parser } from 'htmlparser2'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'

/** A page as it is read: built, of the service, or a mail. */
export type SpokenPage = Pick<DistPage, 'lang' | 'path' | 'html'>

const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'content']
/** Elements within a sentence. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'em',
  'i',
  'mark',
  'q',
  's',
  'strong',
  'sub',
  'sup',
  'time',
])

/** Returns the texts of a page that are seen or heard in its own language: those between tags, and those of attributes. */
export function spokenTexts(html: string, language: string): readonly string[] {
  const texts: string[] = []
  let text = ''
  /** How many elements are open around here that are code, or in another language. */
  let silent = 0
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const isOwn = attributes['lang']?.startsWith(language) ?? true
      if (!inline.has(tag) || !isOwn) takeText()
      if (silent > 0 || !isOwn || ['script', 'style', 'template'].includes(tag)) silent += 1
      else if (attributes['http-equiv'] === undefined)
        texts.push(...spokenAttributes.flatMap((name) => attributes[name] ?? []))
    },
    ontext: (part) => {
      if (silent === 0) text += part
    },
    onclosetag: (tag) => {
      if (!inline.has(tag)) takeText()
      if (silent > 0) silent -= 1
    },
  })
  parser.end(html)
  takeText()
  return texts

  function takeText(): void {
    if (text !== '') texts.push(text)
    text = ''
  }
}
