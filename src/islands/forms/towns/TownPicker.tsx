import { type MouseEvent, useRef, useState } from 'react'
import { MultiSelect } from '#islands/kit/MultiSelect.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import type { ChoiceView, FieldView } from '#ui/forms/form-view.ts'
import type { FormTranslate } from '../form-messages.ts'
import { Icon } from '#ui/kit/Icon.tsx'

type Props = Readonly<{
  field: FieldView
  choices: readonly ChoiceView[]
  /** BCP 47 tag. */
  lang: string
  /** What is ticked when it is first shown. */
  ticked: readonly string[]
}>

/** Asks for towns by name or postal code; each that was chosen is a button that removes it. */
export function TownPicker({ field, choices, lang, ticked }: Props) {
  const t: FormTranslate = useWords()
  const [chosen, setChosen] = useState(ticked)
  const picker = useRef<HTMLDivElement>(null)
  const options = choices.map(({ value, label, zip, also }) => ({ value, label, also, note: zip ?? '' }))
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
        words={{
          label: t('filters.field.towns'),
          all: t('forms.towns.choose'),
          filter: t('forms.towns.filter'),
          none: t('filters.none'),
        }}
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
                aria-label={t('forms.towns.remove', { town: label })}
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
