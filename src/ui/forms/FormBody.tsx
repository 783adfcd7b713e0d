import { Fragment, type ReactNode } from 'react'
import { FieldError, FormField } from './FormField.tsx'
import type { AgreementView, FilesView, FormView, Moments, Pickers, RowView, StepView } from './form-view.ts'
import { Icon } from '#ui/kit/Icon.tsx'
import { Stages } from './Stages.tsx'

type Props = Readonly<{
  form: FormView
  moments?: Moments
  /** The group that is shown alone; the others stay in the form, hidden, with their values. */
  step?: StepView
  chosen?: FilesView['chosen']
  pickers?: Pickers
  /** What the form says back of its answers, above the statements. */
  said?: ReactNode
}>

/** The fields of a form in one column, without the submit button. */
export function FormBody({ form, moments, step, chosen, pickers, said }: Props) {
  const shown = { moments, chosen, pickers }
  return (
    <>
      {form.groups.map(({ key, legend, optional, rows, isFolded, stages }) =>
        legend === undefined ? (
          <div key={key} className="form__group">
            <Rows rows={rows} {...shown} />
          </div>
        ) : (
          <Fragment key={key}>
            {isFolded === true ? (
              <FoldedGroup key={key} legend={legend} optional={optional} isOpen={rows.some(isAnswered)}>
                <Rows rows={rows} {...shown} />
              </FoldedGroup>
            ) : (
              <fieldset className="form__group" hidden={step === undefined ? undefined : step.key !== key}>
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
            )}
            {stages !== undefined && <Stages {...stages} />}
          </Fragment>
        ),
      )}
      {said}
      <div className="form__agreements" hidden={step?.isLast === false}>
        {form.agreements.map((agreement) => (
          <Agreement key={agreement.id} agreement={agreement} />
        ))}
      </div>
    </>
  )
}

type FoldedGroupProps = Readonly<{ legend: string; optional?: string; isOpen: boolean; children: ReactNode }>

/** A group that is opened by its heading; open from the start where it was filled in, or must be corrected. */
function FoldedGroup({ legend, optional, isOpen, children }: FoldedGroupProps) {
  return (
    <details className="fold form__fold" open={isOpen || undefined}>
      <summary>
        <span className="form__legend">
          {legend}
          {optional !== undefined && <span className="form__opt"> {optional}</span>}
        </span>
        <Icon name="down" />
      </summary>
      <fieldset className="form__group">
        <legend className="vh">{legend}</legend>
        {children}
      </fieldset>
    </details>
  )
}

function isAnswered({ fields }: RowView): boolean {
  return fields.some(
    ({ values, error }) => error !== undefined || values?.some((value) => value !== '') === true,
  )
}

const shares = { even: '', wideFirst: ' form__pair--wide-first', wideLast: ' form__pair--wide-last' } as const

type RowsProps = Pick<Props, 'moments' | 'chosen' | 'pickers'> & Readonly<{ rows: readonly RowView[] }>

function Rows({ rows, moments, chosen, pickers }: RowsProps) {
  const view = ({ key, fields, share }: RowView): ReactNode => (
    <div
      key={key}
      className={fields.length > 1 ? `form__pair${shares[share]}` : undefined}
      hidden={fields.every(({ control }) => control.kind === 'set') || undefined}
    >
      {fields.map((field) => (
        <FormField
          key={field.id}
          field={field}
          moments={moments}
          chosen={chosen?.[field.name]}
          picker={pickers?.[field.name]}
          opened={(tick) => {
            const below = rows.filter(
              ({ shownWith }) => shownWith?.field === field.name && shownWith.tick === tick,
            )
            return below.length === 0 ? undefined : below.map(view)
          }}
        />
      ))}
    </div>
  )
  return <div className="form__rows">{rows.filter(({ shownWith }) => shownWith === undefined).map(view)}</div>
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
