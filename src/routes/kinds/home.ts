import { mapLocales } from '#domain/values/locale.ts'
import { menuSource } from '#routes/path/menu-source.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** The home page of the menu. */
export const home: PageKindDefinition<Readonly<{ kind: 'home'; pageId: number }>> = {
  ...ordinary,
  hasOriginalAddress: false,
  expand: ({ catalogue }) =>
    menuPagesFor(catalogue, 'home').map((page) => ({
      key: homeKey(),
      target: { kind: 'home', pageId: page.id },
      original: '/',
      path: mapLocales(() => ''),
      steps: [],
      label: page.name,
      isIndexable: true,
      source: menuSource(page),
    })),
}
