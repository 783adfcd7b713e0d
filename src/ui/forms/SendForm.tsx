import type { ComponentProps, Ref } from 'react'
import { FormBody } from './FormBody.tsx'
import type { ErrorSummaryView, FormView, SendingView } from './form-view.ts'

type Props = Readonly<{
  form: FormView
  sending: SendingView
  /** What an island adds to the form element, and where it finds the box of errors. */
  handlers?: Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'onBlur'> &
    Readonly<{ summary: Ref<HTMLDivElement> }>
}>

/** A form that posts without script: what to correct, the fields, and the button. */
export function SendForm({ form, sending, handlers }: Props) {
  const { summary, ...listeners } = handlers ?? {}
  const { action, hasFiles, button, note, trap } = sending
  const trapId = `${form.id}-trap`
  return (
    <>
      {form.errors !== undefined && (
        <ErrorSummary id={`${form.id}-errors`} errors={form.errors} ref={summary} />
      )}
      <form
        className="form"
        id={form.id}
        method="post"
        action={action}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        aria-labelledby={form.labelledBy}
        {...listeners}
      >
        <FormBody form={form} />
        <p className="form__trap">
          <label htmlFor={trapId}>{trap}</label>
          <input id={trapId} name="trap" tabIndex={-1} autoComplete="off" />
        </p>
        <div className="form__send">
          <button className="button" type="submit">
            {button}
          </button>
          <p className="form__note">{note}</p>
        </div>
      </form>
    </>
  )
}

function ErrorSummary({
  id,
  errors,
  ref,
}: Readonly<{ id: string; errors: ErrorSummaryView; ref?: Ref<HTMLDivElement> }>) {
  return (
    <div ref={ref} className="errors" role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{errors.title}</h2>
      <ul>
        {errors.items.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
