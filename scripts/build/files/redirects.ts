import type { Translations } from '#domain/values/locale.ts'
import { legacyRedirects, lookupFile } from '#routes/ledger/legacy-paths.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import type { GonePath } from '#routes/ledger/closed-paths.ts'
import { formatGonePage, goneStyles } from '#scripts/build/files/gone-page.ts'
import { formatRedirectPage } from '#scripts/build/files/redirect-page.ts'
import type { BuiltFile } from '#scripts/build/output/write-files.ts'
import type { Site } from '#site'
import { viewGonePage } from '#views/simple/gone-page.ts'

/** A page at a former address, which Astro does not render. */
type OldPage = Readonly<{ path: string; html: string }>

/** Returns the pages at former addresses by path; of several at one address the last. */
export function oldPages(site: Site): ReadonlyMap<string, string> {
  return new Map(findOldPages(site).map(({ path, html }) => [path, html]))
}

/**
 * Yields a page for every former address: moved paths, entries of the menu that lead elsewhere, the original paths without
 * language and with `?id=`, and the paths of removed listings.
 */
function* findOldPages(site: Site): Generator<OldPage> {
  const { moved, gone } = site.closed
  const { languageDefault } = site.catalogue.site
  for (const { from, to } of moved) yield redirect(site, from, { [localeOfPath(to) ?? languageDefault]: to })
  const legacy = legacyRedirects(site.catalogue, site.routes)
  for (const { original, paths } of [...legacy, ...goneOriginals(gone)]) yield redirect(site, original, paths)
  for (const kind of lookupKinds) yield redirect(site, `/${kind}/`, homePaths(site), lookupPath(kind))
  if (gone.length === 0) return
  const [styles] = goneStyles(site.catalogue.theme)
  for (const path of gone) yield { path: path.path, html: formatGonePage(viewGonePage(site, path), styles) }
}

/** Yields what pages at former addresses load. */
export function* oldPageFiles(site: Site): Generator<BuiltFile> {
  for (const kind of lookupKinds) yield [lookupPath(kind), JSON.stringify(lookupFile(kind, site.routes))]
  if (site.closed.gone.length > 0) yield goneStyles(site.catalogue.theme)
}

const lookupKinds = ['property', 'project'] as const

/** Returns the path of the file in which a script finds the page of `?id=`. */
function lookupPath(kind: (typeof lookupKinds)[number]): string {
  return `/${kind}/paths.json`
}

function redirect(site: Site, from: string, paths: Translations, lookup?: string): OldPage {
  const { name, languageDefault } = site.catalogue.site
  const fallback = paths[languageDefault] ?? Object.values(paths)[0] ?? '/'
  const page = {
    siteName: name,
    paths,
    fallback: localeOfPath(fallback) ?? languageDefault,
    canonical: new URL(fallback, site.baseUrl).href,
  }
  return { path: from, html: formatRedirectPage(page, lookup) }
}

/**
 * Returns the original paths of removed listings, `/property/2417/`, with their last published path in each language.
 */
function goneOriginals(
  gone: readonly GonePath[],
): readonly Readonly<{ original: string; paths: Translations }>[] {
  const byOriginal = Map.groupBy(gone, ({ key }) => `/${key.split(/[:@]/).slice(0, 2).join('/')}/`)
  return [...byOriginal]
    .filter(([original]) => /^\/(?:property|project)\/\d+\/$/.test(original))
    .map(([original, found]) => ({
      original,
      paths: Object.fromEntries(found.map(({ locale, path }) => [locale, path])),
    }))
}

function homePaths(site: Site): Translations {
  const homes = site.catalogue.site.languageUse.flatMap((locale) => {
    const home = site.routes.find(homeKey(), locale)
    return home === undefined ? [] : [[locale, home.path]]
  })
  return Object.fromEntries(homes)
}
