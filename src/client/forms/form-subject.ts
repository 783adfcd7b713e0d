/** Shows the listing in the address as the subject of the page's forms, or asks which one they are about. */
export function startFormSubject(): void {
  const subject = document.querySelector<HTMLElement>('.subject')
  if (subject === null) return
  for (const field of document.querySelectorAll<HTMLElement>('.which')) findOnFocus(field, subject)
  if (location.search !== '') void import('./show-subject.ts').then(({ showSubject }) => showSubject(subject))
}

/** Offers the listings once a field has the focus; where they cannot be read, it says so, and the next focus tries again. */
function findOnFocus(field: HTMLElement, subject: HTMLElement): void {
  const find = async (): Promise<void> => {
    const output = field.querySelector('output')
    try {
      const { findHomes } = await import('#islands/forms/homes/find-home.ts')
      if (output !== null) output.textContent = ''
      await findHomes(field, subject)
    } catch (error) {
      console.warn('the listings cannot be read', error)
      if (output !== null) output.textContent = output.dataset['failed'] ?? ''
      findOnFocus(field, subject)
    }
  }
  field.addEventListener('focusin', () => void find(), { once: true })
}
