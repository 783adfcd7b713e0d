/** The form's value for each goal that lists write in the address. */
const goals = new Map([
  ['sale', 'buy'],
  ['projects', 'buy'],
  ['rent', 'rent'],
])

/**
 * Fills in the demand register of a page with the search in its address. The number of all homes beside it is none of that
 * search: what fits is counted once the form is used.
 */
export function startDemandForm(): void {
  const form = document.querySelector('#demand-register')
  if (form === null || location.search === '') return
  fillDemandForm(form, location.search)
  document.querySelector('.fits__said')?.toggleAttribute('hidden', form.querySelector(':checked') !== null)
}

/**
 * Fills in a search as lists write it: `?goal=sale&city=zele&type=1&price=200000-300000`. Ignores values that the form does
 * not offer, and fields that have a value already: the browser may have restored them. Several price bands become one
 * range, open-ended where one of them is.
 */
function fillDemandForm(form: Element, query: string): void {
  const params = new URLSearchParams(query)
  const prices = params.getAll('price').filter((band) => /^(?:\d{1,9}-\d{0,9}|-\d{1,9})$/.test(band))
  tick(
    form,
    'searchGoal',
    params.getAll('goal').flatMap((goal) => goals.get(goal) ?? []),
  )
  tick(form, 'categories', params.getAll('type'))
  tick(form, 'zones', params.getAll('city'))
  write(form, 'priceMin', ends(prices, 0), Math.min)
  write(form, 'priceMax', ends(prices, 1), Math.max)
}

function fieldsOf(form: Element, name: string): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
}

function tick(form: Element, name: string, values: readonly string[]): void {
  const fields = fieldsOf(form, name)
  if (fields.some(({ checked }) => checked)) return
  for (const field of fields) field.checked = values.includes(field.value)
}

function ends(bands: readonly string[], end: 0 | 1): readonly string[] {
  return bands.map((band) => band.split('-')[end] ?? '')
}

function write(
  form: Element,
  name: string,
  euro: readonly string[],
  pick: (...euro: number[]) => number,
): void {
  if (euro.length === 0 || euro.includes('')) return
  for (const field of fieldsOf(form, name)) field.value ||= String(pick(...euro.map(Number)))
}
