import type { Criteria } from '#search/query/criteria.ts'
import { livingSteps, plotSteps, wantedFeatures } from '#search/query/criteria.ts'
import { activeFilters } from '#search/query/filters.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { fill } from '#islands/kit/words.ts'
import type { ResultsProps } from '#islands/results/list/results-props.ts'

/** Rarer than a home with more bedrooms is one who looks for exactly that many. */
const bedroomSteps = [1, 2, 3, 4, 5] as const

type MoreFiltersProps = Readonly<{ props: ResultsProps; criteria: Criteria }>

/** The filters behind "more filters": thresholds, what a home has, and words. */
export function MoreFilters({ props, criteria }: MoreFiltersProps) {
  const { words, more, labels, numberTag } = props
  const on = activeFilters({ ...criteria, towns: [], categories: [], prices: [], area: undefined }).length
  const features = wantedFeatures.filter((feature) => more.includes(feature))
  const steps = (values: readonly number[], unit: string) =>
    values.map((value): Option => {
      return [String(value), fill(words.atLeast, { value: `${value.toLocaleString(numberTag)}${unit}` })]
    })
  const selects: readonly Select[] = [
    { name: 'bedrooms', label: words.bedrooms, options: steps(bedroomSteps, '') },
    { name: 'living', label: words.living, options: steps(livingSteps, '\u00A0m²') },
    { name: 'plot', label: words.plot, options: steps(plotSteps, '\u00A0m²') },
    {
      name: 'label',
      label: words.energy,
      options: labels.map((label) => [label, fill(words.orBetter, { label })]),
    },
  ]
  return (
    <details className="multi multi--more" name="filters">
      <summary>
        <span className="multi__label">{words.more}</span>
        <span className="multi__value">{on > 0 && <span className="badge">{on}</span>}</span>
        <Icon name="down" />
      </summary>
      <div className="multi__panel filters__more">
        {selects
          .filter(({ name }) => more.includes(name))
          .map(({ name, label, options }) => (
            <label key={name} className="filters__field">
              <span>{label}</span>
              <select name={name} defaultValue={criteria[name] ?? ''}>
                <option value="">{words.any}</option>
                {options.map(([value, text]) => (
                  <option key={value} value={value} suppressHydrationWarning>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        {features.length > 0 && (
          <fieldset className="filters__features">
            <legend>{words.extra}</legend>
            {features.map((feature) => (
              <label key={feature} className="multi__option">
                <input
                  type="checkbox"
                  name={feature}
                  value="1"
                  defaultChecked={criteria.features.includes(feature)}
                />
                <span>{words[feature]}</span>
              </label>
            ))}
          </fieldset>
        )}
        <label className="filters__field filters__field--wide">
          <span>{words.text}</span>
          <input
            type="search"
            name="q"
            maxLength={80}
            placeholder={words.textHint}
            defaultValue={criteria.text}
          />
        </label>
      </div>
    </details>
  )
}

type Option = readonly [value: string, text: string]
type Select = Readonly<{
  name: 'bedrooms' | 'living' | 'plot' | 'label'
  label: string
  options: readonly Option[]
}>
