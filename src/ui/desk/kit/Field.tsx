import { type ReactNode, use } from 'react'
import { FormField } from '#ui/forms/FormField.tsx'
import type { ControlView, FieldView } from '#ui/forms/form-view.ts'
import { OfForm } from './PostForm.tsx'

type Own = Partial<Pick<FieldView, 'id' | 'hint' | 'isRequired' | 'optional' | 'maxLength'>> &
  Readonly<{
    /** What it begins with; several for boxes to tick. */
    value?: string | readonly string[]
    /** Shown instead of choices. */
    picker?: ReactNode
  }>

/** What the control of a kind has beside that. */
type ControlOf<Kind, Control = ControlView> = Control extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Omit<Control, 'kind'>
    : never
  : never

type More<Kind> = Own & ControlOf<Kind>

/** Returns a field, that need not be filled in unless it says so. @example field('text', 'subject', t('desk.answer.subject'), { isRequired: true }) */
export function field<Kind extends ControlView['kind']>(
  kind: Kind,
  name: string,
  label: string,
  ...[more]: Record<string, never> extends More<Kind> ? [more?: More<Kind>] : [more: More<Kind>]
): ReactNode {
  return <Field key={name} {...({ kind, name, label, ...more } as Props)} />
}

type Props = ControlView & Own & Readonly<{ name: string; label: string }>

/** In a form that was refused a field holds what was typed, and says what is wrong. */
function Field(props: Props) {
  const { name, label, value = '', id = name, isRequired = false, ...more } = props
  const { hint, optional, maxLength, picker, ...control } = more
  const again = use(OfForm)
  const begin = typeof value === 'string' ? [value] : value
  const values = again?.texts[name] ?? (control.kind === 'picks' && again ? [] : begin)
  const own = { id, name, label, isRequired, hint, optional, maxLength, error: again?.wrong?.[name] }
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
