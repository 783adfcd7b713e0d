import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Translations } from '#domain/values/locale.ts'
import { redirectsOf } from '#routes/ledger/ledger.ts'
import { legacyRedirects, lookupFile } from '#routes/ledger/legacy-paths.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'
import { formatRedirectPage } from '#scripts/build/files/redirect-page.ts'
import type { Site } from '#site'

/**
 * Writes a page at every old address: moved paths, the original language-less ones, and those with `?id=`. Returns how
 * many addresses lead on.
 */
export async function writeRedirects(dist: string, site: Site): Promise<number> {
  const moved = redirectsOf(site.ledger, site.routes)
  const legacy = legacyRedirects(site.catalogue, site.routes)
  const page = createPageWriter(dist, site)
  for (const { from, to } of moved)
    await page(from, { [localeOfPath(to) ?? site.catalogue.site.languageDefault]: to })
  for (const { original, paths } of legacy) await page(original, paths)
  for (const kind of ['property', 'project'] as const) await writeLookup(dist, kind, site, page)
  return moved.length + legacy.length + 2
}

type WritePage = (from: string, paths: Translations, lookup?: string) => Promise<void>

function createPageWriter(dist: string, site: Site): WritePage {
  const { name, languageDefault } = site.catalogue.site
  return async (from, paths, lookup) => {
    const file = join(dist, fileOfPath(from))
    // A page of today is stronger than an old address.
    if (existsSync(file)) return
    const fallback = paths[languageDefault] ?? Object.values(paths)[0] ?? '/'
    const redirect = {
      siteName: name,
      paths,
      fallback: localeOfPath(fallback) ?? languageDefault,
      canonical: `${site.baseUrl}${fallback}`,
    }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, formatRedirectPage(redirect, lookup))
  }
}

async function writeLookup(
  dist: string,
  kind: 'property' | 'project',
  site: Site,
  page: WritePage,
): Promise<void> {
  const homes = site.catalogue.site.languageUse.flatMap((locale) => {
    const home = site.routes.find(homeKey(), locale)
    return home === undefined ? [] : [[locale, home.path]]
  })
  await mkdir(join(dist, kind), { recursive: true })
  await writeFile(join(dist, kind, 'paths.json'), JSON.stringify(lookupFile(kind, site.routes)))
  await page(`/${kind}/`, Object.fromEntries(homes), `/${kind}/paths.json`)
}
