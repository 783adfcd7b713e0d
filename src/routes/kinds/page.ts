import type { MenuPage, PagePurpose } from '#domain/site/page.ts'
import type { Step } from '#routes/expand/route-draft.ts'
import { menuSource } from '#routes/path/menu-source.ts'
import { pageKey } from '#routes/path/route-keys.ts'
import { pageStep } from '#routes/path/steps.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** Whether a menu page is of this kind; the others are made from the list or text that they show. */
const isPage: Readonly<Record<PagePurpose['kind'], boolean>> = {
  modules: true,
  form: true,
  office: true,
  feedback: true,
  home: false,
  section: false,
  legal: false,
  notFound: false,
}

/** Editorial pages of the menu. */
export const page: PageKindDefinition<Readonly<{ kind: 'page'; pageId: number }>> = {
  ...ordinary,
  expand: ({ catalogue }) => {
    const parents = new Map(ownMenuPages(catalogue).map((menuPage) => [menuPage.id, menuPage]))
    return ownMenuPages(catalogue)
      .filter(({ purpose }) => isPage[purpose.kind])
      .map((menuPage) => {
        const isFeedback = menuPage.purpose.kind === 'feedback'
        return {
          key: pageKey(menuPage.id),
          target: { kind: 'page', pageId: menuPage.id },
          original: menuPage.original,
          path: menuPage.path,
          steps: stepsAbove(menuPage, parents),
          label: menuPage.name,
          isIndexable: !isFeedback,
          source: menuSource(menuPage),
        }
      })
  },
}

function stepsAbove({ parentId }: MenuPage, parents: ReadonlyMap<number, MenuPage>): readonly Step[] {
  const parent = parentId === undefined ? undefined : parents.get(parentId)
  // Some menus have the home page as parent of everything: every breadcrumb begins with it.
  if (parent === undefined || parent.purpose.kind === 'home') return []
  return [...stepsAbove(parent, parents), pageStep(parent)]
}
