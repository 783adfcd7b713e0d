import { createHash } from 'node:crypto'

/** The inline scripts and styles of a site, by the hash that a browser compares. */
export type InlineHashes = Readonly<{ scripts: ReadonlySet<string>; styles: ReadonlySet<string> }>

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi

/** Returns the hashes of everything inline in some pages; JSON-LD is data and needs none. */
export function collectInlineHashes(pages: Iterable<string>): InlineHashes {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const html of pages) addInlineHashes(html, hashes)
  return hashes
}

/** Adds the hashes of one page to a collection. */
export function addInlineHashes(
  html: string,
  hashes: Readonly<{ scripts: Set<string>; styles: Set<string> }>,
): void {
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (tag.toLowerCase() === 'style') hashes.styles.add(hashOf(content))
    else if (!/\bsrc=|application\/ld\+json/.test(attributes)) hashes.scripts.add(hashOf(content))
  }
}

/**
 * Returns the strictest policy under which the site works: its own files, the hosts of pictures, and those of the map's
 * tiles, nothing else.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy (read 2026-11-20)
 */
export function formatPolicy(
  hashes: InlineHashes,
  pictureHosts: readonly string[],
  mapHosts: readonly string[] = [],
): string {
  const pictures = pictureHosts.map((host) => (host.includes('://') ? host : `https://${host}`))
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['img-src', "'self'", 'data:', 'blob:', ...new Set([...pictures, ...mapHosts])],
    ['connect-src', "'self'", ...mapHosts],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['media-src', "'self'", ...pictures],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['script-src', "'self'", ...[...hashes.scripts].toSorted()],
    ['style-src', "'self'", ...[...hashes.styles].toSorted()],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
