// Checks the built site as a whole: pages, links, languages, sizes, structured data, headers and search files.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createDataSource } from '#data/file/data-source.ts'
import { loadOwn } from '#data/own/load-own.ts'
import { type OwnKind, ownHomes, ownProjects } from '#data/own/own-kinds.ts'
import { createProblemLog } from '#data/problems/problem-log.ts'
import { absentAsUndefined } from '#domain/values/absent-as-undefined.ts'
import { checkAlternates } from '#scripts/checks/built/alternates.ts'
import {
  brotliBytes,
  checkBudgets,
  checkSentenceBytes,
  type WeighedPage,
} from '#scripts/checks/built/budgets.ts'
import { loadBuiltSite, routedPages, type BuiltSite } from '#scripts/checks/built/built-site.ts'
import { checkHeaders } from '#scripts/checks/built/headers.ts'
import { checkHiddenStreets, findHiddenStreets } from '#scripts/checks/built/hidden-streets.ts'
import { checkInlineCode } from '#scripts/checks/built/inline-code.ts'
import { checkJsonLd } from '#scripts/checks/built/json-ld.ts'
import { checkLinks } from '#scripts/checks/built/links.ts'
import { checkListingStates } from '#scripts/checks/built/listing-states.ts'
import { checkLoads } from '#scripts/checks/built/loads.ts'
import { checkOutsideLinks } from '#scripts/checks/built/outside-links.ts'
import { checkPublishedMaps } from '#scripts/checks/built/published-maps.ts'
import { checkRoutes } from '#scripts/checks/built/routes.ts'
import { checkSearch, type Secrets } from '#scripts/checks/built/search.ts'
import { checkSitemap } from '#scripts/checks/built/sitemap.ts'
import { checkFormHeadings } from '#scripts/checks/built/words/form-headings.ts'
import { checkGrammar } from '#scripts/checks/built/words/grammar.ts'
import { checkTitles } from '#scripts/checks/built/words/titles.ts'
import { runChecks } from '#scripts/checks/check-command.ts'
import { isEntry, runCommand } from '#scripts/kit/command.ts'
import { composeSite, siteOptions } from '#site'

/** A check over the whole site; its name is printed with its result. */
export type DistCheck = Readonly<{
  name: string
  run: (site: BuiltSite) => readonly string[] | Promise<readonly string[]>
}>

/** Every check over the built site. */
export const distChecks: readonly DistCheck[] = [
  { name: 'every route has its page', run: (site) => checkRoutes(site.routes, site.pages) },
  { name: 'no two pages share a title', run: (site) => checkTitles(site.pages, site.baseUrl) },
  { name: 'the grammar of each language', run: (site) => checkGrammar(site.pages) },
  { name: 'forms keep their headings', run: checkFormHeadings },
  { name: 'no link is broken', run: checkLinks },
  { name: 'links outside open a new tab', run: (site) => checkOutsideLinks(site.pages, site.baseUrl) },
  { name: 'nothing is third-party or missing', run: checkLoads },
  {
    name: 'hreflang links are mutual, canonical addresses exist',
    run: (site) =>
      checkAlternates(
        routedPages(site).map(({ page }) => page),
        site.pages,
        site.baseUrl,
      ),
  },
  {
    name: 'the sitemap lists every indexable page',
    run: (site) => checkSitemap(site.routes, site.sitemaps, site.baseUrl),
  },
  { name: 'JSON-LD is complete', run: (site) => site.pages.flatMap(checkJsonLd) },
  {
    name: 'the policy allows all inline code',
    run: async (site) => checkInlineCode(site.pages, await readFile(join(site.dir, '_headers'), 'utf8')),
  },
  { name: 'security headers are as they must be', run: checkHeaders },
  { name: 'no source map is published', run: checkPublishedMaps },
  {
    name: 'pages are small',
    run: (site) => checkBudgets(weighedPages(site)),
  },
  {
    name: 'a sentence is read with few bytes',
    run: async (site) => checkSentenceBytes(await weighSentences(site)),
  },
  {
    name: 'hidden streets stay hidden',
    run: async (site) => checkHiddenStreets((await findSecrets(site)).streets, site.pages),
  },
  {
    name: 'listings match their records',
    run: async (site) => checkListingStates(site, await composeSite(siteOptions(site.report.environment))),
  },
  {
    name: 'search files match the lists',
    run: async (site) => checkSearch(site, await findSecrets(site)),
  },
]

function weighedPages(site: BuiltSite): readonly WeighedPage[] {
  return routedPages(site).map(({ page, route }) => ({ kind: route.kind, page }))
}

/** Returns what a field for sentences loads when it is first typed into, by language. Scripts of earlier builds are not counted. */
async function weighSentences({ dir, files }: BuiltSite): Promise<ReadonlyMap<string, number>> {
  const weigh = async (name: string): Promise<number> => brotliBytes(await readFile(join(dir, name)))
  const readers = [...files].filter((name) => /^_astro\/sentence-engine\.[\w-]+\.js$/.test(name))
  const ages = await Promise.all(
    readers.map(async (name) => ({ name, at: (await stat(join(dir, name))).mtimeMs })),
  )
  const [reader] = ages.toSorted((one, other) => other.at - one.at)
  const languages = [...files].flatMap((name) => {
    const [, language] = /^words\/sentence-(\w\w)\.json$/.exec(name) ?? []
    return language === undefined ? [] : [language]
  })
  return new Map(
    await Promise.all(
      languages.map(async (language) => {
        const words = await weigh(`words/sentence-${language}.json`)
        return [language, words + (reader === undefined ? Infinity : await weigh(reader.name))] as const
      }),
    ),
  )
}

async function findSecrets(site: BuiltSite): Promise<Secrets> {
  const options = siteOptions(site.report.environment)
  const { catalogue } = await composeSite(options)
  const { properties, projects } = catalogue
  const source = createDataSource(options.dataDir, createProblemLog())
  const recordsOf = async (kind: OwnKind): Promise<unknown> => {
    const { listings } = await loadOwn(source, kind)
    // An agency may have no projects, or files of its own alone.
    const text = await readFile(join(options.dataDir, kind.records), 'utf8').catch(absentAsUndefined)
    const imported: unknown = JSON.parse(text ?? '[]')
    return [imported, listings.map(({ id, facts }) => ({ ID: id, ...facts }))]
  }
  const sections = new Set(catalogue.sections.filter(({ kind }) => kind === 'discreet').map(({ key }) => key))
  const discreet = properties.filter((property) => property.sections.some((key) => sections.has(key)))
  return {
    streets: [
      ...findHiddenStreets(await recordsOf(ownHomes), properties, projects),
      ...findHiddenStreets(await recordsOf(ownProjects), projects, properties),
    ],
    discreet: new Set(discreet.map(({ id }) => id)),
  }
}

if (isEntry(import.meta)) {
  const spec = {
    usage: 'npm run check:dist --',
    about:
      'Checks the site that the last build wrote: pages, links, languages, sitemap, JSON-LD, policy, headers, sizes, hidden streets, states of listings, search files.',
    options: { report: { value: 'DIR', about: 'where the build left its report (.cache)' } },
  }
  await runCommand(spec, async (input) => {
    const site = await loadBuiltSite(input.text('report'))
    return await runChecks(distChecks.map(({ name, run }) => ({ name, run: () => run(site) })))
  })
}
