import { Parser } from 'htmlparser2'

/** A link of a page, with what decides where it opens. */
export type Anchor = Readonly<{ href: string; target?: string; rel?: string }>

type Attributes = Readonly<Record<string, string | undefined>>

/** A page while it is parsed. */
type PageParts = {
  file: string
  path: string
  html: string
  lang?: string
  title?: string
  description?: string
  canonical?: string
  isNoindex: boolean
  /** hreflang → address. */
  alternates: Map<string, string>
  anchors: Anchor[]
  /** Targets of `<a>`, and of `<form>` unless it posts. */
  links: string[]
  /** Addresses that a browser loads without interaction. */
  loads: string[]
  ids: Set<string>
  /** Style and event attributes: `onclick="…"`. */
  inlineAttributes: string[]
  /** The class and `data-state` of the elements that have both. */
  states: Readonly<{ name: string; state: string }>[]
  jsonLd: string[]
}

/** The parts of a built page that the checks read. */
export type DistPage = Readonly<PageParts>

const fetching = new Set([
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'icon',
  'apple-touch-icon',
  'manifest',
  'preconnect',
  'dns-prefetch',
])

/** What an element tells of its page, by its name. */
const readers: Readonly<Record<string, (page: PageParts, attributes: Attributes) => void>> = {
  html: (page, { lang }) => {
    page.lang = lang
  },
  a: readAnchor,
  area: readAnchor,
  form: ({ links }, { method, action = '' }) => {
    // A post is answered by a service, not by a file.
    if (method !== 'post') links.push(action)
  },
  meta: (page, { name, content = '' }) => {
    if (name === 'robots') page.isNoindex ||= content.includes('noindex')
    if (name === 'description') page.description = content
  },
  link: readHeadLink,
  source: ({ links, loads }, attributes) => {
    // Videos load when played: their players have `preload="none"`.
    if (attributes['type']?.startsWith('video/') === true) links.push(attributes['src'] ?? '')
    else loads.push(...addressesOf(attributes, 'src', 'srcset'))
  },
  ...Object.fromEntries(
    ['img', 'script', 'video', 'audio', 'iframe', 'embed', 'object', 'track', 'use', 'image'].map((name) => [
      name,
      ({ loads }: PageParts, attributes: Attributes) =>
        loads.push(...addressesOf(attributes, 'src', 'srcset', 'poster', 'data', 'href', 'xlink:href')),
    ]),
  ),
}

/** Returns the parts of a page; `file` is relative to the site, such as `nl/index.html`. */
export function parseDistPage(file: string, html: string): DistPage {
  const page: PageParts = {
    file,
    path: `/${file.replace(/index\.html$/, '')}`,
    html,
    isNoindex: false,
    alternates: new Map(),
    anchors: [],
    links: [],
    loads: [],
    ids: new Set(),
    inlineAttributes: [],
    states: [],
    jsonLd: [],
  }
  let text = ''
  let isData = false
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      text = ''
      isData = attributes['type'] === 'application/ld+json'
      readers[tag]?.(page, attributes)
      readAttributes(page, attributes)
    },
    ontext: (part) => {
      text += part
    },
    onclosetag: (tag) => {
      // Drawings have titles too; the page's own comes first.
      if (tag === 'title') page.title ??= text
      else if (tag === 'script' && isData) page.jsonLd.push(text)
      else if (tag === 'style' || tag === 'script') page.loads.push(...addressesIn(text))
      text = ''
    },
  })
  parser.end(html)
  return page
}

function readAnchor({ anchors, links }: PageParts, { href, target, rel }: Attributes): void {
  if (href === undefined) return
  anchors.push({ href, target, rel })
  links.push(href)
}

function readHeadLink(page: PageParts, attributes: Attributes): void {
  const { rel = '', href, hreflang } = attributes
  if (rel === 'canonical') page.canonical = href
  else if (rel === 'alternate' && hreflang !== undefined) page.alternates.set(hreflang, href ?? '')
  else if (rel.split(' ').some((word) => fetching.has(word)))
    page.loads.push(...addressesOf(attributes, 'href', 'imagesrcset'))
}

function readAttributes({ ids, inlineAttributes, states }: PageParts, attributes: Attributes): void {
  const { id, name, class: className, 'data-state': state } = attributes
  if (id !== undefined) ids.add(id)
  if (name !== undefined) ids.add(name)
  if (className !== undefined && state !== undefined) states.push({ name: className, state })
  for (const [key, value] of Object.entries(attributes))
    if (key === 'style' || key.startsWith('on')) inlineAttributes.push(`${key}="${value}"`)
}

function addressesOf(attributes: Attributes, ...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const value = attributes[name]
    if (value === undefined || value === '') return []
    return name.endsWith('srcset')
      ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      : [value]
  })
}

function addressesIn(code: string): readonly string[] {
  return [...code.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address)
}
