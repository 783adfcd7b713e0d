import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Locale } from '#domain/values/locale.ts'
import type { BuiltSite } from '#scripts/checks/built/built-site.ts'
import type { Site } from '#site'

/** What is looked for: pages of homes that are shown early, and sentences that promise to hear of homes early. */
export type EarlyAccess = Readonly<{
  /** Paths of the pages of a home, by its ID. */
  homes: ReadonlyMap<number, ReadonlySet<string>>
  hours: number
  promises: Readonly<Partial<Record<Locale, readonly string[]>>>
}>

/** A text of the site and its path: `/nl/te-koop/feed.xml`. */
export type PublicText = Readonly<{ path: string; text: string }>

/** Returns a finding for each page that tells of a home too early, and for each promise that is not kept or not made. */
export function checkEarlyPages(
  { homes, hours, promises }: EarlyAccess,
  pages: readonly Readonly<{
    path: string
    html: string
    lang?: string
    isNoindex: boolean
  }>[],
): readonly string[] {
  const own = new Set([...homes.values()].flatMap((paths) => [...paths]))
  const untrue = pages.flatMap(({ path, html }) =>
    Object.values(promises)
      .flat()
      .filter((words) => hours === 0 && html.includes(words))
      .map((words) => `${path} says “${words.trim()}”, and earlyAccessHours is 0`),
  )
  const silent = Object.entries(promises).flatMap(([locale, sentences]) =>
    hours === 0 ||
    pages.some(
      ({ path, html }) => path.startsWith(`/${locale}/`) && sentences.some((words) => html.includes(words)),
    )
      ? []
      : [`no page in ${locale} says that new homes are told early`],
  )
  const indexed = pages
    .filter(({ path, isNoindex }) => own.has(path) && !isNoindex)
    .map(({ path }) => `${path} is shown early and may be indexed`)
  return [...untrue, ...silent, ...indexed]
}

/** Returns a finding for each text that names a page of a home that is shown early; pages of the home itself may. */
export function checkEarlyTexts({ homes }: EarlyAccess, texts: readonly PublicText[]): readonly string[] {
  return texts.flatMap(({ path, text }) =>
    [...homes].flatMap(([id, paths]) => {
      const isOwn = paths.has(path) || path === `/property/${id}/`
      const named = isOwn ? undefined : [...paths].find((each) => text.includes(each))
      return named === undefined ? [] : [`${path} names ${named}, and home ${id} is shown early`]
    }),
  )
}

/** Files that lead from a number to a home, for forms and the service. */
const byNumber = /^(?:words\/subjects-\w+|property\/paths)\.json$/

const manifest = 'search/manifest.json'

/** Returns a finding for each way in which a built site tells of homes too early. */
export async function checkEarlyAccess(built: BuiltSite, site: Site): Promise<readonly string[]> {
  const { catalogue, routes, languages } = site
  const ids = new Set(
    catalogue.properties.filter(({ earlyUntil }) => earlyUntil !== undefined).map(({ id }) => id),
  )
  const ofHomes = routes.ofKind('property').filter(({ target }) => ids.has(target.propertyId))
  const homes = new Map(
    [...Map.groupBy(ofHomes, ({ target }) => target.propertyId)].map(
      ([id, pages]) => [id, new Set(pages.map(({ path }) => path))] as const,
    ),
  )
  const promises = Object.fromEntries(
    catalogue.site.languageUse.map((locale) => [locale, promisesIn(languages(locale).t)] as const),
  )
  const early: EarlyAccess = {
    homes,
    hours: catalogue.site.earlyAccessHours,
    promises,
  }
  const texts = homes.size === 0 ? [] : await publicTexts(built)
  return [
    ...checkEarlyPages(early, built.pages),
    ...checkEarlyTexts(early, [...built.pages.map(({ path, html }) => ({ path, text: html })), ...texts]),
  ]
}

/** The ends of the sentences, which stand behind their hours. */
function promisesIn(t: ReturnType<Site['languages']>['t']): readonly string[] {
  const hours = '…'
  const sentences = [t('results.alertEarly', { hours }), t('forms.of.demand-register.leadEarly', { hours })]
  return [
    ...sentences.map((sentence) => sentence.split(hours)[1] ?? ''),
    t('property.contact.alertNoteEarly'),
  ]
}

/** Returns all texts but pages that a visitor can come to: of the search files those that its manifest leads to. */
async function publicTexts({ dir, files }: BuiltSite): Promise<readonly PublicText[]> {
  const read = async (name: string): Promise<PublicText> => ({
    path: `/${name}`,
    text: await readFile(join(dir, name), 'utf8'),
  })
  const found = [...files].filter((name) => /\.(?:json|xml|txt|bin)$/.test(name) && !byNumber.test(name))
  const searched = found.filter((name) => name.startsWith('search/files/'))
  const others = await Promise.all(
    found.filter((name) => !name.startsWith('search/') || name === manifest).map(read),
  )
  const namedIn = (texts: readonly PublicText[]): readonly string[] =>
    searched.filter((name) => texts.some(({ text }) => text.includes(basename(name))))
  const first = await Promise.all(namedIn(others.filter(({ path }) => path === `/${manifest}`)).map(read))
  return [...others, ...first, ...(await Promise.all(namedIn(first).map(read)))]
}
