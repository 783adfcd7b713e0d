import { type Criteria, wantedFeatures } from '#search/criteria.ts'
import { formatPriceBand } from '#search/price-band.ts'
import { formatSort, parseCriteria } from '#search/query-string.ts'

/** Returns what a filter form asks for, on the first page; what it has no field for stays as it was. */
export function readForm(form: HTMLFormElement, { area, prices }: Criteria): Criteria {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  const bands = new Set(
    [...form.querySelectorAll<HTMLInputElement>('[name=price]')].map(({ value }) => value),
  )
  // A band of the address that is none of the options has no field until the list's words have arrived.
  for (const band of prices.map(formatPriceBand)) if (!bands.has(band)) query.append('price', band)
  return { ...parseCriteria(query.toString()), area, page: 1 }
}

/** Writes criteria to the fields of a filter form; its multi-selects write their own. */
export function writeForm(form: HTMLFormElement, criteria: Criteria): void {
  const { sort } = criteria
  const values: Readonly<Record<string, string | undefined>> = {
    bedrooms: criteria.bedrooms?.toString(),
    living: criteria.living?.toString(),
    plot: criteria.plot?.toString(),
    label: criteria.label,
    q: criteria.text,
    sort: formatSort(sort) === '-id' ? '' : formatSort(sort),
  }
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = values[field.name] ?? ''
    else if (field instanceof HTMLInputElement) {
      if (field.type === 'radio') field.checked = field.value === criteria.view
      // What is being typed is the visitor's: "zele " is not yet "zele".
      else if (field.name === 'q' && document.activeElement !== field) field.value = values['q'] ?? ''
      else if (field.type === 'checkbox') {
        const feature = wantedFeatures.find((name) => name === field.name)
        if (feature !== undefined) field.checked = criteria.features.includes(feature)
      }
    }
  }
}
