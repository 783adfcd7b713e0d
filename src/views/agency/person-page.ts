import { officeTown } from '#domain/site/office.ts'
import type { Locale } from '#domain/values/locale.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import { formatLanguage, formatList } from '#i18n/format.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { personJsonLd } from '#seo/json-ld/person.ts'
import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import { formPath } from '#views/forms/form-link.ts'
import { officeOf, personOf } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { required } from '#views/kit/required.ts'
import { viewCard } from '#views/listing/card.ts'
import type { LinkView } from '#views/shell/link.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import { type DealListView, viewDealList } from '#views/sold/deal-rows.ts'
import { offeredBy } from '#views/agency/offered-by.ts'
import { officePath } from '#views/editorial/office-path.ts'
import { type PersonView, viewPerson } from '#views/editorial/person.ts'
import { type SaidView, viewSaid } from '#views/editorial/testimonial.ts'
import { viewProjectCard } from '#views/project/project-card.ts'

/** The page of a person of the team. */
export type PersonPageView = Readonly<{
  shell: ShellView
  person: PersonView
  /** That the portrait is no photograph, on the site of an agency that does not exist. */
  note?: string
  visit?: LinkView
  facts: readonly Readonly<{ label: string; value: string; href?: string }>[]
  listings: Readonly<{ title: string; count: string; cards: readonly CardView[] }>
  projects: Readonly<{ title: string; cards: readonly ProjectCardView[] }>
  deals?: Readonly<{ title: string }> & DealListView
  said: Readonly<{ title: string; quotes: readonly SaidView[] }>
  colleagues: Readonly<{ title: string; people: readonly PersonView[] }>
}>

/** Homes, and projects, on the page of a person: two rows of each. */
const mostListings = 6

/** Returns the page of a person in a language. */
export function viewPersonPage(context: ViewContext, route: RouteOf<'person'>): PersonPageView {
  const { locale, target } = route
  const page = createPage(context, locale)
  const { t } = page
  const { people, testimonials, site } = context.catalogue
  const person = required(personOf(context.catalogue, target.personId), `person ${target.personId}`)
  const office = required(officeOf(context.catalogue, person.officeId), `office ${person.officeId}`)
  const view = viewPerson(page, person)
  const name = person.name.split(' ')[0] ?? person.name
  const own = offeredBy(context, person.id)
  const deals = viewDealList(page, 5, ({ agentId }) => agentId === person.id)
  const visit = formPath(context, 'contact-appointment', locale)
  const role = inSentence(person.role[locale], locale)
  return {
    shell: viewShell(context, route, {
      title: `${person.name}, ${role}`,
      description: t('person.description', {
        name: person.name,
        role,
        office: office.name,
      }),
      crumb: person.name,
      jsonLd: [personJsonLd(person, { baseUrl: context.baseUrl, locale, t }, route.path)],
    }),
    person: view,
    note: site.isDemo && view.portrait !== undefined ? t('person.drawn') : undefined,
    visit: visit === undefined ? undefined : { label: t('person.visit'), href: visit, isExternal: false },
    facts: [
      { label: t('person.role'), value: person.role[locale] },
      {
        label: t('person.office'),
        value: officeTown(office, locale),
        href: officePath(context, office.id, locale),
      },
      ...spoken(page, person.languages),
      ...(view.biv === undefined ? [] : [{ label: t('person.licensed'), value: view.biv }]),
      ...(view.signedBy === undefined ? [] : [{ label: t('person.mentor'), value: view.signedBy }]),
      ...(view.email === undefined
        ? []
        : [{ label: t('person.email'), value: view.email, href: `mailto:${view.email}` }]),
    ],
    listings: {
      title: t('person.listings', { name }),
      count: t('home.properties', { count: own.properties.length }),
      cards: own.properties.slice(0, mostListings).map((property) => viewCard(page, property)),
    },
    projects: {
      title: t('person.projects', { name }),
      cards: own.projects.slice(0, mostListings).map((project) => viewProjectCard(page, project)),
    },
    deals: deals === undefined ? undefined : { title: t('person.deals'), ...deals },
    said: {
      title: t('person.said', { name }),
      quotes: testimonials
        .filter(({ personId }) => personId === person.id)
        .map((testimonial) => viewSaid(testimonial, locale)),
    },
    colleagues: {
      title: t('person.colleagues', { town: officeTown(office, locale) }),
      people: people
        .filter((other) => other !== person && other.officeId === person.officeId)
        .map((other) => viewPerson(page, other)),
    },
  }
}

function spoken({ locale, t }: Page, languages: readonly Locale[]) {
  const value = formatList(
    languages.map((language) => formatLanguage(language, locale)),
    locale,
  )
  return value === '' ? [] : [{ label: t('person.speaks'), value }]
}
