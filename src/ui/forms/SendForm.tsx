import { FormBody } from './FormBody.tsx'
import type { FormView, SendingView } from './form-view.ts'

/** A form that posts without script: the fields, and the button. */
export function SendForm({ form, sending }: Readonly<{ form: FormView; sending: SendingView }>) {
  const { action, hasFiles, button, note, trap } = sending
  const trapId = `${form.id}-trap`
  return (
    <form
      className="form"
      id={form.id}
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-labelledby={form.labelledBy}
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
  )
}
