/** The parts of a built page that the checks read, with patterns: a parser would take minutes over all pages. */
export type DistPage = Readonly<{
  file: string
  path: string
  html: string
  lang?: string
  title?: string
  canonical?: string
  isNoindex: boolean
  /** hreflang → address. */
  alternates: ReadonlyMap<string, string>
  /** Targets of `<a>`, and of `<form>` unless it posts. */
  links: readonly string[]
  /** Addresses that a browser loads without interaction. */
  loads: readonly string[]
  ids: ReadonlySet<string>
  jsonLd: readonly string[]
}>

const tag =
  /<(a|area|form|img|source|script|link|video|audio|iframe|embed|object|track|meta|html|use|image)\b([^>]*)>/gi
const attribute = /([a-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi
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
const jsonLdScript = /<script\b[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi
const inlineCode = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi

/** Returns the parts of a page; `file` is relative to the site, such as `nl/index.html`. */
export function parseDistPage(file: string, html: string): DistPage {
  const found = {
    links: new Array<string>(),
    loads: new Array<string>(),
    alternates: new Map<string, string>(),
  }
  let lang: string | undefined
  let canonical: string | undefined
  let isNoindex = false
  const markup = html.replace(inlineCode, (whole) => whole.slice(0, whole.indexOf('>') + 1))
  for (const [, name = '', rest = ''] of markup.matchAll(tag)) {
    const attributes = parseAttributes(rest)
    const rel = attributes.get('rel') ?? ''
    const href = attributes.get('href')
    switch (name.toLowerCase()) {
      case 'html':
        lang = attributes.get('lang')
        break
      case 'a':
      case 'area':
        if (href !== undefined) found.links.push(href)
        break
      case 'form':
        // A post is answered by a service, not by a file.
        if (attributes.get('method') !== 'post') found.links.push(attributes.get('action') ?? '')
        break
      case 'meta':
        isNoindex ||= attributes.get('name') === 'robots' && /noindex/.test(attributes.get('content') ?? '')
        break
      case 'link':
        if (rel === 'canonical') canonical = href
        else if (rel === 'alternate' && attributes.has('hreflang'))
          found.alternates.set(attributes.get('hreflang') ?? '', href ?? '')
        else if (rel.split(' ').some((word) => fetching.has(word)))
          found.loads.push(...addressesOf(attributes, 'href', 'imagesrcset'))
        break
      case 'source':
        // Videos load when played: their players have `preload="none"`.
        if (attributes.get('type')?.startsWith('video/') === true)
          found.links.push(attributes.get('src') ?? '')
        else found.loads.push(...addressesOf(attributes, 'src', 'srcset'))
        break
      default:
        found.loads.push(...addressesOf(attributes, 'src', 'srcset', 'poster', 'data', 'href', 'xlink:href'))
    }
  }
  for (const [, , code = ''] of html.matchAll(inlineCode)) {
    for (const [, address = ''] of code.matchAll(/url\(\s*["']?([^"')]+)/g)) found.loads.push(address)
  }
  return {
    file,
    path: `/${file.replace(/index\.html$/, '')}`,
    html,
    lang,
    canonical,
    isNoindex,
    title: /<title>([\s\S]*?)<\/title>/.exec(html)?.[1],
    ...found,
    ids: new Set([...markup.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)),
    jsonLd: [...html.matchAll(jsonLdScript)].map(([, text = '']) => text),
  }
}

function addressesOf(
  attributes: ReadonlyMap<string, string>,
  ...names: readonly string[]
): readonly string[] {
  return names.flatMap((name) => {
    const value = attributes.get(name)
    if (value === undefined || value === '') return []
    return name.endsWith('srcset')
      ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      : [value]
  })
}

function parseAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )
}

function decodeEntities(text: string): string {
  return text
    .replace(/&(?:#38|amp|#x26);/g, '&')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
}
