import type { ComponentProps, ReactNode } from 'react'
import type { ControlView, FieldView, Moments } from './form-view.ts'
import { sureName } from '#forms/answers.ts'
import { Choices } from './Choices.tsx'
import { Ticks } from './Ticks.tsx'

type Props = Readonly<{
  field: FieldView
  moments?: Moments
  /** The file that was chosen. */
  chosen?: ReactNode
  /** Shown instead of choices. */
  picker?: ReactNode
  /** Returns the fields that a tick opens. */
  opened?: (tick: string) => ReactNode
}>

/** One field: label, hint, control. */
export function FormField({ field, moments, chosen, picker, opened }: Props) {
  const { control } = field
  switch (control.kind) {
    case 'set':
      return <input type="hidden" name={field.name} defaultValue={field.values?.[0]} />
    case 'pick':
    case 'picks':
      return (
        <Group field={field}>
          {picker ?? (
            <Choices
              field={field}
              choices={control.choices}
              foldLabel={control.foldLabel}
              type={control.kind === 'pick' ? 'radio' : 'checkbox'}
            />
          )}
        </Group>
      )
    case 'ticks':
      return (
        // The heading of the group says it to whoever sees it.
        <Group field={field} isLegendSeen={false}>
          <Ticks field={field} ticks={control.choices} opened={opened} />
        </Group>
      )
    case 'slot': {
      const timetable = moments?.(field)
      if (timetable !== undefined) return <Group field={{ ...field, hint: undefined }}>{timetable}</Group>
      return (
        <Group field={field}>
          {/* What was chosen before is kept until the timetable is there. */}
          {field.values?.[0] !== undefined && (
            <input type="hidden" name={field.name} defaultValue={field.values[0]} />
          )}
        </Group>
      )
    }
    default:
      return <Single field={field} chosen={chosen} />
  }
}

/** Returns the IDs of what describes a field, and its class. */
function partsOf({ id, hint, error }: FieldView) {
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  return {
    hintId,
    errorId,
    describedBy: [errorId, hintId].filter((part) => part !== undefined).join(' ') || undefined,
    className: error === undefined ? 'field' : 'field field--bad',
  }
}

type GroupProps = Readonly<{ field: FieldView; isLegendSeen?: boolean; children: ReactNode }>

/** A field of several controls. */
function Group({ field, isLegendSeen = true, children }: GroupProps) {
  const { hintId, errorId, describedBy, className } = partsOf(field)
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={isLegendSeen ? undefined : 'vh'}>
        <Label field={field} />
      </legend>
      <Hint id={hintId} text={field.hint} />
      <FieldError id={errorId} text={field.error} />
      {children}
    </fieldset>
  )
}

/** A field of one control. */
function Single({ field, chosen }: Pick<Props, 'field' | 'chosen'>) {
  const { hintId, errorId, describedBy, className } = partsOf(field)
  return (
    <div className={className}>
      <label htmlFor={field.id}>
        <Label field={field} />
      </label>
      <Hint id={hintId} text={field.hint} />
      <FieldError id={errorId} text={field.error} />
      <Input field={field} describedBy={describedBy} />
      {field.sure !== undefined && (
        // Another amount is asked about anew.
        <label className="check" key={field.sure.value}>
          <input type="checkbox" name={sureName} value={field.sure.value} />
          <span>{field.sure.label}</span>
        </label>
      )}
      {chosen}
    </div>
  )
}

function Label({ field }: Readonly<{ field: FieldView }>) {
  return (
    <>
      {field.label}
      {field.optional !== undefined && <span className="field__opt"> {field.optional}</span>}
    </>
  )
}

function Hint({ id, text }: Readonly<{ id?: string; text?: string }>) {
  return text === undefined ? undefined : (
    <p className="field__hint" id={id}>
      {text}
    </p>
  )
}

/** The sentence that says what to correct, between label and control. */
export function FieldError({ id, text }: Readonly<{ id?: string; text?: string }>) {
  return text === undefined ? undefined : (
    <p className="field__error" id={id}>
      {text}
    </p>
  )
}

function Input({ field, describedBy }: Readonly<{ field: FieldView; describedBy?: string }>) {
  const { control } = field
  const common = {
    id: field.id,
    name: field.name,
    required: field.isRequired,
    autoComplete: field.autocomplete,
    maxLength: field.maxLength,
    'aria-describedby': describedBy,
    'aria-invalid': field.error === undefined ? undefined : true,
  }
  const defaultValue = field.values?.[0]
  const days = 'first' in control ? { min: control.first, max: control.last } : {}
  switch (control.kind) {
    case 'long':
      return <textarea className="textarea" rows={4} defaultValue={defaultValue} {...common} />
    case 'menu': {
      const { maxLength: _, ...attributes } = common
      return <Menu control={control} attributes={{ ...attributes, defaultValue }} />
    }
    case 'number':
    case 'money':
      // No `type="number"`: a turn of the wheel would change it, and it takes no separators.
      return (
        <input
          className="input"
          type="text"
          inputMode="numeric"
          defaultValue={defaultValue}
          {...common}
          autoComplete="off"
        />
      )
    case 'file':
      return <FileInput field={field} attributes={{ ...common, accept: control.accept }} />
    case 'set':
    case 'pick':
    case 'picks':
    case 'ticks':
    case 'slot':
      return undefined
    case 'text':
    case 'email':
    case 'tel':
    case 'url':
    case 'time':
    case 'date':
      return <input className="input" type={control.kind} defaultValue={defaultValue} {...days} {...common} />
  }
}

type MenuProps = Readonly<{
  control: Extract<ControlView, { kind: 'menu' }>
  attributes: ComponentProps<'select'>
}>

function Menu({ control, attributes }: MenuProps) {
  return (
    <select className="select" {...attributes}>
      {control.emptyLabel !== undefined && <option value="">{control.emptyLabel}</option>}
      {control.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function FileInput({
  field,
  attributes,
}: Readonly<{ field: FieldView; attributes: ComponentProps<'input'> }>) {
  const { isRequired, kept } = field
  return (
    <>
      <input
        className="input input--file"
        type="file"
        {...attributes}
        required={isRequired && kept === undefined}
      />
      {kept !== undefined && (
        <p className="field__hint">
          <input type="hidden" name="kept" value={kept.key} />
          {kept.label}
        </p>
      )}
    </>
  )
}
