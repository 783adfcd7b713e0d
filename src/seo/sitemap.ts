import { langTags, type Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import type { Route, RouteTable } from '#routes/table/route.ts'
import { absoluteUrl } from './absolute-url.ts'
import { xmlText } from './xml-text.ts'

/** A file of the site's root. */
export type SiteFile = Readonly<{ name: string; text: string }>

/** Input of the sitemap. */
export type SitemapInput = Readonly<{
  routes: RouteTable
  baseUrl: string
  languageDefault: Locale
  /** Day of the last change to the page's content, if known. */
  modifiedOn?: (route: Route) => PlainDate | undefined
  /** Pages in one file. */
  pagesPerFile?: number
}>

// The protocol allows 50,000 pages and 50 MB a file; with five alternates a page takes about 1 kB.
const defaultPagesPerFile = 20_000
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns the routes of the sitemap: indexable, and their own canonical. */
export function sitemapRoutes(routes: RouteTable): readonly Route[] {
  return routes.all.filter(({ isIndexable, canonical, path }) => isIndexable && canonical === path)
}

/**
 * Returns `sitemap.xml`, an index, and the files that it names, with the alternates of every page.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapFiles(input: SitemapInput): readonly SiteFile[] {
  const size = input.pagesPerFile ?? defaultPagesPerFile
  const routes = sitemapRoutes(input.routes)
  const files = Array.from({ length: Math.max(1, Math.ceil(routes.length / size)) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: urlSet(index === 0 ? rootEntry(input) : '', routes.slice(index * size, (index + 1) * size), input),
  }))
  const entries = files.map(
    ({ name }) => `<sitemap><loc>${xmlText(absoluteUrl(input.baseUrl, `/${name}`))}</loc></sitemap>\n`,
  )
  const index = `${declaration}<sitemapindex ${namespaces}>\n${entries.join('')}</sitemapindex>\n`
  return [{ name: 'sitemap.xml', text: index }, ...files]
}

function urlSet(first: string, routes: readonly Route[], input: SitemapInput): string {
  const urls = first + routes.map((route) => urlEntry(route, route.path, input)).join('')
  return `${declaration}<urlset ${namespaces} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`
}

// The page at '/' is the x-default of the home pages, and has their alternates.
function rootEntry(input: SitemapInput): string {
  const home = input.routes.find(homeKey(), input.languageDefault)
  return home === undefined ? '' : urlEntry(home, '/', input)
}

function urlEntry(
  route: Route,
  path: string,
  { routes, baseUrl, languageDefault, modifiedOn }: SitemapInput,
): string {
  const alternates = routes.alternates(route)
  const links =
    alternates.length < 2 ? [] : alternates.map((other) => link(langTags[other.locale], other.path, baseUrl))
  const fallback =
    route.kind === 'home' ? '/' : alternates.find(({ locale }) => locale === languageDefault)?.path
  const xDefault = links.length === 0 || fallback === undefined ? '' : link('x-default', fallback, baseUrl)
  const day = modifiedOn?.(route)
  const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`
  return `<url><loc>${xmlText(absoluteUrl(baseUrl, path))}</loc>${lastmod}${links.join('')}${xDefault}</url>\n`
}

function link(hreflang: string, path: string, baseUrl: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(absoluteUrl(baseUrl, path))}"/>`
}
