import { officeTown } from '#domain/site/office.ts'
import type { Module } from '#domain/site/module.ts'
import { testimonialsKey } from '#routes/path/route-keys.ts'
import type { Route } from '#routes/table/route.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { Page } from '#views/kit/page.ts'
import { viewMore } from './list-page.ts'
import type { ModuleContent } from './module-view.ts'
import { viewOffice } from './office.ts'
import { viewPerson } from './person.ts'
import { viewSaid } from './testimonial.ts'

/** Returns the team, by office where the module asks for it; undefined where there is nobody. */
export function viewTeam(page: Page, module: Module, route: Route): ModuleContent | undefined {
  const { context, locale, t } = page
  const { offices } = context.catalogue
  const people = context.catalogue.people.slice(0, module.maxItems)
  if (people.length === 0) return undefined
  const groups = module.hasSubcategories
    ? offices
        .map((office) => ({
          key: office.id,
          name: t('office.title', { town: officeTown(office, locale) }),
          office: viewOffice(page, office),
          people: people
            .filter(({ officeId }) => officeId === office.id)
            .map((person) => viewPerson(page, person)),
        }))
        .filter((group) => group.people.length > 0)
    : [{ key: 'all', people: people.map((person) => viewPerson(page, person)) }]
  return {
    kind: 'team',
    withPortraits: module.view === 'ons-team-view',
    groups,
    more: viewMore(page, 'team', t('office.wholeTeam'), route.path),
  }
}

/** Returns what customers said; testimonials in the page's language come first. */
export function viewSaidModule(
  { context, locale, t }: Page,
  { maxItems }: Module,
): ModuleContent | undefined {
  const { testimonials } = context.catalogue
  const own = testimonials.filter((one) => one.locale === locale)
  const chosen = [...own, ...testimonials.filter((one) => one.locale !== locale)].slice(0, maxItems)
  const href = optionalPath(context, testimonialsKey(), locale)
  if (chosen.length === 0) return undefined
  return {
    kind: 'said',
    quotes: chosen.map((one) => viewSaid(one, locale)),
    more: href === undefined ? undefined : { label: t('testimonials.all'), href, isExternal: false },
  }
}
