import type { Catalogue } from '#domain/site/catalogue.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { mapLocales } from '#domain/values/locale.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import type { RouteDraft, Step } from './route-draft.ts'
import { homeKey, pageKey } from '#routes/path/route-keys.ts'
import { homeSteps, pageStep } from '#routes/path/steps.ts'

/**
 * Returns the home page and the pages of the menu that have a page of their own: lists, pages of law and the
 * page for what is not found are made from what they show.
 */
export function expandMenuPages(catalogue: Catalogue): readonly RouteDraft[] {
  const parents = new Map(ownMenuPages(catalogue).map((page) => [page.id, page]))
  return ownMenuPages(catalogue).flatMap((page) => {
    switch (page.purpose.kind) {
      case 'home':
        return [toHomeDraft(page)]
      case 'modules':
      case 'form':
      case 'office':
      case 'feedback':
        return [toPageDraft(page, stepsAbove(page, parents, catalogue))]
      case 'section':
      case 'legal':
      case 'notFound':
        return []
    }
  })
}

function toHomeDraft(page: MenuPage): RouteDraft {
  return {
    key: homeKey(),
    target: { kind: 'home', pageId: page.id },
    type: 'page',
    original: '/',
    path: mapLocales(() => ''),
    steps: [],
    label: page.name,
    isIndexable: true,
    source: menuSource(page),
  }
}

function toPageDraft(page: MenuPage, steps: readonly Step[]): RouteDraft {
  const isFeedback = page.purpose.kind === 'feedback'
  return {
    key: pageKey(page.id),
    target: { kind: 'page', pageId: page.id },
    type: isFeedback ? 'feedback' : 'page',
    original: page.original,
    path: page.path,
    steps,
    label: page.name,
    isIndexable: !isFeedback,
    source: menuSource(page),
  }
}

/** Returns where a page of the menu stands, for messages. */
export function menuSource(page: MenuPage): RouteDraft['source'] {
  return { file: 'menu.json', record: String(page.id), field: 'path' }
}

function stepsAbove(
  page: MenuPage,
  parents: ReadonlyMap<number, MenuPage>,
  catalogue: Catalogue,
): readonly Step[] {
  const parent = page.parentId === undefined ? undefined : parents.get(page.parentId)
  // The home page as parent of everything is how some menus are kept: it is the first step already.
  if (parent === undefined || parent.purpose.kind === 'home') return homeSteps(catalogue)
  return [...stepsAbove(parent, parents, catalogue), pageStep(parent)]
}
