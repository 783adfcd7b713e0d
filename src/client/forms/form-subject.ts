/** Shows the listing in the address as the subject of the page's forms, or asks which one they are about. */
export function startFormSubject(): void {
  const subject = document.querySelector<HTMLElement>('.subject')
  if (subject === null) return
  for (const field of document.querySelectorAll<HTMLElement>('.which'))
    field.addEventListener(
      'focusin',
      () =>
        void import('#islands/forms/homes/find-home.ts').then(({ findHomes }) => findHomes(field, subject)),
      { once: true },
    )
  if (location.search !== '') void import('./show-subject.ts').then(({ showSubject }) => showSubject(subject))
}
