const id = /^[1-9]\d{0,8}$/

/** The listing in the address: its name for the service, the path that leads to its page, and its unit. */
type Named = Readonly<{ name: string; original: string; unit?: string }>

/** Shows the listing in the address as the subject of the page's forms. */
export function startFormSubject(): void {
  const subject = document.querySelector<HTMLElement>('.subject')
  const named = readAddress(new URLSearchParams(location.search))
  if (subject === null || named === undefined) return
  void show(subject, named)
}

async function show(subject: HTMLElement, named: Named): Promise<void> {
  // Sent even where its page cannot be read now: the service knows it.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="subject"]'))
    input.value = named.name
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
  showPicture(subject, listing)
  showAgent(subject, listing)
  subject.hidden = false
  const mail = document.querySelector<HTMLAnchorElement>('.ways a[href*="?subject="]')
  const words = [textOf('h1'), textOf('.prop-head__place'), reference].filter((part) => part !== '')
  if (mail !== null) mail.href += encodeURIComponent(`: ${words.join(', ')}`)
}

function showPicture(subject: Element, listing: Document): void {
  const picture = listing.querySelector('#mosaic picture')
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

/** Returns the listing of `?property=2417` or `?project=70&unit=3`. */
function readAddress(query: URLSearchParams): Named | undefined {
  const [property = '', project = '', unit = ''] = ['property', 'project', 'unit'].map(
    (name) => query.get(name) ?? undefined,
  )
  if (id.test(property)) return { name: `property/${property}`, original: `/property/${property}/` }
  if (!id.test(project)) return undefined
  const original = `/project/${project}/`
  return id.test(unit)
    ? { name: `project/${project}/${unit}`, original, unit }
    : { name: `project/${project}`, original }
}

type ListingPage = Readonly<{ document: Document; path: string }>

/** Reads the page of a listing in the language of this page. */
async function readListing({ original, unit }: Named): Promise<ListingPage | undefined> {
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
