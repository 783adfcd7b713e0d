import { type ListingSubject, type SubjectsFile, subjectsFilePath } from '#contracts/subjects-file.ts'
import { type NamedHome, homesFilePath } from '#contracts/homes-file.ts'
import { isListed, isOnOffer } from '#domain/listing/availability.ts'
import {
  type AskedPrice,
  askedPrice,
  askedProjectPrice,
  askedUnitPrice,
  exactPrice,
} from '#domain/listing/asked-price.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import type { Property } from '#domain/listing/property.ts'
import type { Address } from '#domain/place/place.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Locale } from '#domain/values/locale.ts'
import { canBeAbout } from '#forms/about/check-subject.ts'
import { forms } from '#forms/forms.ts'
import type { Translate } from '#i18n/translate.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { officeOf, personOf } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { formPath } from './form-link.ts'
import { projectFacts, propertyFacts, unitFacts } from './subject-facts.ts'
import { offeredHome, offeredUnit } from './offered-home.ts'
import { viewPicture } from '#views/kit/picture.ts'
import { isPropertyOffPlan } from '#views/property/notice.ts'
import { dueWords } from '#views/property/due.ts'
import { viewAgent } from '#views/listing/agent.ts'
import { addressLine, directionsHref } from '#views/listing/location/location.ts'
import { viewPrice } from '#views/listing/price.ts'
import { propertyTitle } from '#views/listing/property-title.ts'
import { projectTitle, referenceWords, unitInProject } from '#views/listing/title.ts'

/** Yields the subjects of each language in which the service answers forms, for the service and for forms that ask. */
export function* subjectFiles(context: ViewContext): Generator<readonly [path: string, text: string]> {
  for (const { locale } of context.routes.ofKind('form-answer')) {
    const subjects = viewSubjects(createPage(context, locale))
    yield [subjectsFilePath(locale), JSON.stringify(subjects)]
    yield [homesFilePath(locale), JSON.stringify(viewHomes(context, subjects))]
  }
}

/** Returns the listings that a form which asks for one finds: those on offer that a list shows, but for the discreet ones. */
function viewHomes({ catalogue }: ViewContext, subjects: SubjectsFile): readonly NamedHome[] {
  const { sections, properties } = catalogue
  const discreet = new Set(sections.filter(({ kind }) => kind === 'discreet').map(({ key }) => key))
  const hidden = new Set(
    properties
      .filter((property) => !isListed(property) || property.sections.every((key) => discreet.has(key)))
      .map(({ id }) => `property/${id}`),
  )
  return Object.entries(subjects).flatMap(([name, subject]) => {
    const { kind, state, query = '', title, place, reference, price } = subject
    return isOnOffer(state) && !hidden.has(name)
      ? [{ kind, state, query, title, place, reference, price }]
      : []
  })
}

/** Returns every home, project and unit with a page in a language, as forms about it show it. */
export function viewSubjects(page: Page): SubjectsFile {
  const { properties, projects } = page.context.catalogue
  return Object.fromEntries([
    ...properties.flatMap((property) => viewProperty(page, property)),
    ...projects.flatMap((project) => [
      ...viewProject(page, project),
      ...project.units.flatMap((unit) => viewUnit(page, project, unit)),
    ]),
  ])
}

type Named = readonly (readonly [name: string, subject: ListingSubject])[]

function viewProperty(page: Page, property: Property): Named {
  const { context, locale, t } = page
  const { href, ...facts } = propertyFacts(context, property, locale)
  if (href === undefined) return []
  return [
    [
      `property/${property.id}`,
      {
        ...facts,
        title: propertyTitle(property, locale, t),
        href,
        place: addressLine(property.address, locale),
        price: priceWords(askedPrice(property), locale, t),
        reference: referenceWords(property.reference, t),
        code: property.reference,
        due: dueWords(page, property),
        ...firstPicture(page, property.pictures),
        ...answererOf(context, property),
        routeHref: routeHref(property.address, locale),
        applyHref: applyHref(context, property, locale),
        isOffPlan: isPropertyOffPlan(context, property) || undefined,
        offer: offeredHome(property, locale, t),
        rent: property.goal === 'rent' ? exactPrice(askedPrice(property)) : undefined,
        earlyUntil: property.earlyUntil,
      },
    ],
  ]
}

/** Returns the form to apply for a home that is to let. */
function applyHref(context: ViewContext, property: Property, locale: Locale): string | undefined {
  const path = formPath(context, 'rent-application', locale)
  const facts = { kind: property.goal, state: property.availability }
  return path === undefined || !canBeAbout(forms['rent-application'].about, facts)
    ? undefined
    : `${path}?property=${property.id}`
}

function viewProject(page: Page, project: Project): Named {
  const { context, locale, t } = page
  const { href, ...facts } = projectFacts(context, project, locale)
  if (href === undefined) return []
  const { text: title, lang: titleLang } = projectTitle(project, page)
  const price = priceWords(askedProjectPrice(project), locale, t)
  return [
    [`project/${project.id}`, { ...facts, ...projectParts(page, project), title, titleLang, href, price }],
  ]
}

function viewUnit(page: Page, project: Project, unit: Unit): Named {
  const { context, locale, t } = page
  const { href, ...facts } = unitFacts(context, project, unit, locale)
  if (href === undefined) return []
  const title = unitInProject(project, unit, page)
  const price = priceWords(askedUnitPrice(project, unit), locale, t)
  return [
    [
      `project/${project.id}/${unit.id}`,
      {
        ...facts,
        ...projectParts(page, project),
        title,
        href,
        price,
        offer: offeredUnit(project, unit, page),
      },
    ],
  ]
}

function projectParts(page: Page, project: Project) {
  const { context, locale, t } = page
  return {
    place: addressLine(project.address, locale),
    reference: referenceWords(project.number, t),
    code: project.number,
    ...firstPicture(page, project.pictures),
    ...answererOf(context, project),
    routeHref: routeHref(project.address, locale),
  }
}

function routeHref(address: Address, locale: Locale): string | undefined {
  return address.kind === 'hidden'
    ? undefined
    : directionsHref(addressLine(address, locale), address.town.country)
}

/** Returns who answers for a listing: the same office and agent as on its page. */
function answererOf(
  { catalogue }: ViewContext,
  { officeId, agentId }: Readonly<{ officeId: string; agentId?: string }>,
): Pick<ListingSubject, 'officeId' | 'agent' | 'agentEmail'> {
  const office = officeOf(catalogue, officeId)
  if (office === undefined) return { officeId }
  const agent = personOf(catalogue, agentId)
  return { officeId: office.id, agent: viewAgent(office, agent), agentEmail: agent?.email }
}

function priceWords(asked: AskedPrice | undefined, locale: Locale, t: Translate): string | undefined {
  if (asked === undefined) return undefined
  const { prefix, amount, suffix } = viewPrice(asked, locale, t)
  return [prefix, amount, suffix].filter((part) => part !== undefined).join(' ')
}

function firstPicture(
  page: Page,
  pictures: readonly Picture[],
): Pick<ListingSubject, 'picture' | 'pictureAlt'> {
  const found = viewPicture(page, pictures[0])
  if (found === undefined) return {}
  const { fallback, width, height } = found.rendered
  return { picture: { src: fallback.href, width, height }, pictureAlt: found.alt }
}
