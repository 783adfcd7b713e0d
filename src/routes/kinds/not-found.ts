import { mapLocales } from '#domain/values/locale.ts'
import { notFoundKey } from '#routes/path/route-keys.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

const own = mapLocales(() => '404')

/** The page for an unknown address; the site has one even when its menu has none. */
export const notFound: PageKindDefinition<Readonly<{ kind: 'not-found' }>> = {
  ...ordinary,
  hasOriginalAddress: false,
  expand: ({ catalogue }) => {
    const page = menuPagesFor(catalogue, 'notFound')[0]
    return [
      {
        key: notFoundKey(),
        target: { kind: 'not-found' },
        original: page?.original ?? '/404/',
        path: page?.path ?? own,
        steps: [],
        label: page?.name ?? own,
        isIndexable: false,
        source: { file: 'menu.json', record: page === undefined ? '404' : String(page.id), field: 'path' },
      },
    ]
  },
}
