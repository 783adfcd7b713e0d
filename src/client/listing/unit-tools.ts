import type { UnitTable } from './unit-table.ts'

/** Lets visitors filter and sort the units of a project, where the page has any. */
export function startUnitTools(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-units]')) startSection(section)
}

/**
 * Turns column heads into buttons, which without script would do nothing; the table itself is loaded at the first use, or
 * at once where the address has a query.
 */
function startSection(section: HTMLElement): void {
  let loading: Promise<UnitTable> | undefined
  let isTouched = false
  const ask = (run: (table: UnitTable) => unknown): void => {
    loading ??= import('./unit-table.ts').then((units) => units.createUnitTable(section))
    loading.then(run, () => {
      // The next use tries again.
      loading = undefined
    })
  }
  for (const words of section.querySelectorAll('th[data-sort] > span')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...words.childNodes)
    words.replaceWith(button)
  }
  const readFields = (): void => {
    isTouched = true
    ask((table) => table.readFields())
  }
  section.addEventListener('change', readFields)
  section.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button') === null) return
    const column = target.closest<HTMLElement>('th[data-sort]')?.dataset['sort']
    ask((table) => (column === undefined ? table.clear() : table.sortBy(column)))
  })
  // A choice made while the table was loading overrides the address.
  if (location.search !== '') ask((table) => isTouched || table.show())
  // Chosen before this script ran, or restored by the browser.
  else if (section.querySelector('input:checked,option:checked:not(:first-child)') !== null) readFields()
}
