import { unpackUnit } from '#search/units/unit-facts.ts'
import {
  arrangeUnits,
  formatUnitOrder,
  formatUnitQuery,
  parseUnitOrder,
  parseUnitQuery,
  type UnitQuery,
} from '#search/units/unit-query.ts'

/** The list of a project's units. Its state is the address: it always shows what the query says. */
export type UnitList = Readonly<{
  /** Filters and sorts the rows by the address. */
  show: () => void
  /** Writes the fields to the address, as a history entry that Back undoes. */
  readFields: () => void
  clear: () => void
}>

/** Returns the list of units in a section. */
export function createUnitList(section: HTMLElement): UnitList {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-unit]')]
  const units = rows.map(({ dataset }) => unpackUnit(dataset['unit'] ?? ''))
  const body = section.querySelector('.units')
  const output = section.querySelector('output')
  const all = output?.textContent ?? ''

  const field = (name: string) => section.querySelector<HTMLSelectElement>(`select[name=${name}]`)
  const values = (): UnitQuery => ({
    ...parseUnitQuery(`?type=${field('type')?.value ?? ''}&bedrooms=${field('bedrooms')?.value ?? ''}`),
    order: parseUnitOrder(field('sort')?.value ?? ''),
  })
  const write = ({ type, bedrooms, order }: UnitQuery): void => {
    choose(field('type'), type ?? '')
    choose(field('bedrooms'), String(bedrooms ?? ''))
    choose(field('sort'), formatUnitOrder(order))
  }

  const show = (): void => {
    write(parseUnitQuery(location.search))
    // Reading the fields back drops values that no field offers.
    const query = values()
    const order = arrangeUnits(units, query)
    const shown = new Set(order)
    for (const [at, row] of rows.entries()) row.hidden = !shown.has(at)
    body?.append(...order.flatMap((at) => rows[at] ?? []), ...rows.filter(({ hidden }) => hidden))
    for (const part of section.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = part.dataset['when'] === 'none' ? order.length > 0 : formatUnitQuery(query) === ''
    }
    if (output !== null) output.textContent = summarise(order.length)
  }
  const summarise = (shown: number): string => {
    const found = shown === rows.length ? all : (output?.dataset['some'] ?? '').replace('#', String(shown))
    const order = field('sort')?.selectedOptions[0]
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
    clear: () => {
      go({})
      // The pressed button is hidden now.
      section.querySelector<HTMLElement>('select')?.focus()
    },
  }
}

/** Selects a value; the empty choice where the field does not offer it. */
function choose(field: HTMLSelectElement | null, value: string): void {
  if (field === null) return
  field.value = value
  if (field.selectedIndex < 0) field.value = ''
}
