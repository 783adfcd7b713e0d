import { createHash } from 'node:crypto'
import type { ThirdPartyHosts } from '#media/third-party-hosts.ts'

/** The inline scripts and styles of a site, as hashes for the policy. */
export type InlineHashes = Readonly<{ scripts: ReadonlySet<string>; styles: ReadonlySet<string> }>

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi

/** Hashes of the texts of inline code: thousands of pages share a few style sheets. */
const hashed = new Map<string, string>()

/**
 * Returns the hash of each inline script and style of a page, with `script ` or `style ` before it, except JSON-LD,
 * which is data.
 */
export function findInlineCode(html: string): readonly string[] {
  const found = new Set<string>()
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    const kind = tag.toLowerCase()
    if (kind === 'style' || !/\bsrc=|application\/ld\+json/.test(attributes))
      found.add(`${kind} ${hashOf(content)}`)
  }
  return [...found]
}

/** Sorts what {@link findInlineCode} found into scripts and styles. */
export function groupInlineCode(found: Iterable<string>): InlineHashes {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const each of found) {
    const [kind, hash = ''] = each.split(' ')
    hashes[kind === 'style' ? 'styles' : 'scripts'].add(hash)
  }
  return hashes
}

/** Origins other than the site's own, by type of resource. */
export type PolicyHosts = Partial<
  Readonly<{
    pictures: readonly string[]
    map: readonly string[]
    /** Players that load on a click. */
    frames: readonly string[]
    /** Video files. */
    files: readonly string[]
    /** Origin that receives forms. */
    forms: readonly string[]
    /** Path of the site where what is refused is reported. */
    reports: string
    /** Third parties that load after consent. */
    thirdParties: ThirdPartyHosts
  }>
>

const nobody: ThirdPartyHosts = { scripts: [], styles: [], connections: [], images: [], frames: [] }

/**
 * Returns the strictest policy with which the site works: its own files, the hosts of pictures, videos, map tiles and
 * players, and third parties that need consent.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy (read 2026-11-20)
 */
export function formatPolicy(
  hashes: InlineHashes,
  {
    pictures: pictureHosts = [],
    map = [],
    frames = [],
    files = [],
    forms = [],
    reports,
    thirdParties = nobody,
  }: PolicyHosts,
): string {
  const pictures = pictureHosts.map((host) => (host.includes('://') ? host : `https://${host}`))
  const allFrames = [...new Set([...frames, ...thirdParties.frames])]
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['img-src', "'self'", 'data:', 'blob:', ...new Set([...pictures, ...map, ...thirdParties.images])],
    ['connect-src', "'self'", ...new Set([...map, ...thirdParties.connections])],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['media-src', "'self'", ...new Set([...pictures, ...files])],
    ...(allFrames.length === 0 ? [] : [['frame-src', ...allFrames]]),
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...forms],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['script-src', "'self'", ...thirdParties.scripts, ...[...hashes.scripts].toSorted()],
    ['style-src', "'self'", ...thirdParties.styles, ...[...hashes.styles].toSorted()],
    ...reportDirectives(reports),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/**
 * Returns the policy in one or two headers, each under a maximum length; browsers enforce both. The second limits
 * styles, which the first then allows without limit.
 */
export function formatPolicies(hashes: InlineHashes, hosts: PolicyHosts, longest: number): readonly string[] {
  const whole = formatPolicy(hashes, hosts)
  if (whole.length <= longest) return [whole]
  const styles = ["'self'", ...(hosts.thirdParties?.styles ?? []), ...[...hashes.styles].toSorted()]
  return [
    formatPolicy({ ...hashes, styles: new Set(["'unsafe-inline'"]) }, hosts),
    [['style-src', ...styles], ...reportDirectives(hosts.reports)]
      .map((directive) => directive.join(' '))
      .join('; '),
  ]
}

/** Name of the endpoint in `Reporting-Endpoints`. */
export const reportGroup = 'errors'

/** Returns what tells browsers where to report: those that know `report-to` ignore the older `report-uri`. */
function reportDirectives(endpoint: string | undefined): readonly (readonly string[])[] {
  return endpoint === undefined
    ? []
    : [
        ['report-uri', endpoint],
        ['report-to', reportGroup],
      ]
}

function hashOf(content: string): string {
  const known = hashed.get(content)
  if (known !== undefined) return known
  const made = `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  hashed.set(content, made)
  return made
}
