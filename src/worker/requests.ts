import type { StoreName } from './stores.ts'

/** The one file of the search that is asked for anew: it names all others. */
export const searchManifest = '/search/manifest.json'

/**
 * Returns what a path of the site is to the worker; undefined for what it leaves to the browser. A page, and data that
 * keep their name, are asked for first; a file or picture never changes under its name.
 * @example wantedAs('/nl/te-koop/', true) // 'pages'
 */
export function wantedAs(path: string, isNavigation: boolean): StoreName | 'data' | undefined {
  if (isNavigation) return path.endsWith('/') ? 'pages' : undefined
  if (path === searchManifest || path.startsWith('/words/')) return 'data'
  if (path.startsWith('/pictures/')) return 'pictures'
  return /^\/(?:_astro|fonts|map|search\/files)\//.test(path) ? 'files' : undefined
}

/** Whether a page is of a kind that may be kept; a page without a kind only redirects. */
export function isKeepable(html: string, keptKinds: readonly string[]): boolean {
  const kind = /<html[^>]*\sdata-page-kind="?([\w-]+)/.exec(html)?.[1]
  return kind !== undefined && keptKinds.includes(kind)
}

/** Returns how the addresses of one picture begin in all widths. @example stemOf('/pictures/02a6-400.avif') // '/pictures/02a6-' */
export function stemOf(path: string): string {
  return path.replace(/(?<=-)\d+\.\w+$/, '')
}
