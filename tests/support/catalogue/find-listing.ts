import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#domain/values/locale.ts'
import type { BuildReport, RouteLine } from '#scripts/build/build-report.ts'
import { fileOfPath } from '#scripts/build/output/dist-files.ts'

/**
 * Returns the path of the first page of a listing whose HTML matches `has` and does not match `lacks`.
 * @throws {Error} when the built site has no such page
 */
export function findListing(
  has: RegExp,
  {
    lacks,
    locale = 'nl',
    kind = 'property',
  }: Readonly<{ lacks?: RegExp; locale?: Locale; kind?: RouteLine['kind'] }> = {},
): string {
  const { out }: BuildReport = JSON.parse(readFileSync('.cache/build-report.json', 'utf8'))
  const routes: readonly RouteLine[] = JSON.parse(readFileSync('.cache/routes.json', 'utf8'))
  const found = routes.find((route) => {
    if (route.kind !== kind || route.locale !== locale || route.path !== route.canonical) return false
    const html = readFileSync(join(out, fileOfPath(route.path)), 'utf8')
    return has.test(html) && lacks?.test(html) !== true
  })
  if (found === undefined) throw new Error(`no ${kind} page in ${locale} has ${has.source}`)
  return found.path
}
