import { rememberLanguage } from '#stores/language.ts'

/**
 * Adds the page's query and hash to a link to another language; it is called when the link gets the focus or the pointer,
 * so that copying it or opening it in a new tab works as well. Leaves out `lng`, the language that this page was asked for.
 */
export function completeLink(link: HTMLAnchorElement): void {
  link.search = location.search.replace(/([?&])lng=[^&]*&?/, '$1').replace(/[?&]$/, '')
  link.hash = location.hash
}

/** Follows a link to another language and remembers that language. */
export function answerPress(link: HTMLAnchorElement): void {
  completeLink(link)
  rememberLanguage(link.lang.slice(0, 2))
  location.assign(link.href)
}
