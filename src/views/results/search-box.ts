import type { Locale } from '#domain/values/locale.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { grammars } from '#i18n/grammar.ts'
import { pickMessages } from '#i18n/pick-messages.ts'
import {
  type SearchBoxData,
  type SearchGoal,
  searchBoxMessages,
  type SearchGoalData,
  searchGoals,
} from '#islands/search-box/search-box-data.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { listedCount } from './results-links.ts'

/**
 * Returns the search box of a menu page; undefined when the configuration excludes it there, or there is nothing to
 * search. Goals without listings are left out.
 */
export function viewSearchBox(
  context: ViewContext,
  page: Pick<MenuPage, 'id' | 'purpose'>,
  locale: Locale,
): SearchBoxData | undefined {
  const wanted = context.catalogue.site.propertySearch
  if (wanted === undefined ? page.purpose.kind !== 'home' : !wanted.includes(page.id)) return undefined
  const goals = searchGoals.flatMap((goal) => viewGoal(context, goal, locale) ?? [])
  if (goals.length === 0) return undefined
  return {
    numberTag: grammars[locale].numberTag,
    messages: pickMessages(searchBoxMessages, context.languages(locale)),
    goals,
  }
}

function viewGoal(context: ViewContext, goal: SearchGoal, locale: Locale): SearchGoalData | undefined {
  const section = context.catalogue.sections.find(({ kind, isPublic }) => kind === goal && isPublic)
  const action = section === undefined ? undefined : optionalPath(context, resultsKey(section.key), locale)
  if (section === undefined || action === undefined) return undefined
  const filters = context.filtersOf(section, locale)
  if (filters === undefined) return undefined
  return {
    goal,
    section: section.key,
    action,
    count: listedCount(context, section),
    options: filters.options,
  }
}
