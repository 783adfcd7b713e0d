import { memo, type RefObject, useEffect } from 'react'
import type { Criteria } from '#search/query/criteria.ts'
import { type FacetName, filters } from '#search/filters/filters.ts'
import { activeFilters } from '#search/query/criteria.ts'
import { formatSort } from '#search/query/query-string.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { MultiSelect } from '#islands/kit/MultiSelect.tsx'
import type { FilterOptions } from '#islands/results/live-options.ts'
import { useWords } from '#islands/kit/use-words.ts'
import { Bedrooms } from './Bedrooms.tsx'
import { MoreFilters, type MoreState } from './MoreFilters.tsx'
import {
  type BarTranslate,
  orderNames,
  orders,
  type ResultsProps,
} from '#islands/results/list/results-props.ts'

type FilterBarProps = Readonly<{
  props: ResultsProps
  form: RefObject<HTMLFormElement | null>
  criteria: Criteria
  options: FilterOptions
  more: MoreState
  /** `42 panden`, for the button of the sheet. */
  found: string
  onChange: (field?: EventTarget) => void
}>

/** The form itself listens to changes. */
const ignore = (): void => undefined

/**
 * The filters of a list: a bar on wide screens, of which narrow ones keep the first filters or none; a sheet behind a button
 * has them all. Both are one form, which a browser without script submits as a plain query.
 */
export function FilterBar(all: FilterBarProps) {
  const { props, form, criteria, options, more, found, onChange } = all
  const { numberTag, document, facets } = props
  const t: BarTranslate = useWords()
  const active = activeFilters(criteria)
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
          {t('filters.label')}
          {active.length > 0 && <span className="badge">{active.length}</span>}
        </button>
        <form
          id="filters"
          className="filters__form"
          popover="auto"
          aria-label={t('filters.bar')}
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
            <h2>{t('filters.label')}</h2>
            <button
              type="button"
              className="round"
              popoverTarget="filters"
              popoverTargetAction="hide"
              autoFocus
              aria-label={t('filters.close')}
            >
              <Icon name="close" />
            </button>
          </div>
          {facets.map((name) => (
            <Facet
              key={name}
              {...{ name, numberTag }}
              label={t(name === 'prices' ? props.priceLabel : `filters.field.${name}`)}
              options={options[name]}
              chosen={active.flatMap((each) => (each.name === name ? [each.text] : [])).join()}
            />
          ))}
          <Bedrooms props={props} criteria={criteria} />
          <MoreFilters {...{ numberTag, criteria, more }} />
          <div className="sheet__foot">
            <a className="button button--ghost" href={document.base} data-replay="">
              {t('filters.clear')}
            </a>
            <button type="submit" className="button">
              {t('filters.show', { found })}
            </button>
          </div>
        </form>
        <label className="filters__sort">
          <span className="vh">{t('filters.sort')}</span>
          <select
            name="sort"
            form="filters"
            defaultValue={orderOf(criteria)}
            autoComplete="off"
            onChange={({ target }) => onChange(target)}
          >
            {orderNames.map((name) => (
              <option key={name} value={orders[name]}>
                {t(`filters.order.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="segment" onChange={({ target }) => onChange(target)}>
          <legend className="vh">{t('filters.view')}</legend>
          {(['list', 'map'] as const).map((view) => (
            <label key={view} className="segment__option">
              <input
                type="radio"
                name="view"
                form="filters"
                value={view}
                defaultChecked={criteria.view === view}
              />
              <Icon name={view === 'list' ? 'grid' : 'map'} />
              {t(`filters.${view}`)}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

type FacetProps = Readonly<{
  name: FacetName
  numberTag: string
  label: string
  options: FilterOptions[FacetName]
  /** The ticked values, joined by commas. */
  chosen: string
}>

/** A filter with options. Drawn anew only when its own ticks or counts change: a list has a hundred towns. */
const Facet = memo(function Facet({ name, numberTag, label, options, chosen }: FacetProps) {
  const t: BarTranslate = useWords()
  const { param, isLong } = filters[name]
  return (
    <MultiSelect
      {...{ name: param, numberTag, options }}
      group="filters"
      onChange={ignore}
      words={{
        label,
        all: '',
        filter: isLong ? t('filters.townFilter') : undefined,
        none: t('filters.none'),
      }}
      chosen={chosen === '' ? [] : chosen.split(',')}
      isLate={isLong}
    />
  )
})

function orderOf({ sort }: Criteria): string {
  const order = formatSort(sort)
  return orderNames.some((name) => orders[name] === order) ? order : ''
}

/** Closes the sheet when the window grows so wide that the form is a bar again. */
function useSheet(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const wide = matchMedia('(width >= 80em)')
    const close = (): void => {
      if (wide.matches && form.current?.matches(':popover-open') === true) form.current.hidePopover()
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [form])
}
