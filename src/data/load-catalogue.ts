import type { CatalogueRecords } from '#domain/site/catalogue.ts'
import type { ComplianceRules } from '#domain/compliance/rule.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { Office } from '#domain/site/office.ts'
import type { OwnWords } from '#domain/site/own-words.ts'
import type { SiteFile } from '#domain/site/theme.ts'
import type { Ledger, OwnPages, RouteEntry } from '#domain/site/route-entry.ts'
import { countCities } from './city-counts.ts'
import { loadMenu } from '#data/config/menu/menu.ts'
import { loadModules } from '#data/config/menu/modules.ts'
import { loadArticles } from './content/load-articles.ts'
import { loadOwnWords } from './config/words/load-own-words.ts'
import { loadLegalDocuments } from './content/load-legal.ts'
import { loadSentences } from './content/load-sentences.ts'
import { loadTestimonials } from './content/load-testimonials.ts'
import { loadPageTexts } from './content/load-page-texts.ts'
import { loadVacancies } from './content/load-vacancies.ts'
import { checkDirectories } from './file/check-directories.ts'
import { createDataSource, type DataSource } from './file/data-source.ts'
import { type Configuration, loadConfiguration } from './load-configuration.ts'
import { loadRecords } from './load-records.ts'
import { refuseExclusions } from './refuse-exclusions.ts'
import { loadPublicFiles } from './load-public-files.ts'
import { createTownIndex, type TownIndex } from './place/town-index.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { isOfDocument } from '#data/problems/refused-documents.ts'
import type { Unpublished } from './property/property-context.ts'
import type { Shown } from './shown.ts'
import { markEarly } from '#domain/publishing/early-access.ts'
import { fromBrussels } from '#domain/values/brussels-time.ts'

/**
 * Directory and day of the build; with `quarantine`, broken records are left out instead of stopping it. Documents that are
 * wrong are left out always.
 */
export type LoadOptions = Shown &
  Readonly<{
    dataDir: string
    contentDir: string
    quarantine: boolean
    /** Moment of the build, in milliseconds since 1970; the beginning of its day where it is not said. */
    at?: number
  }>

/** The catalogue and the problems found while loading it. */
export type LoadedCatalogue = Readonly<{
  catalogue: CatalogueRecords
  routeEntries: readonly RouteEntry[]
  ownPages: OwnPages
  ledger: Ledger
  /** Rules for advertisements, with the agency's severities. */
  compliance: ComplianceRules
  /** Files that are copied to the site unchanged: fonts, the region's drawing, `public`. */
  files: readonly SiteFile[]
  words: OwnWords
  problems: readonly Problem[]
  /** Files of the product that the directory does not have itself. */
  fallbacks: readonly string[]
  /** Valid records and documents that are not on the site: prospects, cancelled ones, drafts. */
  unpublished: readonly Unpublished[]
}>

/**
 * Loads records and texts and returns them as entities.
 * @throws {ProblemsError} when a directory is not there, when a record is broken and `quarantine` is off, or when the
 * configuration is broken; it lists all problems, warnings too
 */
export async function loadCatalogue(options: LoadOptions): Promise<LoadedCatalogue> {
  const log = createProblemLog()
  await checkDirectories(options, log)
  const source = createDataSource(options.dataDir, log)
  const configuration = await loadConfiguration(source, options)
  const { site, languages, rules, compliance, theme, region, mapArchive } = configuration
  const towns = createTownIndex(configuration.towns)
  const loaded = await loadRecords(source, languages, {
    ...configuration,
    now: options.now,
    keepSoldMonths: site?.keepSoldMonths ?? 0,
    towns,
    pictures: configuration.recordPictures,
  })
  const records = compliance === undefined ? loaded : refuseExclusions(loaded, compliance, options.now, log)
  const words = await loadOwnWords(source)
  const { waiting, ...pages } = await loadPages(source, options, configuration)
  const sentences = await loadSentences(options.contentDir, log)
  const publicFiles = await loadPublicFiles(options.dataDir, log)
  if (
    site === undefined ||
    rules === undefined ||
    compliance === undefined ||
    theme === undefined ||
    region === undefined ||
    log.hasFatal() ||
    (!options.quarantine && log.problems.some(stops))
  ) {
    throw new ProblemsError(log.problems)
  }
  const { projects, unpublished } = records
  const sections = configuration.sections.map((rule) => rule.section)
  const properties = markEarly(records.properties, {
    // Whoever reads a draft wants to see where it will be.
    hours: options.showsDrafts === true ? 0 : site.earlyAccessHours,
    newForDays: site.newForDays,
    ledger: configuration.ledger,
    sections,
    now: options.now,
    at: options.at ?? fromBrussels(options.now, '00:00'),
  })
  const discreet = new Set(
    sections.filter((section) => section.kind === 'discreet').map((section) => section.key),
  )
  const catalogue: CatalogueRecords = Object.freeze({
    site,
    theme: theme.theme,
    properties,
    projects,
    towns: towns.all(),
    cities: countCities(properties, towns.all(), discreet),
    neighbourhoods: [],
    categories: configuration.categories,
    priceRanges: configuration.priceRanges,
    sections,
    marquees: configuration.marquees,
    nearbyPlaces: configuration.nearbyPlaces,
    offices: configuration.offices.map(({ office }) => ({
      ...office,
      townNames: namesOfTown(office, towns),
    })),
    people: configuration.people.map((entry) => entry.person),
    ...pages,
    sentences,
    rules,
  })
  return {
    catalogue,
    routeEntries: configuration.routeEntries,
    ownPages: configuration.ownPages,
    ledger: configuration.ledger,
    compliance,
    files: [...theme.files, region.file, ...(mapArchive === undefined ? [] : [mapArchive]), ...publicFiles],
    words,
    problems: log.problems,
    fallbacks: source.fallbacks,
    unpublished: [...unpublished, ...waiting],
  }
}

type LoadedPages = Pick<
  CatalogueRecords,
  'menu' | 'articles' | 'vacancies' | 'testimonials' | 'legalDocuments'
> &
  Readonly<{ waiting: readonly Unpublished[] }>

async function loadPages(
  source: DataSource,
  { contentDir, now, showsDrafts }: LoadOptions,
  { languages, rules, sections, offices, people, editorPictures: pictures }: Configuration,
): Promise<LoadedPages> {
  const { log } = source
  const day = { now, showsDrafts }
  const legalDocuments = await loadLegalDocuments(contentDir, languages, log)
  const menu = await loadMenu(source, {
    languages,
    ...(await loadModules(source, pictures)),
    texts: await loadPageTexts(contentDir, languages, log),
    targets: {
      sections: new Set(sections.map(({ section }) => section.key)),
      offices: new Set(offices.map(({ office }) => office.id)),
      documents: new Set(legalDocuments.map((document) => document.id)),
    },
    pictures,
  })
  const articles = await loadArticles(contentDir, languages, { ...day, people, pictures, rules }, log)
  const vacancies = await loadVacancies(contentDir, languages, { ...day, offices }, log)
  return {
    menu,
    articles: articles.shown,
    vacancies: vacancies.shown,
    testimonials: await loadTestimonials(
      contentDir,
      languages,
      log,
      people.map(({ person }) => person),
    ),
    legalDocuments,
    waiting: [...articles.unpublished, ...vacancies.unpublished],
  }
}

function stops(problem: Problem): boolean {
  return problem.severity === 'error' && !isOfDocument(problem)
}

/** Returns the names of the place that the town of an office is, where one of them is written. */
function namesOfTown({ town, zip }: Office, towns: TownIndex): Office['townNames'] {
  const found = towns.find({ name: town, zip })
  if (found?.kind !== 'one') return undefined
  const { name, names } = found.town
  return [name, ...Object.values(names)].includes(town) ? { nl: name, ...names } : undefined
}
