import type { StoreName } from './stores.ts'

/** The only search file without a hash in its name; it names all others. */
export const searchManifest = '/search/manifest.json'

/**
 * Returns how the worker handles a path; undefined leaves it to the browser. Pages and data without a hash in their
 * names are network-first, files and pictures cache-first.
 * @example requestKind('/nl/te-koop/', true) // 'pages'
 */
export function requestKind(path: string, isNavigation: boolean): StoreName | 'data' | undefined {
  if (isNavigation) return path.endsWith('/') ? 'pages' : undefined
  if (path === searchManifest || path.startsWith('/words/')) return 'data'
  if (path.startsWith('/pictures/')) return 'pictures'
  return /^\/(?:_astro|fonts|map|search\/files)\//.test(path) ? 'files' : undefined
}

/** Whether a page is of a kind that is cached; a page without a kind is a redirect. */
export function isCacheable(html: string, cachedKinds: readonly string[]): boolean {
  const kind = /<html[^>]*\sdata-page-kind="?([\w-]+)/.exec(html)?.[1]
  return kind !== undefined && cachedKinds.includes(kind)
}

/**
 * Returns the common start of a picture's addresses in all widths. @example stemOf('/pictures/02a6-400.avif') //
 * '/pictures/02a6-'
 */
export function stemOf(path: string): string {
  return path.replace(/(?<=-)\d+\.\w+$/, '')
}
