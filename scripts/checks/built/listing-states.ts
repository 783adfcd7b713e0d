import { projectState } from '#domain/listing/availability.ts'
import { upcomingOpenHouses } from '#domain/listing/open-house.ts'
import type { Availability } from '#domain/listing/property.ts'
import type { Route } from '#routes/table/route.ts'
import { routedPages, type BuiltSite } from '#scripts/checks/built/built-site.ts'
import type { DistPage } from '#scripts/checks/built/dist-page.ts'
import type { Site } from '#site'
import { formPath } from '#views/forms/form-link.ts'

/** The page of a listing and the availability in its record. */
export type StatedPage = Readonly<{
  page: Pick<DistPage, 'path' | 'states' | 'links' | 'jsonLd'>
  availability: Availability
  /** Hrefs of forms that the page may link to; absent when the site does not have the form. */
  visit?: string
  bid?: string
  hasOpenHouse: boolean
}>

type ExpectedState = Readonly<{
  badges: readonly (string | undefined)[]
  notice?: string
  stock: string
  canVisit: boolean
  canBid: boolean
}>

const gone = { stock: 'SoldOut', canVisit: false, canBid: false } as const

/** The words that a page of each state must contain; an available home may be called new, a project partly free. */
const expectedStates: Readonly<Record<Availability, ExpectedState>> = {
  available: { badges: [undefined, 'new', 'free'], stock: 'InStock', canVisit: true, canBid: true },
  underOption: {
    badges: ['option'],
    notice: 'option',
    stock: 'LimitedAvailability',
    canVisit: true,
    canBid: false,
  },
  sold: { badges: ['sold'], notice: 'sold', ...gone },
  rented: { badges: ['rented'], notice: 'rented', ...gone },
  soldOut: { badges: ['sold'], notice: 'sold', ...gone },
}

/** The states that a page has a message for; other messages are of forms. */
const notices = new Set(Object.values(expectedStates).map(({ notice }) => notice))

/** Returns a finding for each way in which the page of a listing contradicts its record. */
export function checkListingState(stated: StatedPage): readonly string[] {
  const { page, availability, visit, bid, hasOpenHouse } = stated
  const expected = expectedStates[availability]
  const badge = page.states.find(({ name }) => name === 'strip__flag')?.state
  const notice = page.states.find(({ name, state }) => name === 'notice' && notices.has(state))?.state
  const offers = (href: string | undefined) => href !== undefined && page.links.includes(href)
  const canVisit = expected.canVisit && visit !== undefined
  const canBid = expected.canBid && bid !== undefined
  const findings = [
    expected.badges.includes(badge) ? [] : [`has ${badge === undefined ? 'no badge' : `the badge ${badge}`}`],
    notice === expected.notice
      ? []
      : [`has ${notice === undefined ? 'no message' : `the message ${notice}`}`],
    stockOf(page) === expected.stock ? [] : [`tells machines ${stockOf(page) ?? 'nothing'}`],
    offers(visit) === canVisit ? [] : [canVisit ? 'offers no visit' : 'offers a visit'],
    offers(bid) === canBid ? [] : [canBid ? 'lets nobody bid' : 'lets visitors bid'],
    page.links.includes('open-house.ics') === hasOpenHouse
      ? []
      : [hasOpenHouse ? 'keeps its open house to itself' : 'invites to an open house that is none'],
  ].flat()
  return findings.map((finding) => `${page.path} is ${availability}, and ${finding}`)
}

function stockOf({ jsonLd }: Pick<DistPage, 'jsonLd'>): string | undefined {
  const text = jsonLd.find((node) => node.includes('"RealEstateListing"')) ?? ''
  // The first one is the listing's own; offers of units follow.
  return /"availability":"https:\/\/schema\.org\/(\w+)"/.exec(text)?.[1]
}

/** Returns a finding for each property, project or unit page that contradicts its record. */
export function checkListingStates(built: BuiltSite, site: Site): readonly string[] {
  const findings: string[] = []
  for (const { page } of routedPages(built)) {
    const route = site.routes.at(page.path)
    const stated = route === undefined ? undefined : statedPage(page, route, site)
    if (stated !== undefined) findings.push(...checkListingState(stated))
  }
  return findings
}

function statedPage(page: DistPage, { target, locale }: Route, site: Site): StatedPage | undefined {
  const { catalogue, now } = site
  const href = (form: Parameters<typeof formPath>[1], query: string) => {
    const path = formPath(site, form, locale)
    return path === undefined ? undefined : `${path}?${query}`
  }
  if (target.kind === 'property') {
    const property = catalogue.properties.find(({ id }) => id === target.propertyId)
    if (property === undefined) return undefined
    const query = `property=${property.id}`
    return {
      page,
      availability: property.availability,
      visit: href('request-visit', query),
      bid: href(property.goal === 'sale' ? 'purchase-offer' : 'rent-application', query),
      hasOpenHouse: upcomingOpenHouses(property, now).length > 0,
    }
  }
  if (target.kind !== 'project' && target.kind !== 'unit') return undefined
  const project = catalogue.projects.find(({ id }) => id === target.projectId)
  const unit = target.kind === 'unit' ? project?.units.find(({ id }) => id === target.unitId) : undefined
  if (project === undefined) return undefined
  const query = `project=${project.id}${unit === undefined ? '' : `&unit=${unit.id}`}`
  return {
    page,
    availability: unit?.availability ?? projectState(project),
    visit: href('request-visit', query),
    // An offer is for one of its homes.
    bid: unit === undefined ? undefined : href('purchase-offer', query),
    hasOpenHouse: false,
  }
}
