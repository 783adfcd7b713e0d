import type { RouteEntry } from '#domain/site/route-entry.ts'
import type { RouteDraft } from '#routes/expand/route-draft.ts'
import { offersForm } from './offered-forms.ts'
import type { ExpandInput } from './page-kind.ts'

/** An entry of `routes.json` that is a page of its own. */
type FixedEntry = Exclude<RouteEntry, { type: 'prefix' }>

/** An entry of `routes.json` with its path, breadcrumb and source: everything but what it is for. */
type FixedPage<T extends FixedEntry['type']> = Readonly<{
  entry: FixedEntry & Readonly<{ type: T }>
  draft: Pick<RouteDraft, 'original' | 'path' | 'steps' | 'label' | 'isIndexable' | 'source'>
}>

/**
 * Returns the pages that `routes.json` names with their paths, of one type, without those of forms for what the agency does
 * not do; search engines should leave them out.
 */
export function fixedPages<T extends FixedEntry['type']>(
  { catalogue, routeEntries }: ExpandInput,
  type: T,
): readonly FixedPage<T>[] {
  return routeEntries
    .filter((entry): entry is FixedEntry & Readonly<{ type: T }> => entry.type === type)
    .filter((entry) => !('form' in entry) || offersForm(catalogue, entry.form))
    .map((entry) => ({
      entry,
      draft: {
        original: entry.original,
        path: entry.path,
        steps: [],
        label: entry.breadcrumb,
        isIndexable: false,
        source: { file: 'routes.json', record: entry.original, field: 'path' },
      },
    }))
}
