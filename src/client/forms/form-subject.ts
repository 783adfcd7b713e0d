import { readAddress } from './listing-in-address.ts'

/** Shows the listing in the address as the subject of the page's forms. */
export function startFormSubject(): void {
  const subject = document.querySelector<HTMLElement>('.subject')
  const named = readAddress(new URLSearchParams(location.search))
  if (subject === null || named === undefined) return
  // Sent even where its page cannot be read now: the service knows it.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="subject"]'))
    input.value = named.name
  // Most visitors of such a page come from a listing, but those of its menu do not.
  void import('./show-subject.ts').then(({ showSubject }) => showSubject(subject, named))
}
