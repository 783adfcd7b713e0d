import { subjectRefused } from '#contracts/subject-refused.ts'
import { readAddress } from './listing-in-address.ts'

/** Shows the listing in the address as the subject of the page's forms, or why they cannot be about it. */
export function startFormSubject(): void {
  const subject = document.querySelector<HTMLElement>('.subject')
  const named = readAddress(new URLSearchParams(location.search))
  if (subject === null) return
  for (const field of document.querySelectorAll<HTMLElement>('.which'))
    field.addEventListener(
      'focusin',
      () => void import('./find-home.ts').then(({ findHomes }) => findHomes(field, subject)),
      { once: true },
    )
  const load = () => import('./show-subject.ts')
  document.addEventListener(subjectRefused, (event) => {
    const problem: unknown = event instanceof CustomEvent ? event.detail : undefined
    void load().then(({ refuseSubject }) => refuseSubject(String(problem), true))
  })
  if (named === 'missing') return void load().then(({ refuseSubject }) => refuseSubject(named))
  if (named === undefined) return
  // Sent even where its page cannot be read now: the service knows it.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="subject"]'))
    input.value = named.name
  // Most visitors of such a page come from a listing, but those of its menu do not.
  void load().then(({ showSubject }) => showSubject(subject, named))
}
