import type { Section } from '#domain/agency.ts'
import type { Locale } from '#domain/locale.ts'
import { formatNumber } from '#i18n/format.ts'
import { translator } from '#i18n/translate.ts'
import { listedProjects, listedProperties, listedTowns } from '#routes/listed.ts'
import { resultsKey } from '#routes/route-keys.ts'
import type { ViewContext } from './context.ts'
import { optionalPath } from './hrefs.ts'
import { townName } from './listing-title.ts'

/** What a visitor can look for. */
export type SearchGoalView = Readonly<{
  goal: 'sale' | 'rent' | 'projects'
  label: string
  where: string
  allTowns: string
  towns: readonly Readonly<{ name: string; href: string; count: string }>[]
  /** "Toon 214 panden", to the whole list. */
  show: Readonly<{ label: string; href: string }>
}>

/** The search box: goals with links to pages that exist, so that it works without script. */
export type SearchBoxView = Readonly<{ label: string; legend: string; goals: readonly SearchGoalView[] }>

/** Returns the search box; a goal of which there is nothing is left out. */
export function viewSearchBox(context: ViewContext, locale: Locale): SearchBoxView {
  const t = translator(locale)
  const goals = (['sale', 'rent', 'projects'] as const).flatMap(
    (goal) => viewGoal(context, goal, locale) ?? [],
  )
  return { label: t('home.search.label'), legend: t('home.search.what'), goals }
}

function viewGoal(
  context: ViewContext,
  goal: SearchGoalView['goal'],
  locale: Locale,
): SearchGoalView | undefined {
  const section = context.catalogue.sections.find(({ kind, isPublic }) => kind === goal && isPublic)
  const href = section === undefined ? undefined : optionalPath(context, resultsKey(section.key), locale)
  if (section === undefined || href === undefined) return undefined
  const t = translator(locale)
  const total = countIn(context, section)
  if (total === 0) return undefined
  const towns = listedTowns(context.catalogue, section).flatMap((town) => {
    const townHref = optionalPath(context, resultsKey(section.key, town.slug), locale)
    if (townHref === undefined) return []
    return [
      {
        name: townName(town, locale),
        href: townHref,
        count: formatNumber(countIn(context, section, town.slug), locale),
      },
    ]
  })
  return {
    goal,
    label: t(`home.search.${goal}`),
    where: t('home.search.where'),
    allTowns: t('home.search.allTowns'),
    towns: towns.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    show: {
      label: t(goal === 'projects' ? 'home.search.showProjects' : 'home.search.showProperties', {
        count: total,
      }),
      href,
    },
  }
}

function countIn({ catalogue }: ViewContext, section: Section, town?: string): number {
  const listed =
    section.kind === 'projects'
      ? listedProjects(catalogue, town)
      : listedProperties(catalogue, section.key, town)
  return listed.length
}
