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

/** The live table of a project's units. The address is its state: whatever is shown is taken from it. */
export type UnitTable = Readonly<{
  /** Shows what the address asks for. */
  show: () => void
  /** Takes what the fields say to the address, as a step that Back undoes. */
  readFields: () => void
  /** Answers a press on the head of a column. */
  sortBy: (column: string) => void
  clear: () => void
}>

/** Makes the units in a section a table that can be filtered and sorted. */
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
    // What the address asks for and no field offers is not asked for.
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
    if (output !== null) output.textContent = told(order.length)
  }
  const told = (shown: number): string => {
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
      // What was pressed is gone now.
      section.querySelector<HTMLElement>('select, input')?.focus()
    },
  }
}

/** Sets a field, where it has such a choice. */
function choose(field: HTMLInputElement | HTMLSelectElement | null, value: string): void {
  if (!(field instanceof HTMLSelectElement)) return
  field.value = value
  if (field.selectedIndex < 0) field.value = ''
}
