import { legalKey } from '#routes/path/route-keys.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** Legal pages: at the path that the menu gives them, else at their own slug. */
export const legal: PageKindDefinition<Readonly<{ kind: 'legal'; document: string }>> = {
  ...ordinary,
  asksConsent: false,
  expand: ({ catalogue }) => {
    const pages = menuPagesFor(catalogue, 'legal')
    return catalogue.legalDocuments.map((document) => {
      const page = pages.find(({ purpose }) => purpose.document === document.id)
      return {
        key: legalKey(document.id),
        target: { kind: 'legal', document: document.id },
        original: page?.original ?? `/${document.id}/`,
        path: page?.path ?? document.slug,
        steps: [],
        label: page?.name ?? document.title,
        isIndexable: true,
        source: { file: `legal/${document.id}`, record: document.id, field: 'slug' },
      }
    })
  },
}
