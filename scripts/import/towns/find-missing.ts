import type { Town } from '#domain/place/place.ts'
import { townKey } from '#data/place/town-name.ts'
import { createTownIndex } from '#data/place/town-index.ts'

/** The towns that records name and `towns.json` lacks. */
export type MissingTowns = Readonly<{
  /** Those that the postal codes have, with slugs that no other town has. */
  found: readonly Town[]
  /** Names of those that they have not. */
  unknown: readonly string[]
}>

/**
 * Looks for the towns of the records that are on no list.
 * @param listed the towns of `towns.json`
 * @param shown all towns of the site: the listed ones, and those that were made of the words of a record
 * @param postal the towns of a list of postal codes
 */
export function findMissing(
  listed: readonly Town[],
  shown: readonly Town[],
  postal: readonly Town[],
): MissingTowns {
  const slugs = new Set(listed.map(({ slug }) => slug))
  const index = createTownIndex(postal)
  const found = new Map<Town, Town>()
  const unknown: string[] = []
  for (const town of shown) {
    // A listing without a town is shown under its country, which has no zip.
    if (listed.some(({ slug }) => slug === town.slug) || town.zip === undefined) continue
    const known = index.find(town)
    if (known === undefined) unknown.push(`${town.zip} ${town.name}`)
    else if (!found.has(known)) found.set(known, withSlug(known, town, slugs))
  }
  return { found: [...found.values()], unknown }
}

/** A town keeps the address that its pages have; one that was written in another way gets its own. */
function withSlug(known: Town, shown: Town, slugs: Set<string>): Town {
  const own = townKey(known.name) === townKey(shown.name) ? shown.slug : known.slug
  const slug = slugs.has(own) ? `${own}-${known.zip?.toLowerCase().replace(/\W/g, '')}` : own
  slugs.add(slug)
  return { ...known, slug }
}
