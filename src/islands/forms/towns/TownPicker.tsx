import { type MouseEvent, useRef, useState } from 'react'
import { MultiSelect } from '#islands/kit/MultiSelect.tsx'
import { fill } from '#i18n/fill.ts'
import type { ChoiceView, FieldView, TownWords } from '#ui/forms/form-view.ts'
import { Icon } from '#ui/kit/Icon.tsx'

type Props = Readonly<{
  field: FieldView
  choices: readonly ChoiceView[]
  words: TownWords
  /** BCP 47 tag. */
  lang: string
  /** What is ticked when it is first shown. */
  ticked: readonly string[]
}>

/** Asks for towns by name or postal code; each that was chosen is a button that removes it. */
export function TownPicker({ field, choices, words, lang, ticked }: Props) {
  const [chosen, setChosen] = useState(ticked)
  const picker = useRef<HTMLDivElement>(null)
  const options = choices.map(({ value, label, zip }) => ({ value, label, note: zip ?? '' }))
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const next = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling
    const focused = next ?? picker.current?.querySelector('summary')
    if (focused instanceof HTMLElement) focused.focus()
    const boxes = picker.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    // The form hears of it as of any other change.
    for (const box of boxes) if (box.value === currentTarget.value) box.click()
  }
  return (
    <div className="towns" ref={picker}>
      <MultiSelect
        id={field.id}
        name={field.name}
        group={field.id}
        words={{ label: words.label, all: words.choose, filter: words.filter, none: words.none }}
        numberTag={lang}
        options={options}
        chosen={chosen}
        onChange={setChosen}
        isCombobox
      />
      {chosen.length > 0 && (
        <div className="tags">
          {options
            .filter(({ value }) => chosen.includes(value))
            .map(({ value, label }) => (
              <button
                key={value}
                className="tag"
                type="button"
                value={value}
                aria-label={fill(words.remove, { town: label })}
                onClick={remove}
              >
                {label}
                <Icon name="close" />
              </button>
            ))}
        </div>
      )}
    </div>
  )
}
