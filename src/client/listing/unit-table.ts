import { unpackUnit } from '#search/units/unit-facts.ts'
import {
  arrangeUnits,
  formatUnitOrder,
  formatUnitQuery,
  nextUnitOrder,
  parseUnitOrder,
  parseUnitQuery,
  type UnitQuery,
  unitSortKeys,
} from '#search/units/unit-query.ts'

/** The table of a project's units. Its state is the address: it always shows what the query says. */
export type UnitTable = Readonly<{
  /** Filters and sorts the rows by the address. */
  show: () => void
  /** Writes the fields to the address, as a history entry that Back undoes. */
  readFields: () => void
  /** Sorts by a column, or reverses its order. */
  sortBy: (column: string) => void
  clear: () => void
}>

/** Returns the table of units in a section. */
export function createUnitTable(section: HTMLElement): UnitTable {
  const rows = [...section.querySelectorAll<HTMLElement>('tbody tr')]
  const units = rows.map(({ dataset }) => unpackUnit(dataset['unit'] ?? ''))
  const body = section.querySelector('tbody')
  const output = section.querySelector('output')
  const all = output?.textContent ?? ''

  const field = (name: string) =>
    section.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)
  const values = (): UnitQuery => {
    const free = field('free')
    return {
      ...parseUnitQuery(`?type=${field('type')?.value ?? ''}&bedrooms=${field('bedrooms')?.value ?? ''}`),
      isFreeOnly: free instanceof HTMLInputElement && free.checked,
      order: parseUnitOrder(field('sort')?.value ?? ''),
    }
  }
  const write = ({ type, bedrooms, isFreeOnly, order }: UnitQuery): void => {
    choose(field('type'), type ?? '')
    choose(field('bedrooms'), String(bedrooms ?? ''))
    choose(field('sort'), formatUnitOrder(order))
    const free = field('free')
    if (free instanceof HTMLInputElement) free.checked = isFreeOnly
  }

  const show = (): void => {
    write(parseUnitQuery(location.search))
    // Reading the fields back drops values that no field offers.
    const query = values()
    const order = arrangeUnits(units, query)
    const shown = new Set(order)
    for (const [at, row] of rows.entries()) row.hidden = !shown.has(at)
    body?.append(...order.flatMap((at) => rows[at] ?? []), ...rows.filter(({ hidden }) => hidden))
    for (const head of section.querySelectorAll<HTMLElement>('th[data-sort]')) {
      const isSorted = head.dataset['sort'] === query.order?.by
      if (isSorted) head.ariaSort = query.order?.isDescending === true ? 'descending' : 'ascending'
      else head.removeAttribute('aria-sort')
    }
    for (const part of section.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = part.dataset['when'] === 'none' ? order.length > 0 : formatUnitQuery(query) === ''
    }
    if (output !== null) output.textContent = summarise(order.length)
  }
  const summarise = (shown: number): string => {
    const found = shown === rows.length ? all : (output?.dataset['some'] ?? '').replace('#', String(shown))
    const sort = field('sort')
    const order = sort instanceof HTMLSelectElement ? sort.selectedOptions[0] : undefined
    return order === undefined || order.value === '' ? found : `${found}. ${order.text}`
  }
  const go = (query: UnitQuery): void => {
    const search = formatUnitQuery(query, location.search)
    if (search !== location.search)
      history.pushState(undefined, '', location.pathname + search + location.hash)
    show()
  }

  addEventListener('popstate', show)
  return {
    show,
    readFields: () => go(values()),
    sortBy: (column) => {
      const by = unitSortKeys.find((key) => key === column)
      const query = parseUnitQuery(location.search)
      if (by !== undefined) go({ ...query, order: nextUnitOrder(query.order, by) })
    },
    clear: () => {
      go({ isFreeOnly: false })
      // The pressed button is hidden now.
      section.querySelector<HTMLElement>('select, input')?.focus()
    },
  }
}

/** Selects a value; the empty choice where the field does not offer it. */
function choose(field: HTMLInputElement | HTMLSelectElement | null, value: string): void {
  if (!(field instanceof HTMLSelectElement)) return
  field.value = value
  if (field.selectedIndex < 0) field.value = ''
}
