import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Locale, Translations } from '#domain/values/locale.ts'
import { pageKinds } from '#routes/kinds/page-kinds.ts'
import type { Route, RouteTable } from '#routes/table/route.ts'
import { plainPath } from './redirect.ts'

/** An original path without language, and the page that it names in each language. */
export type LegacyRedirect = Readonly<{
  /** `/property/2417/` */
  original: string
  paths: Translations
  /** The path for a visitor whose language is unknown. */
  defaultPath: string
}>

/**
 * Returns the original paths without language that redirect to a localised page. Each language has one target, the
 * canonical one; the redirecting page keeps the query. It takes a page per path, since no host can read the language
 * that a visitor chose from local storage.
 */
export function legacyRedirects(catalogue: Catalogue, routes: RouteTable): readonly LegacyRedirect[] {
  const originals = new Map<string, string>()
  for (const { original, kind } of routes.all) {
    const isAddress =
      pageKinds[kind].hasOriginalAddress && plainPath.test(original) && routes.at(original) === undefined
    if (isAddress && !originals.has(original.toLowerCase())) originals.set(original.toLowerCase(), original)
  }
  return [...originals.values()].flatMap((original) => {
    const targets = catalogue.site.languageUse.flatMap((locale) => routes.ofOriginal(original, locale) ?? [])
    const fallback = targets.find(({ locale }) => locale === catalogue.site.languageDefault) ?? targets[0]
    return fallback === undefined ? [] : [{ original, paths: pathsOf(targets), defaultPath: fallback.path }]
  })
}

/** Path per language of every id, for the addresses that name a listing in their query. */
export type IdLookup = Readonly<Record<string, Translations>>

/**
 * Returns the paths behind `/property/?id=…` or `/project/?id=…`.
 * @example lookupFile('property', routes)['2417']?.nl // '/nl/te-koop/berlare/halfopen-woning/2417/'
 */
export function lookupFile(kind: 'property' | 'project', routes: RouteTable): IdLookup {
  const found = new Map<string, Map<Locale, string>>()
  for (const route of kind === 'property' ? routes.ofKind('property') : routes.ofKind('project')) {
    const id = String(route.target.kind === 'property' ? route.target.propertyId : route.target.projectId)
    const paths = found.get(id) ?? new Map<Locale, string>()
    found.set(id, paths.set(route.locale, route.canonical))
  }
  return Object.fromEntries([...found].map(([id, paths]) => [id, Object.fromEntries(paths)]))
}

function pathsOf(targets: readonly Route[]): Translations {
  return Object.fromEntries(targets.map(({ locale, path }) => [locale, path]))
}
