import { FieldError } from '#ui/forms/FormField.tsx'
import type { AuthFieldView, AuthFormView } from './auth-view.ts'

/** A form of an account, which posts without script. */
export function AuthForm({ form, isQuiet = false }: Readonly<{ form: AuthFormView; isQuiet?: boolean }>) {
  const { action, provesWork, fields, tick, hidden = {}, button, way } = form
  return (
    <form className="form" method="post" action={action} data-proof={provesWork}>
      {provesWork !== undefined && <input type="hidden" name="proof" />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <AuthField key={field.name} field={field} />
      ))}
      {way !== undefined && (
        <p className="auth__way">
          <a href={way.href}>{way.label}</a>
        </p>
      )}
      {tick !== undefined && (
        <label className="check">
          <input type="checkbox" name={tick.name} value="yes" /> <span>{tick.label}</span>
        </label>
      )}
      <p>
        <button className={isQuiet ? 'button button--ghost' : 'button button--wide'} type="submit">
          {button}
        </button>
      </p>
    </form>
  )
}

function AuthField({ field }: Readonly<{ field: AuthFieldView }>) {
  const { name, label, type, reveal, autoComplete, value, hint, error, inputMode, maxLength } = field
  const hintId = hint === undefined ? undefined : `${name}-hint`
  const errorId = error === undefined ? undefined : `${name}-error`
  const described = [errorId, hintId].filter((id) => id !== undefined).join(' ')
  return (
    <div className={error === undefined ? 'field' : 'field field--bad'}>
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
      <input
        className={autoComplete === 'one-time-code' ? 'input auth__code' : 'input'}
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={maxLength}
        defaultValue={value}
        required
        aria-describedby={described === '' ? undefined : described}
        aria-invalid={error === undefined ? undefined : true}
      />
      {/* Without script a style hides it: a password stays hidden then. */}
      {reveal !== undefined && (
        <button
          className="text-button reveal"
          type="button"
          aria-controls={name}
          data-show={reveal.show}
          data-hide={reveal.hide}
        >
          {reveal.show}
        </button>
      )}
    </div>
  )
}
