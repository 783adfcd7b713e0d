import { subjectRefused } from '#contracts/subject-refused.ts'
import { availabilities } from '#domain/listing/property.ts'
import { listingKinds } from '#forms/about/about.ts'
import { checkSubject, type SubjectFacts } from '#forms/about/check-subject.ts'
import { hrefOfWay, type Onward } from '#forms/about/way.ts'
import { type NamedListing, readAddress } from './listing-in-address.ts'

/**
 * Shows the listing in the address as its own page has it, or why the form cannot be about it. Nothing where its page cannot
 * be read: the service judges what is sent.
 */
export async function showSubject(subject: HTMLElement): Promise<void> {
  const named = readAddress(new URLSearchParams(location.search))
  if (named === undefined) return
  if (named === 'missing') return refuseSubject(named)
  // Sent even where its page cannot be read now: the service knows it.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="subject"]'))
    input.value = named.name
  document.addEventListener(subjectRefused, (event) => {
    const problem: unknown = event instanceof CustomEvent ? event.detail : undefined
    refuseSubject(String(problem), true)
  })
  const page = await readListing(named).catch((error: unknown) => {
    console.warn(`the page of ${named.name} cannot be read`, error)
    return undefined
  })
  if (page === 'missing') return refuseSubject(page)
  if (page !== undefined) showListing(subject, page, named.query)
}

/** Shows a listing as its page has it, and says why the form cannot be about it. */
function showListing(subject: HTMLElement, { document: listing, path }: ListingPage, query: string): void {
  const textOf = (selector: string): string =>
    listing.querySelector(selector)?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''
  const dataOf = (name: string): string =>
    listing.querySelector<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? ''
  const title = listing.querySelector<HTMLElement>('h1')
  const link = subject.querySelector('a')
  if (title === null || link === null) return
  const head = listing.querySelector<HTMLElement>('.prop-head')?.dataset ?? {}
  const name = head['name'] ?? textOf('h1')
  link.textContent = name
  link.href = path
  link.lang = title.lang
  const place = textOf('.prop-head__place')
  const lines = [place, textOf('.prop-head__price'), dataOf('reference'), dataOf('due')]
  for (const [index, line] of subject.querySelectorAll('.subject__line').entries())
    line.textContent = lines[index] ?? ''
  subject.toggleAttribute('data-off-plan', head['offPlan'] !== undefined)
  if (head['offer'] !== undefined) subject.dataset['offer'] = head['offer']
  showPicture(subject, listing)
  showAgent(subject, listing)
  subject.hidden = false
  const { subjectKind: kind, subjectState: state, others, wanted } = head
  onward = { href: path, query, othersHref: others, wanted }
  const facts = toFacts(kind, state)
  const problem = facts && checkSubject(JSON.parse(subject.dataset['needs'] ?? '{}'), facts)
  if (problem !== undefined) refuseSubject(problem)
  const mail = document.querySelector<HTMLAnchorElement>('.ways a[href*="?subject="]')
  const words = [name, place, dataOf('reference')].filter((part) => part !== '')
  if (mail !== null) mail.href += encodeURIComponent(`, ${words.join(', ')}`)
}

function showPicture(subject: Element, listing: Document): void {
  const picture = listing.querySelector('#strip picture')
  if (picture === null) return
  const copy = document.importNode(picture, true)
  for (const source of copy.querySelectorAll('source')) source.sizes = '(min-width: 60rem) 21.5rem, 6.5rem'
  // Decorative: the title beside it names the home.
  for (const image of copy.querySelectorAll('img')) image.alt = ''
  subject.querySelector('.subject__picture')?.replaceChildren(copy)
}

/** Shows the agent as the listing's own page does. */
function showAgent(subject: Element, listing: Document): void {
  const agent = listing.querySelector('.contact-card .agent')
  if (agent !== null) subject.querySelector('.subject__agent')?.append(document.importNode(agent, true))
}

/** What is known of the listing, for the ways on from it. */
let onward: Onward = {}

/** Shows in the place of the form why it cannot be about what it names; above a form that was sent, with what was typed. */
function refuseSubject(problem: string, isSent = false): void {
  const refusal = document.querySelector<HTMLElement>(`.refusal[data-problem="${problem}"]`)
  // A site whose forms nothing receives refuses nothing.
  if (refusal === null) return
  for (const link of refusal.querySelectorAll<HTMLAnchorElement>('[data-way]')) {
    const href = hrefOfWay(JSON.parse(link.dataset['way'] ?? '{}'), onward)
    link.hidden = href === undefined
    if (href !== undefined) link.href = href
  }
  document.documentElement.dataset[isSent ? 'refusedSent' : 'refused'] = problem
  refusal.hidden = false
  refusal.focus()
}

function toFacts(kind: string | undefined, state: string | undefined): SubjectFacts | undefined {
  const known = listingKinds.find((one) => one === kind)
  const found = availabilities.find((one) => one === state)
  return known === undefined || found === undefined ? undefined : { kind: known, state: found }
}

type ListingPage = Readonly<{ document: Document; path: string }>

/** Reads the page of a listing in the language of this page; 'missing' where the site has none. */
async function readListing({ original, unit }: NamedListing): Promise<ListingPage | 'missing'> {
  // The path without a language is a redirect page with a link for each language.
  const language = document.documentElement.lang.slice(0, 2)
  const page = await load(original)
  const listing = page === 'missing' ? page : await follow(page, `a[hreflang^="${language}"]`)
  if (listing === 'missing' || unit === undefined) return listing
  return follow(listing, `:is(.units, .units-sold) a[href$="/${unit}/"]`)
}

async function follow({ document: page }: ListingPage, selector: string): Promise<ListingPage | 'missing'> {
  const path = page.querySelector(selector)?.getAttribute('href')
  return path?.startsWith('/') === true ? load(path) : 'missing'
}

/**
 * Fetches a page of this site and parses it.
 * @throws when it cannot be read now
 */
async function load(path: string): Promise<ListingPage | 'missing'> {
  const response = await fetch(path)
  if (response.status === 404 || response.status === 410) return 'missing'
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return { document: new DOMParser().parseFromString(await response.text(), 'text/html'), path }
}
