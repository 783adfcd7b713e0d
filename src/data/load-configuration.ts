import type { Category, Marquee, PriceRange } from '#domain/site/section.ts'
import type { SiteFile } from '#domain/site/theme.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { ComplianceRules } from '#domain/compliance/rule.ts'
import type { NearbyPlace } from '#domain/place/nearby.ts'
import type { Town } from '#domain/place/place.ts'
import type { Ledger, OwnPages, RouteEntry } from '#domain/site/route-entry.ts'
import type { Rules } from '#domain/law/rules.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import { loadCategories } from '#data/config/agency/categories.ts'
import { loadCompliance } from '#data/config/site/compliance.ts'
import { type CrmCodes, loadCrmCodes } from '#data/config/agency/crm-codes.ts'
import { loadLedger } from '#data/config/site/ledger.ts'
import { loadMarquees } from '#data/config/agency/marquees.ts'
import { loadNearbyPlaces } from '#data/config/agency/nearby-places.ts'
import { loadOffices, type OfficeEntry } from '#data/config/agency/offices.ts'
import { loadConfigObject } from './config/parse-config.ts'
import { loadPeople, type PersonEntry } from '#data/config/agency/people.ts'
import { loadPictureWords } from './config/picture-words.ts'
import { loadPriceRanges } from '#data/config/agency/price-ranges.ts'
import { loadOwnPages, loadRouteEntries } from '#data/config/site/route-entries.ts'
import { loadMapArchive } from '#data/config/site/load-map-archive.ts'
import { type LoadedRegion, loadRegion } from '#data/config/site/load-region.ts'
import { loadRules } from '#data/config/site/rules.ts'
import { loadSections } from '#data/config/agency/sections.ts'
import { siteSchema } from '#data/config/site/site-schema.ts'
import { toLanguages, toSite } from '#data/config/site/to-site.ts'
import { type LoadedTheme, loadTheme } from '#data/config/theme/load-theme.ts'
import { loadTowns } from '#data/config/agency/towns.ts'
import type { DataSource } from './file/data-source.ts'
import { loadFetchedPictures } from './picture/fetched-pictures.ts'
import { createPictureFinder, loadPictureFiles, type PictureFinder } from './picture/picture-finder.ts'
import type { SectionRule } from './property/sections.ts'
import type { Shown } from './shown.ts'

/** The agency's configuration except pages; invalid parts are undefined. */
export type Configuration = Readonly<{
  site?: SiteConfig
  /** The site's languages; all languages when its configuration is invalid. */
  languages: SiteLanguages
  rules?: Rules
  compliance?: ComplianceRules
  theme?: LoadedTheme
  /** The region's drawing for the map. */
  region?: LoadedRegion
  /** The archive of the map, where it lies among the agency's data. */
  mapArchive?: SiteFile
  towns: readonly Town[]
  nearbyPlaces: readonly NearbyPlace[]
  categories: readonly Category[]
  priceRanges: readonly PriceRange[]
  marquees: readonly Marquee[]
  sections: readonly SectionRule[]
  codes: CrmCodes
  offices: readonly OfficeEntry[]
  people: readonly PersonEntry[]
  routeEntries: readonly RouteEntry[]
  ownPages: OwnPages
  ledger: Ledger
  /** Finds pictures for records: those of the directory, and what was fetched for them. */
  recordPictures: PictureFinder
  /** Finds pictures for configuration. */
  editorPictures: PictureFinder
}>

/**
 * Loads all configuration except menu and modules; problems go to the source's log.
 * @param day without it, what is shown for some days is there on all of them
 */
export async function loadConfiguration(source: DataSource, day?: Shown): Promise<Configuration> {
  const [siteRecord, words, files] = await Promise.all([
    loadConfigObject(source, 'site.json', siteSchema),
    loadPictureWords(source),
    loadPictureFiles(source.dir),
  ])
  const languages = toLanguages(siteRecord)
  const hosts = siteRecord?.pictureHosts ?? []
  const editorPictures = createPictureFinder({ files, words, hosts })
  const region = await loadRegion(source)
  const mapArchive = await loadMapArchive(source, siteRecord?.map)
  const offices = await loadOffices(source, editorPictures)
  return {
    site:
      siteRecord &&
      toSite(siteRecord, {
        languages,
        day,
        pictures: editorPictures,
        // Without a drawing there is no catalogue.
        mapArchive,
        drawing: region?.drawing ?? { url: '', maxZoom: 0 },
        log: source.log.record('site.json'),
      }),
    region,
    mapArchive,
    languages,
    rules: await loadRules(source, languages),
    compliance: await loadCompliance(source, siteRecord?.compliance ?? {}),
    theme: await loadTheme(source),
    towns: await loadTowns(source),
    nearbyPlaces: await loadNearbyPlaces(source),
    categories: await loadCategories(source, languages),
    priceRanges: await loadPriceRanges(source),
    marquees: await loadMarquees(source),
    codes: await loadCrmCodes(source),
    sections: await loadSections(source, offices, languages),
    offices,
    people: await loadPeople(source, offices, languages, editorPictures),
    routeEntries: await loadRouteEntries(source),
    ownPages: await loadOwnPages(source),
    ledger: await loadLedger(source),
    recordPictures: createPictureFinder({
      files,
      words,
      hosts,
      fetched: await loadFetchedPictures(source),
    }),
    editorPictures,
  }
}
