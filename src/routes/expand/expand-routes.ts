import { speak, type Locale, type Reader, type Translations } from '#domain/values/locale.ts'
import type { Problem } from '#domain/site/problem.ts'
import { checkReferences } from '#routes/table/check-references.ts'
import type { Crumb, Route } from '#routes/table/route.ts'
import type { ExpandInput, PageKindDefinition } from './page-kind.ts'
import { pageKinds, type RouteTarget } from '#routes/kinds/page-kinds.ts'
import type { RouteDraft, Step } from './route-draft.ts'
import { toPath } from '#routes/path/route-path.ts'
import { homeSteps } from '#routes/path/steps.ts'
import { checkDrafts } from '#routes/table/route-problems.ts'

/** The pages that can be published, and what is wrong with those that cannot. */
export type RoutePlan = Readonly<{ routes: readonly Route[]; problems: readonly Problem[] }>

type TargetedDraft = RouteDraft<RouteTarget>
const kinds: readonly PageKindDefinition<RouteTarget>[] = Object.values(pageKinds)

type PathsByKey = ReadonlyMap<string, Translations>

/**
 * Returns every page of the site in every language in use. A page is left out and reported when its path is taken,
 * is missing in a language, or holds a bad character.
 */
export function expandRoutes(input: ExpandInput): RoutePlan {
  const { catalogue, routeEntries, languages } = input
  const locales = catalogue.site.languageUse
  const { sound, problems } = checkDrafts(
    kinds.flatMap(({ expand }) => expand(input)),
    locales,
  )
  const home = homeSteps(catalogue)
  const paths = new Map(sound.map(({ key, path }) => [key, path]))
  return {
    routes: sound.flatMap((draft) => {
      const steps = draft.target.kind === 'home' ? [] : [...home, ...draft.steps]
      return locales.flatMap((locale) => toRoute({ ...draft, steps }, languages(locale), paths))
    }),
    problems: [...checkReferences(catalogue, routeEntries), ...problems],
  }
}

function toRoute(draft: TargetedDraft, reader: Reader, paths: PathsByKey): readonly Route[] {
  const { locale } = reader
  const below = draft.path[locale]
  if (below === undefined) return []
  const path = toPath(locale, below)
  return [
    {
      key: draft.key,
      kind: draft.target.kind,
      target: draft.target,
      locale,
      path,
      original: draft.original,
      breadcrumb: [...draft.steps.flatMap((step) => toCrumb(step, reader, paths)), ...toCrumb(draft, reader)],
      canonical: pathOf(draft.canonicalKey ?? draft.key, locale, paths) ?? path,
      isIndexable: draft.isIndexable,
    },
  ]
}

function toCrumb(step: Step, reader: Reader, paths?: PathsByKey): readonly Crumb[] {
  const { locale } = reader
  const spoken = speak(step.label, reader)
  if (spoken === undefined) return []
  const path = paths === undefined || step.key === undefined ? undefined : pathOf(step.key, locale, paths)
  return [{ label: spoken.text, path, lang: spoken.locale === locale ? undefined : spoken.locale }]
}

function pathOf(key: string, locale: Locale, paths: PathsByKey): string | undefined {
  const below = paths.get(key)?.[locale]
  return below === undefined ? undefined : toPath(locale, below)
}
