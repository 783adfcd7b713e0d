import type { Section } from '#domain/site/section.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Localised } from '#domain/values/locale.ts'
import type { MenuPage, PagePurpose } from '#domain/site/page.ts'

/** Returns every page of the menu, and every entry that leads elsewhere, parents before children. */
export function allMenuPages({ index }: Catalogue): readonly MenuPage[] {
  return index.menuPages
}

/** Returns every menu page of this site, parents before children. */
export function ownMenuPages(catalogue: Catalogue): readonly MenuPage[] {
  return allMenuPages(catalogue).filter((page) => page.redirectUrl === undefined)
}

/** A menu page whose purpose is of a known kind. */
type PageFor<K extends PagePurpose['kind']> = MenuPage &
  Readonly<{ purpose: Extract<PagePurpose, { kind: K }> }>

/** Returns the pages of the menu that are for one purpose. */
export function menuPagesFor<K extends PagePurpose['kind']>(
  catalogue: Catalogue,
  kind: K,
): readonly PageFor<K>[] {
  return ownMenuPages(catalogue).filter((page): page is PageFor<K> => page.purpose.kind === kind)
}

/** Returns the menu page that shows a section, if the menu has one. */
export function menuPageOfSection(catalogue: Catalogue, section: Section): MenuPage | undefined {
  return menuPagesFor(catalogue, 'section').find((page) => page.purpose.section === section.key)
}

/**
 * Returns the path below the language under which a section's lists and properties stand: where the menu
 * puts its list, else the section's own slug.
 */
export function sectionPath(catalogue: Catalogue, section: Section): Localised<string> {
  return menuPageOfSection(catalogue, section)?.path ?? section.slug
}

/** Returns the sections that visitors may see, by key. */
export function sectionsByKey(catalogue: Catalogue): ReadonlyMap<string, Section> {
  return new Map(
    catalogue.sections.filter(({ isPublic }) => isPublic).map((section) => [section.key, section]),
  )
}
