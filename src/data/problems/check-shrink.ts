import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { Ledger } from '#domain/site/route-entry.ts'

/** Share of the published listings that may disappear in one build. */
export const brake = 0.2

/**
 * Returns an error when there are no listings, or when more than 20 % of the open listings in the ledger are not in
 * the catalogue; a warning when that is allowed.
 */
export function checkShrink(
  catalogue: Pick<Catalogue, 'properties' | 'projects'>,
  ledger: Ledger,
  { allow }: Readonly<{ allow: boolean }>,
): readonly Problem[] {
  const severity = allow ? 'warning' : 'error'
  const remedy = allow ? undefined : 'deliver a complete export, or build with --allow-shrink'
  if (catalogue.properties.length + catalogue.projects.length === 0) {
    return [
      {
        severity,
        file: 'properties.json',
        message: 'no listing can be published; the site would be empty',
        expected: 'at least one property or project',
        received: 'none',
        remedy,
      },
    ]
  }
  const published = openListings(ledger)
  const current = new Set([
    ...catalogue.properties.map((property) => `property:${property.id}`),
    ...catalogue.projects.map((project) => `project:${project.id}`),
  ])
  const missing = [...published].filter((listing) => !current.has(listing))
  if (missing.length <= published.size * brake) return []
  return [
    {
      severity,
      file: 'url-ledger.json',
      message: `${missing.length} of ${published.size} published listings are no longer among the records`,
      expected: 'at most 20 % fewer listings than were published',
      received: `${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`,
      remedy,
    },
  ]
}

/** Returns the IDs of the properties whose pages are published. */
export function openProperties(ledger: Ledger): ReadonlySet<number> {
  const ids = [...openListings(ledger)].flatMap((listing) => /^property:(\d+)$/.exec(listing)?.[1] ?? [])
  return new Set(ids.map(Number))
}

// A property has one key per section and one path per language: `property:2417@sale` is the listing `property:2417`.
function openListings(ledger: Ledger): Set<string> {
  return new Set(
    Object.values(ledger.paths)
      .filter((entry) => entry.closedOn === undefined)
      .flatMap((entry) => /^(?:property|project):\d+/.exec(entry.key) ?? []),
  )
}
