import type { NamedListing } from './listing-in-address.ts'

/** Shows a listing as its own page has it; nothing where that cannot be read. */
export async function showSubject(subject: HTMLElement, named: NamedListing): Promise<void> {
  const page = await readListing(named).catch(() => undefined)
  if (page === undefined) return
  const { document: listing, path } = page
  const textOf = (selector: string): string =>
    listing.querySelector(selector)?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''
  const title = listing.querySelector<HTMLElement>('h1')
  const link = subject.querySelector('a')
  if (title === null || link === null) return
  link.textContent = textOf('h1')
  link.href = path
  link.lang = title.lang
  const reference = listing.querySelector<HTMLElement>('[data-reference]')?.dataset['reference'] ?? ''
  const due = listing.querySelector<HTMLElement>('[data-due]')?.dataset['due'] ?? ''
  const lines = [textOf('.prop-head__place'), textOf('.prop-head__price'), reference, due]
  for (const [index, line] of subject.querySelectorAll('.subject__line').entries())
    line.textContent = lines[index] ?? ''
  subject.toggleAttribute('data-off-plan', listing.querySelector('[data-off-plan]') !== null)
  showPicture(subject, listing)
  showAgent(subject, listing)
  subject.hidden = false
  const mail = document.querySelector<HTMLAnchorElement>('.ways a[href*="?subject="]')
  const words = [textOf('h1'), textOf('.prop-head__place'), reference].filter((part) => part !== '')
  if (mail !== null) mail.href += encodeURIComponent(`: ${words.join(', ')}`)
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

type ListingPage = Readonly<{ document: Document; path: string }>

/** Reads the page of a listing in the language of this page. */
async function readListing({ original, unit }: NamedListing): Promise<ListingPage | undefined> {
  // The path without a language is a redirect page with a link for each language.
  const language = document.documentElement.lang.slice(0, 2)
  const listing = await follow(await load(original), `a[hreflang^="${language}"]`)
  return unit === undefined ? listing : await follow(listing, `.units a[href$="/${unit}/"]`)
}

async function follow(page: ListingPage | undefined, selector: string): Promise<ListingPage | undefined> {
  const path = page?.document.querySelector(selector)?.getAttribute('href')
  return path?.startsWith('/') === true ? load(path) : undefined
}

/** Fetches a page of this site and parses it. */
async function load(path: string): Promise<ListingPage | undefined> {
  const { origin, href } = new URL(path, location.origin)
  const response = origin === location.origin ? await fetch(href) : undefined
  return response?.ok === true
    ? { document: new DOMParser().parseFromString(await response.text(), 'text/html'), path }
    : undefined
}
