import { formatPriceBand } from '#search/filters/price-band.ts'
import type { Criteria } from '#search/query/criteria.ts'
import { formatCriteria, parseCriteria } from '#search/query/query-string.ts'

/** Returns the criteria of a filter form, on the first page; what the form has no field for stays as it was. */
export function readForm(form: HTMLFormElement, { area, prices, ranked }: Criteria): Criteria {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  const bands = new Set(
    [...form.querySelectorAll<HTMLInputElement>('[name=price]')].map(({ value }) => value),
  )
  // A band of the address that is not an option has no field until the words of the list are loaded.
  for (const band of prices.map(formatPriceBand)) if (!bands.has(band)) query.append('price', band)
  return { ...parseCriteria(query.toString()), area, ranked, page: 1 }
}

/** Writes criteria to the fields of a filter form, each as the address has it. */
export function writeForm(form: HTMLFormElement, criteria: Criteria): void {
  const query = new URLSearchParams(formatCriteria(criteria))
  for (const field of form.elements) {
    const values = query.getAll(field.getAttribute('name') ?? '')
    if (field instanceof HTMLSelectElement) field.value = values[0] ?? ''
    else if (field instanceof HTMLInputElement) {
      if (field.type === 'checkbox') field.checked = values.includes(field.value)
      else if (field.type === 'radio') field.checked = field.value === criteria.view
      // Not while the visitor types: "zele " is not yet "zele".
      else if (field.name === 'q' && document.activeElement !== field) field.value = values[0] ?? ''
    }
  }
}
