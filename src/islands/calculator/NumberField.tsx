import type { NumberField as FieldName } from './calculation.ts'

type NumberFieldProps = Readonly<{
  name: FieldName
  label: string
  hint?: string
  error?: string
  isDecimal?: boolean
  /** Called on blur. */
  onLeave: (name: FieldName, text: string) => void
}>

/** A text field for a number, since `type="number"` accepts no thousands separators and no decimal comma. */
export function NumberField({ name, label, hint, error, isDecimal = true, onLeave }: NumberFieldProps) {
  const id = `calculator-${name}`
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
      <input
        className="input"
        id={id}
        name={name}
        type="text"
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        maxLength={40}
        onBlur={({ target }) => onLeave(name, target.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[hintId, errorId].filter((part) => part !== undefined).join(' ') || undefined}
      />
    </div>
  )
}
