import type { Catalogue } from '#domain/site/catalogue.ts'
import type { RouteEntry } from '#domain/site/route-entry.ts'
import { listStep } from '#routes/path/list-step.ts'
import { prefixEntry } from '#routes/ledger/prefix-entries.ts'
import type { RouteDraft } from './route-draft.ts'
import { articleKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'

/** Returns the pages of the blog's articles. */
export function expandArticles(catalogue: Catalogue, entries: readonly RouteEntry[]): readonly RouteDraft[] {
  const entry = prefixEntry(entries, 'article')
  if (entry === undefined) return []
  const steps = [listStep(catalogue, entry, 'blog')]
  return catalogue.articles.map((article) => ({
    key: articleKey(article.id),
    target: { kind: 'article', articleId: article.id },
    type: 'article',
    original: `/blog/${article.id}/`,
    path: belowBase(entry.path, (locale) => article.slug[locale]),
    steps,
    label: article.title,
    isIndexable: true,
    source: { file: `articles/${article.id}`, record: article.id, field: 'slug' },
  }))
}
