import { type VisitSource, visitSources } from '#domain/owners/page-visits.ts'

/** Hosts of each source, without `www.`; those below them count too. */
const hosts: Readonly<Partial<Record<VisitSource, readonly string[]>>> = {
  portals: [
    'immoweb.be',
    'zimmo.be',
    'immoscoop.be',
    'logic-immo.be',
    'immovlan.be',
    'realo.be',
    'spotto.be',
    '2dehands.be',
    '2ememain.be',
  ],
  search: [
    'google.com',
    'google.be',
    'google.nl',
    'google.fr',
    'google.de',
    'bing.com',
    'duckduckgo.com',
    'ecosia.org',
    'qwant.com',
  ],
  social: [
    'facebook.com',
    'instagram.com',
    'linkedin.com',
    'pinterest.com',
    'x.com',
    't.co',
    'tiktok.com',
    'youtube.com',
  ],
}

/**
 * Returns the source of a visit from the host of the page before, `''` for none; only the source is kept.
 * @param own hosts of the site itself
 */
export function visitSource(host: string, own: ReadonlySet<string>): VisitSource {
  if (own.has(host)) return 'site'
  const name = host.toLowerCase()
  const isBelow = (parent: string): boolean => name === parent || name.endsWith(`.${parent}`)
  return visitSources.find((source) => hosts[source]?.some(isBelow)) ?? 'other'
}

/** Returns the source that a link names, by the name of a site or its host; undefined for any other. @example sourceNamed('immoweb') // 'portals' */
export function sourceNamed(name: string): Exclude<VisitSource, 'site' | 'other'> | undefined {
  if (name === 'social') return 'social'
  const isOf = (host: string): boolean => host === name || host.split('.')[0] === name
  return (['portals', 'search', 'social'] as const).find((source) => hosts[source]?.some(isOf))
}
