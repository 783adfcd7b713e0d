import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#domain/values/locale.ts'
import type { BuildReport, RouteLine } from '#scripts/build/build-report.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'

/** A page to open in the browser: its kind, its path, and a name for its test. */
export type SamplePage = Readonly<{ name: string; kind: RouteLine['kind']; path: string }>

/**
 * Returns the largest page of each kind in a language, and the smallest when it is much smaller, so that both full and
 * sparse pages are tested.
 */
export function samplePages(locale: Locale): readonly SamplePage[] {
  const { report, routes } = loadRoutes()
  const kinds = Map.groupBy(
    routes.filter((route) => route.locale === locale),
    (route) => route.kind,
  )
  return [...kinds].flatMap(([kind, found]) => {
    const bySize = found
      .map(({ path }) => ({ path, bytes: statSync(join(report.out, fileOfPath(path))).size }))
      .toSorted((a, b) => b.bytes - a.bytes)
    const [largest] = bySize
    const smallest = bySize.at(-1)
    if (largest === undefined) return []
    const full = { name: `${kind} ${locale}`, kind, path: largest.path }
    const isMuchSmaller = smallest !== undefined && smallest.bytes < largest.bytes * 0.85
    return isMuchSmaller ? [full, { name: `${kind} ${locale} least`, kind, path: smallest.path }] : [full]
  })
}

/** Returns the largest page of each kind in a language. */
export function fullPages(locale: Locale): readonly SamplePage[] {
  return samplePages(locale).filter(({ name }) => nightly(name) !== '@night')
}

/** Returns the tag of a test of a page: the smallest of a kind, which shows less of the same, is opened at night. */
export function nightly(name: string): '@night' | [] {
  return name.endsWith('least') ? '@night' : []
}

/** Returns the path of the first page of a kind and language whose HTML has a text; throws when there is none. */
export function pageWith(kind: RouteLine['kind'], locale: Locale, something: string): string {
  const { report, routes } = loadRoutes()
  const found = routes.find(
    (route) =>
      route.kind === kind &&
      route.locale === locale &&
      readFileSync(join(report.out, fileOfPath(route.path)), 'utf8').includes(something),
  )
  if (found === undefined) throw new Error(`no ${kind} page in ${locale} has ${something}`)
  return found.path
}

/** Returns the languages of the built site. */
export function builtLocales(): readonly Locale[] {
  return [...new Set(loadRoutes().routes.map((route) => route.locale))]
}

function loadRoutes(): Readonly<{ report: BuildReport; routes: readonly RouteLine[] }> {
  return {
    report: JSON.parse(readFileSync('.cache/build-report.json', 'utf8')),
    routes: JSON.parse(readFileSync('.cache/routes.json', 'utf8')),
  }
}
