import type { Catalogue } from '#domain/catalogue.ts'
import { speak, type Locale, type Translations } from '#domain/locale.ts'
import type { PlainDate } from '#domain/measure.ts'
import type { Ledger, RouteEntry } from '#domain/route-entry.ts'
import { checkReferences } from './check-references.ts'
import { expandArticles } from './expand-articles.ts'
import { expandEntries } from './expand-entries.ts'
import { expandGone } from './expand-gone.ts'
import { expandLegal } from './expand-legal.ts'
import { expandMenuPages } from './expand-menu-pages.ts'
import { expandNotFound } from './expand-not-found.ts'
import { expandProjects } from './expand-projects.ts'
import { expandProperties } from './expand-properties.ts'
import { expandResults } from './expand-results.ts'
import { expandVacancies } from './expand-vacancies.ts'
import type { Crumb, Route } from './route.ts'
import type { RouteDraft, Step } from './route-draft.ts'
import { toPath } from './route-path.ts'
import { checkDrafts, RouteError } from './route-problems.ts'

/** What the pages of the site are made from. */
export type RouteInput = Readonly<{
  catalogue: Catalogue
  routeEntries: readonly RouteEntry[]
  ledger: Ledger
  now: PlainDate
}>

type PathsByKey = ReadonlyMap<string, Translations>

/**
 * Returns every page of the site in every enabled language, and a page for each listing that is gone.
 * @throws {RouteError} when two pages want one path, a language has none, or a path holds a bad character
 */
export function expandRoutes({ catalogue, routeEntries, ledger, now }: RouteInput): readonly Route[] {
  const locales = catalogue.site.languageUse
  const drafts: readonly RouteDraft[] = [
    ...expandMenuPages(catalogue),
    ...expandResults(catalogue),
    ...expandProperties(catalogue),
    ...expandProjects(catalogue, routeEntries),
    ...expandArticles(catalogue, routeEntries),
    ...expandVacancies(catalogue, routeEntries, now),
    ...expandEntries(catalogue, routeEntries),
    ...expandLegal(catalogue),
    expandNotFound(catalogue),
  ]
  const problems = [...checkReferences(catalogue, routeEntries), ...checkDrafts(drafts, locales)]
  if (problems.length > 0) throw new RouteError(problems)

  const paths = new Map(drafts.map(({ key, path }) => [key, path]))
  const live = drafts.flatMap((draft) => locales.flatMap((locale) => toRoute(draft, locale, paths)))
  return [...live, ...expandGone(ledger, live, catalogue)]
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
      canonical: draft.canonicalKey === undefined ? path : (pathOf(draft.canonicalKey, locale, paths) ?? path),
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
