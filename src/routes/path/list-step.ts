import { type Localised, locales, type Translations } from '#domain/values/locale.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Relation } from '#domain/site/module.ts'
import type { MenuPage } from '#domain/site/page.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'
import type { PrefixEntry } from '#routes/ledger/prefix-entries.ts'
import type { Step } from '#routes/expand/route-draft.ts'
import { pageKey } from './route-keys.ts'
import { trimSlashes } from './route-path.ts'

type Category = Extract<Relation, { kind: 'category' }>['category']

/**
 * Returns the step to the page that lists articles, vacancies or people: the menu page at their first segment, else
 * the one with a module that lists most of them; without a link when the menu has neither.
 */
export function listStep(catalogue: Catalogue, entry: PrefixEntry, category: Category): Step {
  const pages = ownMenuPages(catalogue).filter(({ purpose }) => purpose.kind === 'modules')
  const listing = pages
    .filter((page) => mostOf(page, category) > 0)
    .toSorted((one, other) => mostOf(other, category) - mostOf(one, category))
  const page = pages.find(({ path }) => isAt(path, entry.path)) ?? listing[0]
  return { label: entry.breadcrumb, key: page === undefined ? undefined : pageKey(page.id) }
}

function isAt(path: Localised<string>, prefix: Translations): boolean {
  return locales.some((locale) => trimSlashes(path[locale]) === trimSlashes(prefix[locale] ?? ''))
}

function mostOf({ modules }: MenuPage, category: Category): number {
  const lists = modules.filter(({ relations }) =>
    relations.some((relation) => relation.kind === 'category' && relation.category === category),
  )
  return Math.max(0, ...lists.map(({ maxItems }) => maxItems))
}
