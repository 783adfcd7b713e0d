import { SaxesParser } from 'saxes'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** An element of an XML file, by its name without the prefix of a namespace. */
export type XmlElement = Readonly<{
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** Its own text, trimmed. */
  text: string
}>

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

/** Elements within each other, more than any export has. */
const deepest = 30

/**
 * Returns the root element of an XML file; undefined with a fatal problem when it is none. A document type may
 * name a file, which is not read; declarations in it are refused.
 */
export function parseXml(text: string, log: RecordLog): XmlElement | undefined {
  const parser = new SaxesParser()
  const open: Open[] = []
  /** Elements within a text, such as `<b>`: they are markup of it. */
  let markup = 0
  let root: XmlElement | undefined
  let hasEntities = false
  parser.on('error', (error) => {
    throw new XmlError(error.message)
  })
  parser.on('doctype', (declaration) => {
    // One that names a file is not fetched; entities of its own are refused, since an entity may hold others without end.
    if (!declaration.includes('[')) return
    hasEntities = true
    throw new XmlError(`${parser.line}:${parser.column}: a document type (DOCTYPE) with declarations`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length + markup === deepest)
      throw new XmlError(`${parser.line}:${parser.column}: more than ${deepest} elements within each other`)
    if (markup > 0 || isText(open)) {
      markup += 1
      return addText(open, `<${localName(name)}>`)
    }
    open.push({ name: localName(name), attributes: { ...attributes }, children: [], text: '' })
  })
  parser.on('text', (part) => addText(open, part))
  parser.on('cdata', (part) => addText(open, part))
  parser.on('closetag', ({ name }) => {
    if (markup > 0) {
      markup -= 1
      return addText(open, `</${localName(name)}>`)
    }
    const element = open.pop()
    if (element === undefined) return
    const closed = { ...element, text: element.text.trim() }
    const parent = open.at(-1)
    if (parent === undefined) root = closed
    else parent.children.push(closed)
  })
  try {
    parser.write(text).close()
    return root
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    log.fatal(undefined, 'not an XML file that can be read', {
      expected: hasEntities ? 'an XML file without declarations of its own' : 'XML, complete and well-formed',
      received: error.message,
      remedy: hasEntities
        ? 'export without the document type'
        : /entity/.test(error.message)
          ? 'write letters as they are, as &#xE9;, or within CDATA: XML has no names such as &eacute;'
          : 'export the file again: it may have been cut off, or be an error page of the CRM',
    })
    return undefined
  }
}

/** What is wrong with a file: line, column and reason. */
class XmlError extends Error {}

/** Whether the innermost open element is one of the texts of a listing. */
function isText(open: readonly Open[]): boolean {
  return open.at(-2)?.name === 'freitexte' && open.at(-1)?.name.startsWith('user_defined') === false
}

function addText(open: readonly Open[], part: string): void {
  const element = open.at(-1)
  if (element !== undefined) element.text += part
}

/** @example localName('oi:immobilie') // 'immobilie' */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Returns the elements of a name directly in an element. */
export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name)
}
