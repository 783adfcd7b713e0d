import type { Catalogue } from '#domain/site/catalogue.ts'
import { speak, type Locale, type Translations } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { Ledger, RouteEntry } from '#domain/site/route-entry.ts'
import { checkReferences } from '#routes/table/check-references.ts'
import { expandArticles } from './expand-articles.ts'
import { expandCalculator } from './expand-calculator.ts'
import { expandEntries } from './expand-entries.ts'
import { expandGone } from './expand-gone.ts'
import { expandLegal } from './expand-legal.ts'
import { expandMenuPages } from './expand-menu-pages.ts'
import { expandNotFound } from './expand-not-found.ts'
import { expandOffline } from './expand-offline.ts'
import { expandPersonal } from './expand-personal.ts'
import { expandProjects } from './expand-projects.ts'
import { expandProperties } from './expand-properties.ts'
import { expandResults } from './expand-results.ts'
import { expandVacancies } from './expand-vacancies.ts'
import type { Crumb, Route } from '#routes/table/route.ts'
import type { RouteDraft, Step } from './route-draft.ts'
import { toPath } from '#routes/path/route-path.ts'
import { checkDrafts } from '#routes/table/route-problems.ts'

/** What the pages of the site are made from. */
export type RouteInput = Readonly<{
  catalogue: Catalogue
  routeEntries: readonly RouteEntry[]
  ledger: Ledger
  now: PlainDate
}>

/** The pages that can be published, and what is wrong with those that cannot. */
export type RoutePlan = Readonly<{ routes: readonly Route[]; problems: readonly Problem[] }>

type PathsByKey = ReadonlyMap<string, Translations>

/**
 * Returns every page of the site in every enabled language, and a page for each listing that is gone. A page
 * whose path two want, that lacks a language or whose path holds a bad character is left out and named.
 */
export function expandRoutes({ catalogue, routeEntries, ledger, now }: RouteInput): RoutePlan {
  const locales = catalogue.site.languageUse
  const { sound, problems } = checkDrafts(expandDrafts(catalogue, routeEntries, now), locales)
  const paths = new Map(sound.map(({ key, path }) => [key, path]))
  const live = sound.flatMap((draft) => locales.flatMap((locale) => toRoute(draft, locale, paths)))
  return {
    routes: [...live, ...expandGone(ledger, live, catalogue)],
    problems: [...checkReferences(catalogue, routeEntries), ...problems],
  }
}

function expandDrafts(
  catalogue: Catalogue,
  entries: readonly RouteEntry[],
  now: PlainDate,
): readonly RouteDraft[] {
  return [
    ...expandMenuPages(catalogue),
    ...expandResults(catalogue),
    ...expandProperties(catalogue),
    ...expandProjects(catalogue, entries),
    ...expandArticles(catalogue, entries),
    ...expandVacancies(catalogue, entries, now),
    ...expandEntries(catalogue, entries),
    ...expandLegal(catalogue),
    ...expandPersonal(catalogue),
    ...expandCalculator(catalogue, now),
    expandNotFound(catalogue),
    expandOffline(catalogue),
  ]
}

function toRoute(draft: RouteDraft, locale: Locale, paths: PathsByKey): readonly Route[] {
  const below = draft.path[locale]
  if (below === undefined) return []
  const path = toPath(locale, below)
  return [
    {
      key: draft.key,
      kind: draft.target.kind,
      type: draft.type,
      target: draft.target,
      locale,
      path,
      original: draft.original,
      breadcrumb: [...draft.steps.flatMap((step) => toCrumb(step, locale, paths)), ...toCrumb(draft, locale)],
      canonical:
        draft.canonicalKey === undefined ? path : (pathOf(draft.canonicalKey, locale, paths) ?? path),
      isIndexable: draft.isIndexable,
    },
  ]
}

function toCrumb(step: Step, locale: Locale, paths?: PathsByKey): readonly Crumb[] {
  const spoken = speak(step.label, locale)
  if (spoken === undefined) return []
  const path = paths === undefined || step.key === undefined ? undefined : pathOf(step.key, locale, paths)
  return [{ label: spoken.text, path, lang: spoken.locale === locale ? undefined : spoken.locale }]
}

function pathOf(key: string, locale: Locale, paths: PathsByKey): string | undefined {
  const below = paths.get(key)?.[locale]
  return below === undefined ? undefined : toPath(locale, below)
}
