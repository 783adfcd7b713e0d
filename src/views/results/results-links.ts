import type { Section } from '#domain/site/section.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Town } from '#domain/place/place.ts'
import { listedProjects, listedProperties, listedTowns } from '#routes/table/listed.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { townName } from '#views/listing/title.ts'

/** A link to a list, with how many listings it leads to. */
export type ListLink = Readonly<{
  href: string
  words: string
  count: number
  isProjects: boolean
  isCurrent: boolean
}>

/** Returns the number of listings in a section, optionally of one town. */
export function listedCount(
  { catalogue }: Pick<ViewContext, 'catalogue'>,
  section: Section,
  town?: string,
): number {
  if (section.kind === 'projects') return listedProjects(catalogue, town).length
  return listedProperties(catalogue, section.key, town).length
}

/** Returns links to the towns of a section that have a page, in alphabetical order. */
export function viewTownLinks(
  context: ViewContext,
  section: Section,
  town: Town | undefined,
  locale: Locale,
): readonly ListLink[] {
  const isProjects = section.kind === 'projects'
  return listedTowns(context.catalogue, section)
    .flatMap((each): ListLink[] => {
      const href = optionalPath(context, resultsKey(section.key, each.slug), locale)
      if (href === undefined) return []
      const count = listedCount(context, section, each.slug)
      return [{ href, words: townName(each, locale), count, isProjects, isCurrent: each.slug === town?.slug }]
    })
    .toSorted((one, other) => one.words.localeCompare(other.words, locale))
}

/** Returns links to the main lists, in the same town where they have it, and to the current one. */
export function listLinks(
  context: ViewContext,
  current: Section,
  town: string | undefined,
  locale: Locale,
): readonly ListLink[] {
  return context.catalogue.sections.flatMap((section): ListLink[] => {
    const isCurrent = section.key === current.key
    const isMain = section.kind === 'sale' || section.kind === 'rent' || section.kind === 'projects'
    if (!isCurrent && !(isMain && section.isPublic)) return []
    const inTown =
      town === undefined ? undefined : optionalPath(context, resultsKey(section.key, town), locale)
    const href = inTown ?? optionalPath(context, resultsKey(section.key), locale)
    if (href === undefined) return []
    const count = listedCount(context, section, inTown === undefined ? undefined : town)
    return [{ href, words: section.name[locale], count, isProjects: section.kind === 'projects', isCurrent }]
  })
}
