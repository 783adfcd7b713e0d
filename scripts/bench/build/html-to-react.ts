import { createElement, type ReactNode } from 'react'

/** An element of a built page; a text is a string. */
export type PageNode = Readonly<{
  tag: string
  attributes: Record<string, unknown>
  children: readonly (PageNode | string)[]
}>
type Open = { tag: string; attributes: Record<string, unknown>; children: (PageNode | string)[] }

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-z][\w-]*)\b([^>]*?)\/?>|[^<]+/gi
const attribute = /([a-z][\w:-]*)(?:="([^"]*)")?/gi
const empty = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
}

/** Returns a page as React elements with the same tags, attributes and texts. */
export function toElement({ tag, attributes, children }: PageNode): ReactNode {
  const made = children.map((child) => (typeof child === 'string' ? child : toElement(child)))
  return createElement(tag, attributes, ...made)
}

/** Returns a built page as a tree of tags, attributes and texts. */
export function parsePage(html: string): PageNode {
  const root: Open = { tag: '', attributes: {}, children: [] }
  const open: Open[] = [root]
  for (const [text, code, codeAttributes = '', content = '', slash, tag = '', rest = ''] of html.matchAll(
    token,
  )) {
    const parent = open.at(-1) ?? root
    if (code !== undefined)
      parent.children.push({
        tag: code,
        attributes: { ...toProps(codeAttributes), dangerouslySetInnerHTML: { __html: content } },
        children: [],
      })
    else if (slash === '/') closeElement(open, tag)
    else if (slash === '') openElement(open, parent, tag.toLowerCase(), toProps(rest))
    else if (!text.startsWith('<')) parent.children.push(text)
  }
  return { ...root, tag: 'div' }
}

function openElement(open: Open[], parent: Open, tag: string, attributes: Record<string, unknown>): void {
  if (empty.has(tag)) parent.children.push({ tag, attributes, children: [] })
  else open.push({ tag, attributes, children: [] })
}

function closeElement(open: Open[], tag: string): void {
  if (open.length < 2 || !open.some((element) => element.tag === tag.toLowerCase())) return
  for (;;) {
    const element = open.pop()
    if (element === undefined) return
    open.at(-1)?.children.push(element)
    if (element.tag === tag.toLowerCase()) return
  }
}

/** Returns attributes under the names that React accepts; our pages have no style attributes. */
function toProps(text: string): Record<string, unknown> {
  const pairs = [...text.matchAll(attribute)].map(([, name = '', value]): [string, unknown] => [
    reactNames[name] ?? (name.startsWith('on') ? `data-${name}` : name),
    value ?? '',
  ])
  return Object.fromEntries(pairs.filter(([name]) => name !== 'style'))
}
