import { type Localised, locales, type Translations } from '#domain/values/locale.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import type { PrefixEntry } from '#routes/ledger/prefix-entries.ts'
import type { Step } from '#routes/expand/route-draft.ts'
import { pageKey } from './route-keys.ts'
import { trimSlashes } from './route-path.ts'

/**
 * Returns the step to the page that lists articles or vacancies: the menu page at their first segment, else
 * one with a module that lists them; without a link when the menu has neither.
 */
export function listStep(catalogue: Catalogue, entry: PrefixEntry, category: 'blog' | 'vacancies'): Step {
  const pages = ownMenuPages(catalogue).filter(({ purpose }) => purpose.kind === 'modules')
  const page =
    pages.find(({ path }) => isAt(path, entry.path)) ?? pages.find((candidate) => lists(candidate, category))
  return { label: entry.breadcrumb, key: page === undefined ? undefined : pageKey(page.id) }
}

function isAt(path: Localised<string>, prefix: Translations): boolean {
  return locales.some((locale) => trimSlashes(path[locale]) === trimSlashes(prefix[locale] ?? ''))
}

function lists(page: MenuPage, category: 'blog' | 'vacancies'): boolean {
  return page.modules.some(({ relations }) =>
    relations.some((relation) => relation.kind === 'category' && relation.category === category),
  )
}
