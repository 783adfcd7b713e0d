import { type RefObject, useEffect } from 'react'
import type { Criteria } from '#search/query/criteria.ts'
import { activeFilters } from '#search/query/filters.ts'
import { formatPriceBand } from '#search/query/price-band.ts'
import { formatSort } from '#search/query/query-string.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { MultiSelect, type MultiSelectOption } from '#islands/kit/MultiSelect.tsx'
import { fill } from '#islands/kit/words.ts'
import { MoreFilters } from './MoreFilters.tsx'
import { orders, type ResultsProps } from '#islands/results/list/results-props.ts'

type FilterBarProps = Readonly<{
  props: ResultsProps
  form: RefObject<HTMLFormElement | null>
  criteria: Criteria
  options: Readonly<Record<'towns' | 'types' | 'prices', readonly MultiSelectOption[]>>
  /** `42 panden`: what the sheet's button shows. */
  found: string
  onChange: (field?: EventTarget) => void
}>

/** The form hears each change itself. */
const unheard = (): void => undefined

/**
 * The filters of a list: a bar on wide screens, on narrow ones a sheet behind a button. It is one and the same form,
 * which a browser without script sends as a plain query.
 */
export function FilterBar({ props, form, criteria, options, found, onChange }: FilterBarProps) {
  const { words, numberTag, document } = props
  const filters = activeFilters(criteria).length
  const { towns, types, prices } = options
  const part = { numberTag, group: 'filters', onChange: unheard }
  useSheet(form)
  return (
    <div className="filters">
      <div className="wrap filters__row">
        <button
          type="button"
          className="button button--ghost button--small filters__open"
          popoverTarget="filters"
        >
          <Icon name="sliders" />
          {words.label}
          {filters > 0 && <span className="badge">{filters}</span>}
        </button>
        <form
          id="filters"
          className="filters__form"
          popover="auto"
          aria-label={words.bar}
          action={document.base}
          autoComplete="off"
          data-replay=""
          ref={form}
          onChange={({ target }) => onChange(target)}
          onSubmit={(event) => {
            event.preventDefault()
            onChange()
            if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
          }}
        >
          <div className="sheet__top">
            <h2>{words.label}</h2>
            <button
              type="button"
              className="round"
              popoverTarget="filters"
              popoverTargetAction="hide"
              aria-label={words.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <MultiSelect
            {...part}
            name="city"
            words={{ label: words.town, all: '', filter: words.townFilter, none: words.none }}
            options={towns}
            chosen={criteria.towns}
            isLate
          />
          <MultiSelect
            {...part}
            name="type"
            words={{ label: words.type, all: '', none: words.none }}
            options={types}
            chosen={criteria.categories.map(String)}
          />
          {prices.length > 0 && (
            <MultiSelect
              {...part}
              name="price"
              words={{ label: words.price, all: '', none: words.none }}
              options={prices}
              chosen={criteria.prices.map(formatPriceBand)}
            />
          )}
          <MoreFilters props={props} criteria={criteria} />
          <label className="filters__sort">
            <span>{words.sort}</span>
            <select name="sort" defaultValue={orderOf(criteria)}>
              {orders.map((value, index) => (
                <option key={value} value={value}>
                  {words.orders[index]}
                </option>
              ))}
            </select>
          </label>
          <div className="sheet__foot">
            <a className="button button--ghost" href={document.base} data-replay="">
              {words.clear}
            </a>
            <button type="submit" className="button">
              {fill(words.show, { found })}
            </button>
          </div>
        </form>
        <fieldset className="segment" onChange={({ target }) => onChange(target)}>
          <legend className="vh">{words.view}</legend>
          {(['list', 'map'] as const).map((view) => (
            <label key={view}>
              <input
                type="radio"
                name="view"
                form="filters"
                value={view}
                defaultChecked={criteria.view === view}
              />
              <Icon name={view === 'list' ? 'grid' : 'map'} />
              {words[view]}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

function orderOf({ sort }: Criteria): string {
  const order = formatSort(sort)
  return orders.some((value) => value === order) ? order : ''
}

/** Closes the sheet when the window grows so wide that the form is a bar again. */
function useSheet(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const wide = matchMedia('(min-width: 960px)')
    const close = (): void => {
      if (wide.matches && form.current?.matches(':popover-open') === true) form.current.hidePopover()
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [form])
}
