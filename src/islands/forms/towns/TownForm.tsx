import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PostedTexts } from '#forms/answers.ts'
import { markErrors } from '#ui/forms/mark-errors.ts'
import { SendForm } from '#ui/forms/SendForm.tsx'
import { useWords } from '#islands/kit/use-words.ts'
import type { FormTranslate } from '../form-messages.ts'
import { readTexts } from '../form-texts.ts'
import { type AwakeProps, useAwakeForm } from '../use-awake-form.ts'
import { TownPicker } from './TownPicker.tsx'

/** A form that asks for towns: they are typed and chosen once it is awake. */
export function TownForm(props: AwakeProps) {
  const { form, sending } = props
  const t: FormTranslate = useWords()
  const { refused, told, moments, state, live, element, isAwake, afterPress } = useAwakeForm(props)
  /** Undefined as long as the towns are plain checkboxes. */
  const [texts, setTexts] = useState<PostedTexts>()
  /** The field of towns that had the focus, and whether its list was open. */
  const held = useRef<Readonly<{ field: Element; isOpen: boolean }>>(undefined)

  const replace = useEffectEvent(() => {
    const { current } = element
    if (current === null) return
    const plain = current.querySelector<HTMLDetailsElement>('.form__many')
    const field = plain?.closest('.field')
    if (field?.contains(document.activeElement) === true)
      held.current = { field, isOpen: plain?.open === true }
    setTexts(readTexts(current))
  })
  useEffect(() => {
    if (isAwake) afterPress(() => replace())
  }, [isAwake, afterPress])
  useLayoutEffect(() => {
    if (texts === undefined || held.current === undefined) return
    const { field, isOpen } = held.current
    const picker = field.querySelector<HTMLDetailsElement>('.multi')
    picker?.querySelector('summary')?.focus({ preventScroll: true })
    if (picker !== null) picker.open = isOpen
    held.current = undefined
  }, [texts])

  const fields = form.groups.flatMap(({ rows }) => rows.flatMap((row) => row.fields))
  const field = fields.find(({ name }) => name === 'zones')
  const isReplaced = texts !== undefined && field?.control.kind === 'picks'
  const pickers = isReplaced && {
    [field.name]: (
      <TownPicker
        field={field}
        choices={field.control.choices}
        lang={document.documentElement.lang}
        ticked={texts[field.name] ?? []}
      />
    ),
  }
  return (
    <SendForm
      form={markErrors(form, refused, { t, told })}
      moments={moments}
      sending={sending}
      state={state}
      pickers={pickers || undefined}
      live={live}
    />
  )
}
