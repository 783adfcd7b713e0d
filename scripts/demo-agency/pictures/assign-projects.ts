import type { ProjectPlan } from '#scripts/demo-agency/projects/plans.ts'
import type { ProjectHome } from './homes.ts'

/**
 * Gives projects the pictures of their own building, in the given order, each set once: all stand on one page of the
 * list. A project of flats and houses shows either. Projects for which no set is left have no pictures yet.
 */
export function assignProjectHomes(
  plans: readonly ProjectPlan[],
  homes: readonly ProjectHome[],
): ReadonlyMap<number, ProjectHome> {
  const left = new Set(homes)
  const take = (kinds: readonly ProjectHome['kind'][]): ProjectHome | undefined => {
    const found = [...left].find(({ kind }) => kinds.includes(kind))
    if (found !== undefined) left.delete(found)
    return found
  }
  // Mixed projects choose last: what is left of either kind suits them.
  const ordered = [
    ...plans.filter(({ kind }) => kind !== 'both'),
    ...plans.filter(({ kind }) => kind === 'both'),
  ]
  return new Map(
    ordered.flatMap((plan): (readonly [number, ProjectHome])[] => {
      const home = take(plan.kind === 'both' ? ['houses', 'flats'] : [plan.kind])
      return home === undefined ? [] : [[plan.id, home]]
    }),
  )
}
