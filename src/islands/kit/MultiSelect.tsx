import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fold } from '#text/fold.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { chosenText } from './chosen-text.ts'
import { useClosing } from './use-closing.ts'
import { useOptionKeys } from './use-option-keys.ts'

/**
 * An option, found by its label or by `also`, which begins with the postal codes of a town; `count` is how many listings
 * it leads to.
 */
export type MultiSelectOption = Readonly<{
  value: string
  label: string
  also?: string
  count: number
}>

/** An option that is found by its note too. */
type NotedOption = Readonly<{ value: string; label: string; also?: string; note: string }>

/** The words of a multi-select; `filter` names the field that filters the options, absent when there is none. */
export type MultiSelectWords = Readonly<{
  label: string
  all: string
  filter?: string
  none: string
}>

export type MultiSelectProps = Readonly<{
  /** ID of what opens it. */
  id?: string
  /** The form field of each ticked value. */
  name: string
  /** One multi-select of a group is open at a time. */
  group: string
  words: MultiSelectWords
  /** BCP 47 tag in which counts are written. */
  numberTag: string
  options: readonly (MultiSelectOption | NotedOption)[]
  chosen: readonly string[]
  /** Called with all ticked values, in the order of the options; once at hydration too when they are not `chosen`. */
  onChange: (ticked: readonly string[]) => void
  /** Only the chosen options are in the HTML, the others come with hydration: for long lists. */
  isLate?: boolean
  /** Whether a sentence has chosen, which a mark shows. */
  isSaid?: boolean
  /** Whether Enter chooses an option instead of sending the form. */
  isCombobox?: boolean
}>

/**
 * A disclosure with a group of checkboxes, native and part of a form before hydration. The checkboxes are uncontrolled: those
 * ticked before hydration are adopted, later `chosen` is written to them.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { name, group, words, numberTag, options, chosen, onChange, isLate = false } = props
  const { id, isSaid = false, isCombobox = false } = props
  const details = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const filter = useRef<HTMLInputElement>(null)
  const isAdopted = useRef(false)
  const [isHydrated, setHydrated] = useState(false)
  const [wanted, setWanted] = useState('')
  const listed = isLate && !isHydrated ? options.filter(({ value }) => chosen.includes(value)) : options
  const isWanted = (text: string): boolean => fold(text).includes(fold(wanted.trim()))
  const shown = listed.filter(
    (option) =>
      isWanted(option.label) || isWanted(option.also ?? '') || ('note' in option && isWanted(option.note)),
  )

  useClosing(details)
  useOptionKeys(details, filter, isCombobox)
  useLayoutEffect(() => {
    const boxes = boxesIn(details.current)
    if (isAdopted.current) {
      for (const box of boxes) box.checked = chosen.includes(box.value)
      return
    }
    isAdopted.current = true
    setHydrated(true)
    setWanted(filter.current?.value ?? '')
    if (boxes.some((box) => box.checked !== chosen.includes(box.value))) onChange(tickedIn(details.current))
  }, [chosen, onChange])

  // It may open below the window, and before hydration.
  useEffect(() => {
    // Whoever is on an option already stays there: a list that moves gets the press on another option.
    const isIn = panel.current?.matches(':hover, :focus-within') === true
    if (isHydrated && details.current?.open === true && !isIn) enter(panel.current, filter.current)
  }, [isHydrated])

  const toggle = (): void => {
    if (details.current?.open !== false) {
      enter(panel.current, filter.current)
      return
    }
    if (filter.current !== null) filter.current.value = ''
    setWanted('')
  }

  return (
    <details className="multi" name={group} ref={details} onToggle={toggle}>
      <summary id={id}>
        <span className="multi__label">{words.label}</span>
        <span className="multi__value" data-said={isSaid ? '' : undefined}>
          {chosenText(options, chosen, words.all)}
        </span>
        <Icon name="down" />
      </summary>
      <div className="multi__panel" ref={panel}>
        {words.filter !== undefined && (
          <input
            className="multi__filter"
            type="search"
            data-replay="ArrowUp ArrowDown Enter"
            ref={filter}
            placeholder={words.filter}
            aria-label={words.filter}
            autoComplete="off"
            onChange={({ target }) => setWanted(target.value)}
          />
        )}
        <fieldset onChange={() => onChange(tickedIn(details.current))}>
          <legend className="vh">{words.label}</legend>
          {listed.map((option) => (
            <Option
              key={option.value}
              {...{ name }}
              value={option.value}
              label={option.label}
              code={words.filter === undefined ? undefined : codeOf(option, wanted)}
              note={'note' in option ? option.note : option.count.toLocaleString(numberTag)}
              isHidden={!shown.includes(option)}
              isChosen={chosen.includes(option.value)}
              leadsNowhere={'count' in option && option.count === 0}
            />
          ))}
        </fieldset>
        {isHydrated && words.filter !== undefined && (
          <output className="multi__none">{shown.length === 0 ? words.none : ''}</output>
        )}
      </div>
    </details>
  )
}

type OptionProps = Readonly<{
  name: string
  value: string
  label: string
  code?: string
  note: string
  isHidden: boolean
  isChosen: boolean
  leadsNowhere: boolean
}>

/** Rendered anew only when its own count changes: a list may have hundreds of towns. */
const Option = memo(function Option({
  name,
  value,
  label,
  code,
  note,
  isHidden,
  isChosen,
  leadsNowhere,
}: OptionProps) {
  return (
    <label className={leadsNowhere ? 'multi__option multi__option--none' : 'multi__option'} hidden={isHidden}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      {code !== undefined && <span className="multi__code">{code}</span>}
      <span className="multi__count" suppressHydrationWarning>
        {note}
      </span>
    </label>
  )
})

/** Shows an opened panel and puts the focus into its filter, so that one can type at once. */
function enter(panel: HTMLElement | null, filter: HTMLInputElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' })
  filter?.focus({ preventScroll: true })
}

/** Returns the postal code by which an option is found, else its first. A note says it already. */
function codeOf(option: MultiSelectOption | NotedOption, wanted: string): string | undefined {
  if ('note' in option) return undefined
  const [codes = ''] = /^(?:\d+ ?)*/.exec(option.also ?? '') ?? []
  const all = codes.split(' ').filter((code) => code !== '')
  const typed = wanted.trim()
  return all.find((code) => typed !== '' && code.startsWith(typed)) ?? all[0]
}

function boxesIn(details: HTMLDetailsElement | null): readonly HTMLInputElement[] {
  return [...(details?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
}

function tickedIn(details: HTMLDetailsElement | null): readonly string[] {
  return boxesIn(details).flatMap(({ checked, value }) => (checked ? [value] : []))
}
