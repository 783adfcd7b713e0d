import { FieldError, FormField } from './FormField.tsx'
import type { AgreementView, FormView, Moments, RowView, StepView } from './form-view.ts'

type Props = Readonly<{
  form: FormView
  moments?: Moments
  /** The group that is shown alone; the others stay in the form, hidden, with their values. */
  step?: StepView
}>

/** The fields of a form in one column, without the submit button. */
export function FormBody({ form, moments, step }: Props) {
  return (
    <>
      {form.groups.map(({ key, legend, optional, rows }) =>
        legend === undefined ? (
          <div key={key} className="form__group">
            <Rows rows={rows} moments={moments} />
          </div>
        ) : (
          <fieldset
            key={key}
            className="form__group"
            hidden={step === undefined ? undefined : step.key !== key}
          >
            <legend className="form__legend">
              {step?.key === key ? (
                <h2 ref={step.heading} tabIndex={-1}>
                  {step.title}
                </h2>
              ) : (
                legend
              )}
              {optional !== undefined && <span className="form__opt"> {optional}</span>}
            </legend>
            <Rows rows={rows} moments={moments} />
          </fieldset>
        ),
      )}
      <div className="form__agreements" hidden={step?.isLast === false}>
        {form.agreements.map((agreement) => (
          <Agreement key={agreement.id} agreement={agreement} />
        ))}
      </div>
    </>
  )
}

const shares = { even: '', wideFirst: ' form__pair--wide-first', wideLast: ' form__pair--wide-last' } as const

function Rows({ rows, moments }: Readonly<{ rows: readonly RowView[]; moments?: Moments }>) {
  return (
    <div className="form__rows">
      {rows.map(({ key, fields, share }) => (
        <div key={key} className={fields.length > 1 ? `form__pair${shares[share]}` : undefined}>
          {fields.map((field) => (
            <FormField key={field.id} field={field} moments={moments} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Agreement({ agreement }: Readonly<{ agreement: AgreementView }>) {
  const { id, name, before, link, after, isTicked, error } = agreement
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <div className={error === undefined ? undefined : 'field field--bad'}>
      <FieldError id={errorId} text={error} />
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          required
          defaultChecked={isTicked}
          aria-describedby={errorId}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>
          {before}
          {link !== undefined && <a href={link.href}>{link.label}</a>}
          {after}
        </span>
      </label>
    </div>
  )
}
