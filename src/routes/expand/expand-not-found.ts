import type { Catalogue } from '#domain/site/catalogue.ts'
import { mapLocales } from '#domain/values/locale.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import type { RouteDraft } from './route-draft.ts'
import { notFoundKey } from '#routes/path/route-keys.ts'
import { homeSteps } from '#routes/path/steps.ts'

const own = mapLocales(() => '404')

/** Returns the page that says that there is no such page; the site has one even when its menu has none. */
export function expandNotFound(catalogue: Catalogue): RouteDraft {
  const page = menuPagesFor(catalogue, 'notFound')[0]
  return {
    key: notFoundKey(),
    target: { kind: 'not-found' },
    type: 'page',
    original: page?.original ?? '/404/',
    path: page?.path ?? own,
    steps: homeSteps(catalogue),
    label: page?.name ?? own,
    isIndexable: false,
    source: { file: 'menu.json', record: page === undefined ? '404' : String(page.id), field: 'path' },
  }
}
