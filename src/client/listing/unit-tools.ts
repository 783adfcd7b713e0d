import type { UnitList } from './unit-list.ts'

/** Lets visitors filter and sort the units of a project, where the page has any. */
export function startUnitTools(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-units]')) startSection(section)
}

/** The part that filters and sorts is loaded at the first use, or at once where the address has a query. */
function startSection(section: HTMLElement): void {
  let loading: Promise<UnitList> | undefined
  let isTouched = false
  const ask = (run: (list: UnitList) => unknown): void => {
    loading ??= import('./unit-list.ts').then((units) => units.createUnitList(section))
    loading.then(run, () => {
      // The next use tries again.
      loading = undefined
    })
  }
  const readFields = (): void => {
    isTouched = true
    ask((list) => list.readFields())
  }
  section.addEventListener('change', readFields)
  section.querySelector('button')?.addEventListener('click', () => ask((list) => list.clear()))
  // A choice made while the list was loading overrides the address.
  if (location.search !== '') ask((list) => isTouched || list.show())
  // Chosen before this script ran, or restored by the browser.
  else if (section.querySelector('option:checked:not(:first-child)') !== null) readFields()
}
