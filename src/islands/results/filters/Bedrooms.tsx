import { filters } from '#search/filters/filters.ts'
import { activeFilters, type Criteria } from '#search/query/criteria.ts'
import { useWords } from '#islands/kit/use-words.ts'
import type { BarTranslate, ResultsProps } from '#islands/results/list/results-props.ts'

type BedroomsProps = Readonly<{ props: ResultsProps; criteria: Criteria }>

/** The least number of bedrooms, in the bar itself; nothing for a list of homes without bedrooms. */
export function Bedrooms({ props, criteria }: BedroomsProps) {
  const { bedrooms } = props
  const t: BarTranslate = useWords()
  const chosen = activeFilters(criteria).find(({ name }) => name === 'bedrooms')?.text
  if (bedrooms.length === 0) return undefined
  return (
    <label className="filters__bedrooms">
      <span className="vh">{t('filters.field.bedrooms')}</span>
      <select name={filters.bedrooms.params[0]} defaultValue={chosen ?? ''} autoComplete="off">
        <option value="">{t('filters.field.bedrooms')}</option>
        {bedrooms.map((value) => (
          <option key={value} value={value} suppressHydrationWarning>
            {t('filters.atLeast', { value })}
          </option>
        ))}
      </select>
    </label>
  )
}
