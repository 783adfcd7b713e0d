import type { UnitTable } from './unit-table.ts'

/**
 * Lets the units of a project be filtered and sorted. The heads of the columns only become buttons here, so that there
 * are none that do nothing without script; the rest comes when it is touched, or when the address asks for it.
 */
export function startUnitTools(section: HTMLElement): void {
  let loading: Promise<UnitTable> | undefined
  let isTouched = false
  const ask = (run: (table: UnitTable) => unknown): void => {
    loading ??= import('./unit-table.ts').then((units) => units.createUnitTable(section))
    loading.then(run, () => {
      // The next touch tries again.
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
  // What was chosen while the rest was on its way goes before the address.
  if (location.search !== '') ask((table) => isTouched || table.show())
  // Chosen before this came, or by a browser that brings fields back.
  else if (section.querySelector('input:checked,option:checked:not(:first-child)') !== null) readFields()
}
