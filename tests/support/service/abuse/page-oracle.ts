import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM().window

/** Elements that a page of a form consists of. */
const usual: ReadonlySet<string> = new Set(
  (
    'html head title body main div section aside header form fieldset legend h1 h2 h3 p ul ol li dl dt dd a b br ' +
    'span strong small em label input select optgroup option textarea button img figure svg path details summary output'
  ).split(' '),
)

/** Attributes whose value is an address. */
const addresses: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'srcset', 'data'])

/**
 * Returns what a page has that its service did not write: elements, handlers, and addresses of another kind than its own.
 * A text that was typed is no such thing, however it looks.
 */
export function findInjected(
  page: string,
  isOwn: (address: string) => boolean = isOwnAddress,
): readonly string[] {
  const document = new DOMParser().parseFromString(page, 'text/html')
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName
    const attributes = [...element.attributes]
    return [
      ...(usual.has(name) ? [] : [`<${name}>`]),
      ...attributes
        .filter((one) => /^on|^style$/.test(one.name) || isForeignFocus(element, one.name))
        .map((one) => `${name} ${one.name}`),
      ...attributes
        .filter((one) => addresses.has(one.name) && !isOwn(one.value))
        .map((one) => `${name} ${one.name}=${one.value}`),
    ]
  })
}

/** Whether an address is a place on the page, a path of the site, or a number to call. */
function isOwnAddress(address: string): boolean {
  return /^(?:#|\/(?!\/)|tel:\+?[\d ]+$|mailto:[\w.+-]+@(?:agency|kouterenkaai)\.example\b)/.test(address)
}

/** Whether something else than the box above a form with errors takes the focus. */
function isForeignFocus({ localName }: Element, attribute: string): boolean {
  return attribute === 'autofocus' && localName !== 'div'
}
