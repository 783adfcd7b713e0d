import type { Section } from '#domain/site/section.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { type Locale, mapLocales } from '#domain/values/locale.ts'
import type { Town } from '#domain/place/place.ts'
import { listedProjects, listedProperties, listedTowns } from '#routes/table/listed.ts'
import { menuPageOfSection, sectionPath, sectionsByKey } from '#routes/table/menu-pages.ts'
import { PAGE_SIZE, PROJECT_PAGE_SIZE, pageCount } from '#routes/path/paging.ts'
import type { RouteDraft } from '#routes/expand/route-draft.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { hasTowns, sectionStep, townNames, townSegment, townStep } from '#routes/path/steps.ts'

type Target = Readonly<{ kind: 'results'; section: string; town?: string; page: number }>

/** Lists: of each public section and of each of its towns, with their later pages. */
export const results: PageKindDefinition<Target> = {
  ...ordinary,
  expand: ({ catalogue }) => expandResults(catalogue),
}

function expandResults(catalogue: Catalogue): readonly RouteDraft<Target>[] {
  return [...sectionsByKey(catalogue).values()].flatMap((section) => {
    const towns = hasTowns(section) ? listedTowns(catalogue, section) : []
    return [undefined, ...towns].flatMap((town) => expandList(catalogue, section, town))
  })
}

/** Returns how many pages a list of the site has. */
function resultsPageCount(catalogue: Catalogue, section: Section, town?: string): number {
  return section.kind === 'projects'
    ? pageCount(listedProjects(catalogue, town).length, PROJECT_PAGE_SIZE)
    : pageCount(listedProperties(catalogue, section.key, town).length, PAGE_SIZE)
}

function expandList(
  catalogue: Catalogue,
  section: Section,
  town: Town | undefined,
): readonly RouteDraft<Target>[] {
  const pages = resultsPageCount(catalogue, section, town?.slug)
  const original = sectionOriginal(catalogue, section)
  return Array.from({ length: pages }, (_, index) => toDraft(catalogue, section, town, index + 1, original))
}

function toDraft(
  catalogue: Catalogue,
  section: Section,
  town: Town | undefined,
  page: number,
  original: string,
): RouteDraft<Target> {
  const base = sectionPath(catalogue, section)
  const isFirst = town === undefined && page === 1
  const below = (locale: Locale): string =>
    [...(town === undefined ? [] : [townSegment(town, locale)]), ...(page === 1 ? [] : [page])].join('/')
  const list = town === undefined ? [] : [sectionStep(section)]
  const first = town === undefined ? sectionStep(section) : townStep(section, town)
  return {
    key: resultsKey(section.key, town?.slug, page),
    target: { kind: 'results', section: section.key, town: town?.slug, page },
    original: originalOfList(original, town, page),
    path: isFirst ? base : belowBase(base, below),
    steps: page === 1 ? list : [...list, first],
    label: page > 1 ? mapLocales(() => String(page)) : town === undefined ? section.name : townNames(town),
    // A town's own page also has the listings of offices there; discreet listings may not be found by searching.
    isIndexable: section.kind !== 'discreet' && (section.kind !== 'office' || town === undefined),
    source: {
      file: town === undefined ? 'sections.json' : 'towns.json',
      record: town?.slug ?? section.key,
      field: 'slug',
    },
  }
}

const originals: Readonly<Record<Section['kind'], string | undefined>> = {
  sale: '/for-sale/',
  rent: '/for-rent/',
  projects: '/projects/',
  discreet: '/Discreet/',
  office: undefined,
}

/**
 * Returns the language-less path of a section's list: the menu's, else that of the specification.
 * @example sectionOriginal(catalogue, sale) // '/for-sale/'
 */
function sectionOriginal(catalogue: Catalogue, section: Section): string {
  return menuPageOfSection(catalogue, section)?.original ?? originals[section.kind] ?? `/${section.key}/`
}

function originalOfList(original: string, town: Town | undefined, page: number): string {
  const query = new URLSearchParams()
  if (town !== undefined) query.set('city', town.slug)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? original : `${original}?${query}`
}
