import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Problem } from '#domain/site/problem.ts'
import type { Ledger } from '#domain/site/route-entry.ts'

/** Share of the published listings that may vanish in one build. */
const brake = 0.2

/**
 * Returns an error when more than 20 % of the listings that the ledger holds open are not in the
 * catalogue, a warning when that is allowed, otherwise nothing.
 */
export function checkShrink(
  catalogue: Pick<Catalogue, 'properties' | 'projects'>,
  ledger: Ledger,
  { allow }: Readonly<{ allow: boolean }>,
): readonly Problem[] {
  const published = openListings(ledger)
  const present = new Set([
    ...catalogue.properties.map((property) => `property:${property.id}`),
    ...catalogue.projects.map((project) => `project:${project.id}`),
  ])
  const gone = [...published].filter((listing) => !present.has(listing))
  if (gone.length <= published.size * brake) return []
  return [
    {
      severity: allow ? 'warning' : 'error',
      file: 'url-ledger.json',
      message: `${gone.length} of ${published.size} published listings are no longer among the records`,
      expected: 'at most 20 % fewer listings than were published',
      received: `${gone.slice(0, 5).join(', ')}${gone.length > 5 ? ' …' : ''}`,
      remedy: allow ? undefined : 'deliver a complete export, or build with --allow-shrink',
    },
  ]
}

// A property has one key per section and four paths per key: `property:2417@sale` is listing `property:2417`.
function openListings(ledger: Ledger): Set<string> {
  return new Set(
    Object.values(ledger.paths)
      .filter((entry) => entry.closedOn === undefined)
      .flatMap((entry) => /^(?:property|project):\d+/.exec(entry.key) ?? []),
  )
}
