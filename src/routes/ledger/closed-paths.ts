import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Ledger } from '#domain/site/route-entry.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { addMonths, isPlainDate } from '#domain/values/plain-date.ts'
import { homeKey, resultsKey } from '#routes/path/route-keys.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import { withoutStreet } from '#routes/path/street-words.ts'
import type { Route, RouteTable } from '#routes/table/route.ts'
import { destinationOf, listAbove, listInsteadOf, sectionOfListing } from './ledger-destination.ts'
import { outsidePaths } from './outside-paths.ts'
import type { Redirect } from './redirect.ts'

/** The path of a removed listing, with the lists that a visitor can go on to: the town's first, then the section's. */
export type GonePath = Readonly<{ path: string; key: string; locale: Locale; lists: readonly Route[] }>

/** Every path without a page that leads somewhere: it redirects, or answers that its listing is gone. */
export type ClosedPaths = Readonly<{ moved: readonly Redirect[]; gone: readonly GonePath[] }>

/**
 * Returns what becomes of every published path without a page. It redirects to the page that shows the same today, or
 * outside where the menu has an entry there that leads elsewhere. The path of a removed listing answers that it is gone, and
 * after the configured months redirects to the list of its town. A path with the street of a hidden address is left out.
 */
export function closePaths(
  ledger: Ledger,
  routes: RouteTable,
  catalogue: Catalogue,
  now: PlainDate,
): ClosedPaths {
  const { sections, site } = catalogue
  const outside = outsidePaths(catalogue, routes)
  const taken = new Set(outside.map(({ from }) => from))
  const projects = sections.find(({ kind, isPublic }) => kind === 'projects' && isPublic)?.key
  const hidden = hiddenKeys(catalogue)
  const moved: Redirect[] = []
  const gone: GonePath[] = []
  for (const [path, { key, closedOn }] of Object.entries(ledger.paths)) {
    if (routes.at(path) !== undefined || taken.has(path)) continue
    // A redirect would still tell the street of an address that was withdrawn.
    if (hidden.has(key.split('@')[0] ?? '') && tellsStreet(path)) continue
    const own = localeOfPath(path)
    const locale = own !== undefined && routes.find(homeKey(), own) !== undefined ? own : site.languageDefault
    const lists = listsFor(path, sectionOfListing(key, projects), locale, routes, ledger)
    const successor = destinationOf(key, locale, routes)
    const isGone = successor === undefined && own === locale && lists.length > 0
    if (isGone && !isPast(closedOn, site.keepGoneMonths, now)) gone.push({ path, key, locale, lists })
    else {
      const to = successor ?? lists[0] ?? listInsteadOf(key, locale, routes)
      if (to !== undefined) moved.push({ from: path, to: to.path })
    }
  }
  return { moved: [...outside, ...moved], gone }
}

/** Returns the keys of the listings whose address is hidden, without their section. */
function hiddenKeys({ properties, projects }: Catalogue): ReadonlySet<string> {
  const isHidden = ({ address }: Pick<Property, 'address'>) => address.kind === 'hidden'
  return new Set([
    ...properties.filter(isHidden).map(({ id }) => `property:${id}`),
    ...projects.filter(isHidden).map(({ id }) => `project:${id}`),
  ])
}

/** Whether the title in the path of a listing reads like a street. */
function tellsStreet(path: string): boolean {
  const words = (path.split('/').at(-3) ?? '').replaceAll('-', ' ')
  return withoutStreet(words) !== words
}

function listsFor(
  path: string,
  section: string | undefined,
  locale: Locale,
  routes: RouteTable,
  ledger: Ledger,
): readonly Route[] {
  if (section === undefined) return []
  const lists = [listAbove(path, routes, ledger), routes.find(resultsKey(section), locale)]
  return [...new Set(lists.filter((list) => list !== undefined))]
}

function isPast(closedOn: string | undefined, months: number, now: PlainDate): boolean {
  return closedOn !== undefined && isPlainDate(closedOn) && addMonths(closedOn, months) < now
}
