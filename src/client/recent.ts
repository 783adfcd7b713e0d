import { recordVisit } from '#stores/visits.ts'

/** Remembers the property that a page is about. */
export function startRecent(): void {
  const id = Number(document.querySelector<HTMLElement>('[data-listing]')?.dataset.listing)
  if (id > 0) recordVisit(id)
}
