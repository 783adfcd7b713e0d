import type { IncompleteEntry, Owner } from '#scripts/compliance/incomplete-entries.ts'

/** A filter of the report: `#region-flanders`, `#office-berlare`, `#agent-lotte-verhulst`. */
export type Filter = Owner & Readonly<{ group: 'Region' | 'Office' | 'Agent'; count: number }>

/** Names of the regions in the report. */
export const regionNames = { flanders: 'Flanders', brussels: 'Brussels', wallonia: 'Wallonia' } as const

const groups: readonly Filter['group'][] = ['Region', 'Office', 'Agent']

/** Returns the anchors that show an entry. */
export function anchorsOf(entry: IncompleteEntry): readonly string[] {
  return ownersOf(entry).map(({ anchor }) => anchor)
}

/** Returns all filters of a report with their numbers of entries: regions, offices, agents. */
export function pageFilters(entries: readonly IncompleteEntry[]): readonly Filter[] {
  const filters = new Map<string, Filter>()
  for (const entry of entries) {
    for (const owner of ownersOf(entry)) {
      const count = (filters.get(owner.anchor)?.count ?? 0) + 1
      filters.set(owner.anchor, { ...owner, count })
    }
  }
  return groups.flatMap((group) => [...filters.values()].filter((filter) => filter.group === group))
}

function ownersOf({ region, office, agent }: IncompleteEntry): readonly Omit<Filter, 'count'>[] {
  return [
    { group: 'Region', anchor: `region-${region}`, name: regionNames[region] },
    { group: 'Office', ...office },
    { group: 'Agent', ...agent },
  ]
}
