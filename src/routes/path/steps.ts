import type { Section } from '#domain/site/section.ts'
import type { Catalogue } from '#domain/site/catalogue.ts'
import { type Locale, type Localised, mapLocales } from '#domain/values/locale.ts'
import type { MenuPage } from '#domain/site/page.ts'
import type { Town } from '#domain/place/place.ts'
import { menuPagesFor } from '#routes/table/menu-pages.ts'
import type { Step } from '#routes/expand/route-draft.ts'
import { homeKey, pageKey, resultsKey } from './route-keys.ts'

/** Returns the first step of every page but the home page itself; none where the menu has no home page. */
export function homeSteps(catalogue: Catalogue): readonly Step[] {
  return menuPagesFor(catalogue, 'home')
    .slice(0, 1)
    .map(({ name }) => ({ label: name, key: homeKey() }))
}

/** Returns the step to a section's list. */
export function sectionStep(section: Section): Step {
  return { label: section.name, key: resultsKey(section.key) }
}

/** Returns the step to a section's list in one town. */
export function townStep(section: Section, town: Town): Step {
  return { label: townNames(town), key: resultsKey(section.key, town.slug) }
}

/** Returns the step to a page of the menu. */
export function pageStep(page: MenuPage): Step {
  return { label: page.name, key: pageKey(page.id) }
}

/** Returns the segment of a town in the paths of a language. */
export function townSegment({ slug, slugs }: Town, locale: Locale): string {
  return slugs?.[locale] ?? slug
}

/** Returns a town's name in every language: a name that has no translation is the same everywhere. */
export function townNames(town: Town): Localised<string> {
  return mapLocales((locale) => town.names[locale] ?? town.name)
}

/** Whether a section has a page per town: its addresses contain the town, so an address cut off there must work. */
export function hasTowns(section: Section): boolean {
  return section.kind !== 'discreet'
}
