import { memo } from 'react'
import type { Offered } from '#search/engine/offered.ts'
import { filterGroups } from '#search/filters/filter.ts'
import { type FilterName, filters, filtersIn, isOfKind } from '#search/filters/filters.ts'
import { longestText } from '#search/filters/normal-text.ts'
import { type ActiveFilter, filterKey } from '#search/query/criteria.ts'
import { useWords } from '#islands/kit/use-words.ts'
import type { LiveTranslate } from '#islands/results/live-words.ts'
import { optionWords } from './option-words.ts'

type MoreFieldsProps = Readonly<{
  numberTag: string
  offered: Offered
  /** Those that are on. */
  on: readonly ActiveFilter[]
}>

/**
 * The fields of "more filters" in their groups: least, worst and latest values, checkboxes, and words to look for. Their
 * hundred options are worded anew only when one of these filters changes, not with each town.
 */
export const MoreFields = memo(function MoreFields({ numberTag, offered, on }: MoreFieldsProps) {
  const t: LiveTranslate = useWords()
  const chosen = new Map(on.map(({ name, text }) => [name, text]))
  const groups = filterGroups.map((group) => ({
    group,
    names: filtersIn(group).filter((name) => offered[name] !== undefined),
  }))
  return (
    <>
      {groups
        .filter(({ names }) => names.length > 0)
        .map(({ group, names }) => (
          <fieldset key={group} className="filters__group">
            <legend>{t(`filters.group.${group}`)}</legend>
            {names.map((name) =>
              isOfKind(name, 'flag') ? (
                <label key={name} className="multi__option">
                  <input
                    type="checkbox"
                    name={filters[name].params[0]}
                    value="1"
                    defaultChecked={chosen.has(name)}
                  />
                  <span>{t(`filters.field.${name}`)}</span>
                </label>
              ) : (
                <label key={name} className="filters__field">
                  <span>{t(`filters.field.${name}`)}</span>
                  <Choice {...{ name, numberTag }} values={valuesOf(name)} chosen={chosen.get(name)} />
                </label>
              ),
            )}
          </fieldset>
        ))}
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
    </>
  )

  /** An address may hold a value that is not offered: it must be there to be removed. */
  function valuesOf(name: FilterName): readonly string[] {
    const values = offered[name] ?? []
    const own = chosen.get(name)
    return own === undefined || values.includes(own) ? values : [own, ...values]
  }
}, isSame)

function isSame(one: MoreFieldsProps, other: MoreFieldsProps): boolean {
  const keysOf = ({ on }: MoreFieldsProps): string => on.map(filterKey).join('&')
  return one.numberTag === other.numberTag && one.offered === other.offered && keysOf(one) === keysOf(other)
}

type ChoiceProps = Readonly<{
  name: FilterName
  numberTag: string
  values: readonly string[]
  chosen: string | undefined
}>

function Choice({ name, numberTag, values, chosen = '' }: ChoiceProps) {
  const t: LiveTranslate = useWords()
  return (
    <select name={filters[name].params[0]} defaultValue={chosen}>
      <option value="">{t('filters.any')}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {optionWords(name, value, t, numberTag)}
        </option>
      ))}
    </select>
  )
}
