import { locales as allLocales, type Locale } from '#domain/values/locale.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { RouteDraft, RouteSource } from '#routes/expand/route-draft.ts'
import { isSoundPath, toPath } from '#routes/path/route-path.ts'

/** Drafts that can be published, and the problems of the others. */
export type CheckedDrafts<Draft> = Readonly<{ sound: readonly Draft[]; problems: readonly Problem[] }>

/**
 * Returns the problems of drafts: no path in a language, a character that a path may not contain, a key or path
 * used twice, with both sources named. Of two that collide the first is sound.
 */
export function checkDrafts<Draft extends RouteDraft>(
  drafts: readonly Draft[],
  locales: readonly Locale[],
): CheckedDrafts<Draft> {
  const byKey = new Map<string, RouteDraft>()
  const byPath = new Map<string, RouteDraft>()
  const checked = drafts.map((draft) => {
    const twin = byKey.get(draft.key)
    if (twin !== undefined) return { draft, problems: [sameKey(draft, twin)] }
    byKey.set(draft.key, draft)
    return { draft, problems: locales.flatMap((locale) => checkPath(draft, locale, byPath)) }
  })
  return {
    sound: checked.filter(({ problems }) => problems.length === 0).map(({ draft }) => draft),
    problems: checked.flatMap(({ problems }) => problems),
  }
}

function checkPath(draft: RouteDraft, locale: Locale, byPath: Map<string, RouteDraft>): readonly Problem[] {
  const below = draft.path[locale]
  if (below === undefined)
    return draft.optionalLocales?.includes(locale) === true ? [] : [missingLocale(draft, locale)]
  const path = toPath(locale, below)
  if (!isSoundPath(path)) return [badCharacters(draft, path)]
  const other = byPath.get(path)
  if (other !== undefined) return [collision(draft, other, path)]
  byPath.set(path, draft)
  return []
}

function sameKey(draft: RouteDraft, twin: RouteDraft): Problem {
  return {
    ...at(draft.source),
    message: `the page ${draft.key} is there twice`,
    received: `${describe(draft.source)} and ${describe(twin.source)}`,
    remedy: 'Remove one of the two.',
  }
}

function missingLocale(draft: RouteDraft, locale: Locale): Problem {
  const present = allLocales.filter((candidate) => draft.path[candidate] !== undefined)
  return {
    ...at(draft.source),
    message: `${draft.key} has no path in ${locale}`,
    expected: 'a path in every language of the site',
    received: present.length === 0 ? 'no path at all' : `paths in ${present.join(', ')}`,
    remedy: `Add the path for ${locale} to ${describe(draft.source)}.`,
  }
}

function badCharacters(draft: RouteDraft, path: string): Problem {
  return {
    ...at(draft.source),
    message: `${draft.key} has a path with characters that a path may not hold`,
    expected: 'letters a to z, digits, and single hyphens between them',
    received: path,
    remedy: `Correct the path in ${describe(draft.source)}.`,
  }
}

function collision(draft: RouteDraft, other: RouteDraft, path: string): Problem {
  return {
    ...at(draft.source),
    message: `${draft.key} and ${other.key} want the same path ${path}`,
    expected: 'one page per path',
    received: `${describe(draft.source)} and ${describe(other.source)}`,
    remedy: 'Give one of the two another path.',
  }
}

function at(source: RouteSource): Pick<Problem, 'severity' | 'file' | 'record' | 'field'> {
  return { severity: 'error', file: source.file, record: source.record, field: source.field }
}

function describe({ file, record, field }: RouteSource): string {
  return field === undefined ? `${file} ${record}` : `${file} ${record} (${field})`
}
