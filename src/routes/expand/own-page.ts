import type { OwnPage } from '#domain/site/route-entry.ts'
import type { RouteDraft } from '#routes/expand/route-draft.ts'
import type { ExpandInput } from './page-kind.ts'

const missing: OwnPage = { original: '', path: {}, label: {} }

/**
 * Returns the path, label and source of a page that no record makes, as `pages.json` has them. A page that is not
 * there has no paths, which the check of all paths then names.
 */
export function ownPage(
  { ownPages }: ExpandInput,
  name: string,
): Pick<RouteDraft, 'original' | 'path' | 'label' | 'steps' | 'source'> {
  const { original, path, label } = ownPages[name] ?? missing
  return {
    original,
    path,
    label,
    steps: [],
    source: { file: 'pages.json', record: name, field: 'path' },
  }
}
