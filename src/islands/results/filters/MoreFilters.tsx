import { useRef } from 'react'
import { filterNames, filters, isOfKind } from '#search/filters/filters.ts'
import { longestText } from '#search/filters/normal-text.ts'
import { activeFilters, type Criteria } from '#search/query/criteria.ts'
import { useClosing } from '#islands/kit/use-closing.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import type { BarTranslate, ResultsProps } from '#islands/results/list/results-props.ts'
import { optionWords } from './option-words.ts'

type MoreFiltersProps = Readonly<{ props: ResultsProps; criteria: Criteria }>

/** The filters behind "more filters": least and worst values, checkboxes, and words to look for. */
export function MoreFilters({ props, criteria }: MoreFiltersProps) {
  const { numberTag, more } = props
  const t: BarTranslate = useWords()
  const details = useRef<HTMLDetailsElement>(null)
  useClosing(details)
  const on = activeFilters(criteria).filter(
    ({ name }) =>
      !isOfKind(name, 'options') && !isOfKind(name, 'area') && name !== 'bedrooms' && name !== 'ranked',
  )
  const chosen = new Map(on.map(({ name, text }) => [name, text]))
  const offered = filterNames.filter((name) => more[name] !== undefined)
  const flags = offered.filter((name) => isOfKind(name, 'flag'))
  const selects = offered.filter(
    (name) => (isOfKind(name, 'atLeast') || isOfKind(name, 'orBetter')) && name !== 'bedrooms',
  )
  return (
    <details className="multi multi--more" name="filters" ref={details}>
      <summary>
        <span className="multi__label">{t('filters.more')}</span>
        <span className="multi__value">{on.length > 0 && <span className="badge">{on.length}</span>}</span>
        <Icon name="down" />
      </summary>
      <div className="multi__panel filters__more">
        {selects.map((name) => (
          <label key={name} className="filters__field">
            <span>{t(`filters.field.${name}`)}</span>
            <select name={filters[name].params[0]} defaultValue={chosen.get(name) ?? ''}>
              <option value="">{t('filters.any')}</option>
              {more[name]?.map((value) => (
                <option key={value} value={value} suppressHydrationWarning>
                  {optionWords(name, value, t, numberTag)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {flags.length > 0 && (
          <fieldset className="filters__features">
            <legend>{t('filters.extra')}</legend>
            {flags.map((name) => (
              <label key={name} className="multi__option">
                <input
                  type="checkbox"
                  name={filters[name].params[0]}
                  value="1"
                  defaultChecked={chosen.has(name)}
                />
                <span>{t(`filters.field.${name}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <label className="filters__field filters__field--wide">
          <span>{t('filters.field.text')}</span>
          <input
            type="search"
            name={filters.text.params[0]}
            maxLength={longestText}
            placeholder={t('filters.textHint')}
            defaultValue={chosen.get('text')}
          />
        </label>
      </div>
    </details>
  )
}
