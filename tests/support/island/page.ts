import { inject } from 'vitest'

/** Shows markup as the page; everything that was shown before is gone, except the style sheets that modules load but once. */
export function showPage(html: string): void {
  // In place: a link that moves loads its sheet again.
  const shown = [...document.body.childNodes].filter((node) => !(node instanceof HTMLLinkElement))
  for (const node of shown) node.remove()
  document.body.insertAdjacentHTML('beforeend', html)
}

/**
 * Returns the first element of the page that a selector names.
 * @throws where there is none
 */
export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (found === null) throw new Error(`the page has no ${selector}`)
  return found
}

/** Returns the texts of the elements that a selector names. */
export function textsOf(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
}

/** Changes the address without leaving the page. */
export function goTo(href: string): void {
  history.pushState(undefined, '', href)
}

/** Types a value into a field, or chooses it. */
export function enter(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void {
  // React listens to the setter of the prototype only.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Presses a key where it counts; returns whether the browser still does what it does by itself. */
export function pressKey(target: EventTarget, key: string, held: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
}

declare global {
  /** What answers the requests of the page under test instead of the network. */
  var served: typeof fetch | undefined
}

// Modules of the page keep the function that they find first.
const network = globalThis.fetch
globalThis.fetch = async (...request) => (globalThis.served ?? network)(...request)

/** A request that a page has made. */
export type Asked = Readonly<{ path: string; body?: BodyInit | null }>

/**
 * Answers the requests of the page instead of a server: each path with a value, or with what a function returns or throws; others
 * with 404. Returns the requests so far.
 */
export function serve(answers: Readonly<Record<string, unknown>>): readonly Asked[] {
  const asked: Asked[] = []
  globalThis.served = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
    asked.push({ path: pathname + search, body: init?.body })
    const answer: unknown = answers[pathname]
    const said: unknown = typeof answer === 'function' ? await answer(init) : answer
    if (said instanceof Response) return said
    if (typeof said === 'string' && said.startsWith('<')) return new Response(said)
    return said === undefined ? new Response('', { status: 404 }) : Response.json(said)
  }
  return asked
}

/** Returns the files that the build writes, as answers for {@link serve}. */
export function builtFiles(): Readonly<Record<string, unknown>> {
  const { files } = inject('built')
  const answer = (file: string) => () =>
    new Response(Uint8Array.from(atob(file), (byte) => byte.codePointAt(0) ?? 0))
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path, answer(file)]))
}

/** Lets everything that is ready run, and the browser paint. */
export async function settle(milliseconds = 0): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, milliseconds)))
}
