import { activeFilters, type Criteria } from '#search/query/criteria.ts'
import { formatCriteria, parseCriteria } from '#search/query/query-string.ts'

/** Returns the criteria of a filter form, on the first page; what the form has no field for stays as it was. */
export function readForm(form: HTMLFormElement, before: Criteria): Criteria {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  // An area, a value that is not offered, and all that comes with the list until it is loaded.
  for (const { param, text } of activeFilters(before))
    if (!hasField(form, param, text)) query.append(param, text)
  return { ...parseCriteria(query.toString()), page: 1 }
}

/** Whether a form has a field that can hold a value. */
function hasField(form: HTMLFormElement, param: string, text: string): boolean {
  return [...form.elements].some((field) => {
    if (field.getAttribute('name') !== param) return false
    if (field instanceof HTMLSelectElement) return [...field.options].some(({ value }) => value === text)
    return !(field instanceof HTMLInputElement && field.type === 'checkbox') || field.value === text
  })
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
