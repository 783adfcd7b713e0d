import { mapLocales } from '#domain/values/locale.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'
import { prefixEntry } from '#routes/ledger/prefix-entries.ts'
import { listStep } from '#routes/path/list-step.ts'
import { personKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { slugOf } from '#text/slug.ts'

/** The people of the team; whoever has left the file has no page, and the ledger leads on to the team. */
export const person: PageKindDefinition<Readonly<{ kind: 'person'; personId: string }>> = {
  ...ordinary,
  expand: ({ catalogue, routeEntries }) => {
    const entry = prefixEntry(routeEntries, 'person')
    if (entry === undefined) return []
    const steps = [listStep(catalogue, entry, 'team')]
    return catalogue.people.map(({ id, name }) => ({
      key: personKey(id),
      target: { kind: 'person', personId: id },
      original: `/team/${slugOf(id, id)}/`,
      path: belowBase(entry.path, () => slugOf(id, id)),
      steps,
      label: mapLocales(() => name),
      isIndexable: true,
      source: { file: 'people.json', record: id, field: 'id' },
    }))
  },
}
