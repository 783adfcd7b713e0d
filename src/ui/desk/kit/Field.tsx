import { type ReactNode, use } from 'react'
import { FormField } from '#ui/forms/FormField.tsx'
import type { ControlView, FieldView } from '#ui/forms/form-view.ts'
import { OfForm } from './PostForm.tsx'

type Props = ControlView &
  Partial<Pick<FieldView, 'id' | 'hint' | 'isRequired' | 'optional' | 'maxLength'>> &
  Readonly<{
    name: string
    label: string
    /** What it begins with; several for boxes to tick. */
    value?: string | readonly string[]
    /** Shown instead of choices. */
    picker?: ReactNode
  }>

/** A field with what it holds, that need not be filled in unless it says so. In a form that was refused it holds what was typed, and says what is wrong. */
export function Field(props: Props) {
  const { name, label, value = '', id = name, isRequired = false, ...more } = props
  const { hint, optional, maxLength, picker, ...control } = more
  const again = use(OfForm)
  const begin = typeof value === 'string' ? [value] : value
  const values = again?.texts[name] ?? (control.kind === 'picks' && again ? [] : begin)
  const error = again?.wrong?.[name]
  const own = { id, name, label, isRequired, hint, optional, maxLength, error }
  return (
    <FormField field={{ ...own, control, values: values.filter((each) => each !== '') }} picker={picker} />
  )
}

type TickProps = Readonly<{ name: string; label: string; isOn?: boolean }>

/** A box to tick; in a form that was refused it is as it was posted. */
export function Tick({ name, label, isOn = false }: TickProps) {
  const again = use(OfForm)
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={again === undefined ? isOn : again.texts[name] !== undefined}
      />
      <span>{label}</span>
    </label>
  )
}
