import type { ReactNode } from 'react'
import type { ChoiceView, FieldView, Moments } from './form-view.ts'
import { sureName } from '#forms/answers.ts'
import { Icon } from '#ui/kit/Icon.tsx'
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
  const { control, id } = field
  const hintId = field.hint === undefined ? undefined : `${id}-hint`
  const errorId = field.error === undefined ? undefined : `${id}-error`
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ') || undefined
  const className = field.error === undefined ? 'field' : 'field field--bad'
  if (control.kind === 'set')
    return <input type="hidden" name={field.name} defaultValue={field.values?.[0]} />
  if (control.kind === 'pick' || control.kind === 'picks') {
    return (
      <fieldset className={className} aria-describedby={describedBy}>
        <legend>
          <Label field={field} />
        </legend>
        <Hint id={hintId} text={field.hint} />
        <FieldError id={errorId} text={field.error} />
        {picker ?? (
          <Choices
            field={field}
            choices={control.choices}
            foldLabel={control.foldLabel}
            type={control.kind === 'pick' ? 'radio' : 'checkbox'}
          />
        )}
      </fieldset>
    )
  }
  if (control.kind === 'ticks') {
    return (
      <fieldset className={className} aria-describedby={describedBy}>
        {/* The heading of the group says it to who sees it. */}
        <legend className="vh">
          <Label field={field} />
        </legend>
        <Hint id={hintId} text={field.hint} />
        <FieldError id={errorId} text={field.error} />
        <Ticks field={field} ticks={control.choices} opened={opened} />
      </fieldset>
    )
  }
  if (control.kind === 'slot') {
    const timetable = moments?.(field)
    return (
      <fieldset className={className} aria-describedby={timetable === undefined ? describedBy : errorId}>
        <legend>
          <Label field={field} />
        </legend>
        <FieldError id={errorId} text={field.error} />
        {timetable ?? (
          <>
            <Hint id={hintId} text={field.hint} />
            {/* What was chosen before is kept until the timetable is there. */}
            {field.values?.[0] !== undefined && (
              <input type="hidden" name={field.name} defaultValue={field.values[0]} />
            )}
          </>
        )}
      </fieldset>
    )
  }
  return (
    <div className={className}>
      <label htmlFor={id}>
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

function Choices({
  field,
  choices,
  foldLabel,
  type,
}: Readonly<{
  field: FieldView
  choices: readonly ChoiceView[]
  foldLabel?: string
  type: 'radio' | 'checkbox'
}>) {
  const chips = (
    <div className="chips">
      {choices.map(({ value, label, count }, index) => (
        <label key={value} className="chip" htmlFor={index === 0 ? field.id : undefined}>
          <input
            id={index === 0 ? field.id : undefined}
            type={type}
            defaultChecked={field.values?.includes(value)}
            aria-invalid={field.error === undefined ? undefined : true}
            name={field.name}
            value={value}
            required={type === 'radio' && field.isRequired}
          />
          {label}
          {count !== undefined && <span className="chip__count"> {count}</span>}
        </label>
      ))}
    </div>
  )
  if (foldLabel === undefined) return chips
  return (
    <details className="form__many" open={field.error === undefined ? undefined : true}>
      <summary>
        {foldLabel}
        <Icon name="down" />
      </summary>
      {chips}
    </details>
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
    case 'menu':
      return (
        <select
          className="select"
          id={common.id}
          name={common.name}
          required={common.required}
          autoComplete={common.autoComplete}
          defaultValue={defaultValue}
          aria-describedby={describedBy}
          aria-invalid={common['aria-invalid']}
        >
          {control.emptyLabel !== undefined && <option value="">{control.emptyLabel}</option>}
          {control.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
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
      return (
        <>
          <input
            className="input input--file"
            type="file"
            accept={control.accept}
            {...common}
            required={field.isRequired && field.kept === undefined}
          />
          {field.kept !== undefined && (
            <p className="field__hint">
              <input type="hidden" name="kept" value={field.kept.key} />
              {field.kept.label}
            </p>
          )}
        </>
      )
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
    case 'date':
      return <input className="input" type={control.kind} defaultValue={defaultValue} {...days} {...common} />
  }
}
