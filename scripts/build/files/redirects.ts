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

/**
 * Yields a page for every address that Astro does not render: moved paths, entries of the menu that lead elsewhere, the original paths without language and with
 * `?id=`, and the paths of removed listings.
 */
export function* redirectFiles(site: Site): Generator<BuiltFile> {
  const { moved, gone } = site.closed
  const { languageDefault } = site.catalogue.site
  for (const { from, to } of moved) yield redirect(site, from, { [localeOfPath(to) ?? languageDefault]: to })
  const legacy = legacyRedirects(site.catalogue, site.routes)
  for (const { original, paths } of [...legacy, ...goneOriginals(gone)]) yield redirect(site, original, paths)
  for (const kind of ['property', 'project'] as const) yield* lookupFiles(kind, site)
  if (gone.length === 0) return
  const styles = goneStyles(site.catalogue.theme)
  yield styles
  for (const path of gone)
    yield [`${path.path}index.html`, formatGonePage(viewGonePage(site, path), styles[0])]
}

function redirect(site: Site, from: string, paths: Translations, lookup?: string): BuiltFile {
  const { name, languageDefault } = site.catalogue.site
  const fallback = paths[languageDefault] ?? Object.values(paths)[0] ?? '/'
  const page = {
    siteName: name,
    paths,
    fallback: localeOfPath(fallback) ?? languageDefault,
    canonical: new URL(fallback, site.baseUrl).href,
  }
  return [`${from}index.html`, formatRedirectPage(page, lookup)]
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

function* lookupFiles(kind: 'property' | 'project', site: Site): Generator<BuiltFile> {
  const homes = site.catalogue.site.languageUse.flatMap((locale) => {
    const home = site.routes.find(homeKey(), locale)
    return home === undefined ? [] : [[locale, home.path]]
  })
  yield [`/${kind}/paths.json`, JSON.stringify(lookupFile(kind, site.routes))]
  yield redirect(site, `/${kind}/`, Object.fromEntries(homes), `/${kind}/paths.json`)
}
