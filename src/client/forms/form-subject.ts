const id = /^[1-9]\d{0,8}$/

/** The listing in the address: the path that leads to its page, its unit, and the number shown to people. */
type Subject = Readonly<{ original: string; unit?: string; number: string }>

/** Fills in the listing in the address as the subject of the page's forms. */
export function startFormSubject(): void {
  if (location.search === '') return
  for (const form of document.querySelectorAll('.form')) void fillSubject(form, location.search)
}

/**
 * Fills in the listing of `?property=2417` or `?project=70&unit=3`: its number at once, then the title of its page, unless
 * the visitor has typed meanwhile.
 */
async function fillSubject(form: Element, query: string): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('input[name="property"]')
  const subject = subjectOf(new URLSearchParams(query))
  if (field === null || subject === undefined || field.value !== '') return
  field.value = subject.number
  const title = await titleOf(subject).catch(() => undefined)
  if (title === undefined) return
  const words = `${title} (${subject.number})`
  if (field.value === subject.number && words.length <= field.maxLength) field.value = words
  const mail = form.querySelector<HTMLAnchorElement>('a[href*="?subject="]')
  if (mail !== null) mail.href += encodeURIComponent(`: ${words}`)
}

function subjectOf(query: URLSearchParams): Subject | undefined {
  const [property = '', project = '', unit = ''] = ['property', 'project', 'unit'].map(
    (name) => query.get(name) ?? undefined,
  )
  if (id.test(property)) return { original: `/property/${property}/`, number: property }
  if (!id.test(project)) return undefined
  const original = `/project/${project}/`
  return id.test(unit) ? { original, unit, number: `${project}/${unit}` } : { original, number: project }
}

/** Returns title and place of a listing, read from its page in the language of this page. */
async function titleOf({ original, unit }: Subject): Promise<string | undefined> {
  // The path without a language is a redirect page with a link for each language.
  const language = document.documentElement.lang.slice(0, 2)
  const listing = await follow(await load(original), `a[hreflang^="${language}"]`)
  const page = unit === undefined ? listing : await follow(listing, `.units a[href$="/${unit}/"]`)
  const words = ['h1', '.prop-head__place'].flatMap(
    (selector) => page?.querySelector(selector)?.textContent?.trim() ?? [],
  )
  return words.length === 0 ? undefined : words.join(', ')
}

async function follow(page: Document | undefined, selector: string): Promise<Document | undefined> {
  const path = page?.querySelector(selector)?.getAttribute('href')
  return path?.startsWith('/') === true ? load(path) : undefined
}

/** Fetches a page of this site and parses it. */
async function load(path: string): Promise<Document | undefined> {
  const { origin, href } = new URL(path, location.origin)
  const response = origin === location.origin ? await fetch(href) : undefined
  return response?.ok === true
    ? new DOMParser().parseFromString(await response.text(), 'text/html')
    : undefined
}
