import { distanceKm } from '#domain/place/distance.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Project } from '#domain/listing/project.ts'

/** Projects below a project: one row of a wide screen. */
const shown = 3

/** Returns the nearest other projects with available units. */
export function neighbouringProjects(
  { projects }: Pick<Catalogue, 'projects'>,
  project: Project,
): readonly Project[] {
  const here = project.position ?? project.address.town.coordinates
  const kmTo = ({ position, address }: Project): number => {
    const there = position ?? address.town.coordinates
    return here === undefined || there === undefined ? Infinity : distanceKm(here, there)
  }
  return projects
    .filter(({ id, availability }) => id !== project.id && availability !== 'soldOut')
    .map((other) => ({ other, km: kmTo(other) }))
    .toSorted((one, next) => (one.km === next.km ? next.other.id - one.other.id : one.km - next.km))
    .slice(0, shown)
    .map(({ other }) => other)
}
