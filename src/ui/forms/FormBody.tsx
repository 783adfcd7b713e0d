import { FieldError, FormField } from './FormField.tsx'
import type { AgreementView, FilesView, FormView, Moments, Pickers, RowView, StepView } from './form-view.ts'

type Props = Readonly<{
  form: FormView
  moments?: Moments
  /** The group that is shown alone; the others stay in the form, hidden, with their values. */
  step?: StepView
  chosen?: FilesView['chosen']
  pickers?: Pickers
}>

/** The fields of a form in one column, without the submit button. */
export function FormBody({ form, moments, step, chosen, pickers }: Props) {
  const shown = { moments, chosen, pickers }
  return (
    <>
      {form.groups.map(({ key, legend, optional, rows }) =>
        legend === undefined ? (
          <div key={key} className="form__group">
            <Rows rows={rows} {...shown} />
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
            <Rows rows={rows} {...shown} />
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

type RowsProps = Pick<Props, 'moments' | 'chosen' | 'pickers'> & Readonly<{ rows: readonly RowView[] }>

function Rows({ rows, moments, chosen, pickers }: RowsProps) {
  return (
    <div className="form__rows">
      {rows.map(({ key, fields, share }) => (
        <div key={key} className={fields.length > 1 ? `form__pair${shares[share]}` : undefined}>
          {fields.map((field) => (
            <FormField
              key={field.id}
              field={field}
              moments={moments}
              chosen={chosen?.[field.name]}
              picker={pickers?.[field.name]}
            />
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
