import { written } from '#domain/values/locale.ts'
import { prefixEntry } from '#routes/ledger/prefix-entries.ts'
import { listStep } from '#routes/path/list-step.ts'
import { articleKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** Articles of the blog. */
export const article: PageKindDefinition<Readonly<{ kind: 'article'; articleId: string }>> = {
  ...ordinary,
  expand: ({ catalogue, routeEntries }) => {
    const entry = prefixEntry(routeEntries, 'article')
    if (entry === undefined) return []
    const steps = [listStep(catalogue, entry, 'blog')]
    return catalogue.articles.map(({ id, languageIn, slug, title }) => ({
      key: articleKey(id),
      target: { kind: 'article', articleId: id },
      original: `/blog/${id}/`,
      path: belowBase(entry.path, (locale) => slug[locale]),
      steps,
      label: written(title, languageIn),
      isIndexable: true,
      source: { file: `articles/${id}`, record: id, field: 'slug' },
    }))
  },
}
