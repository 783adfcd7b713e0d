import { FieldError } from '#ui/forms/FormField.tsx'
import { Spoken, type SpokenView } from '#ui/portal/kit/Spoken.tsx'

/** A form to hand in a paper that the agency asked for. */
export type HandInView = Readonly<{
  action: string
  which: string
  /** What was typed before, a file that need not be chosen again, and what to correct. */
  again?: Readonly<{
    paper: string
    remark: string
    kept?: Readonly<{ key: string; text: string }>
    paperError?: string
    fileError?: string
  }>
  /** `name` is what the form sends; `about` says when it was asked for. */
  papers: readonly Readonly<{ name: string; label: SpokenView; about?: string }>[]
  file: Readonly<{ label: string; hint: string; accept: string }>
  remark: Readonly<{ label: string; optional: string }>
  button: string
}>

/** A plain form: which paper, the file, a remark. */
export function HandInForm({ form }: Readonly<{ form: HandInView }>) {
  const { action, which, again, papers, file, remark, button } = form
  const [only, ...others] = papers
  return (
    <form className="form hand-in" method="post" encType="multipart/form-data" action={action}>
      {only !== undefined && others.length === 0 ? (
        <p className="hand-in__only">
          <input type="hidden" name="paper" value={only.name} />
          <b>
            <Spoken of={only.label} />
          </b>
          {only.about !== undefined && <span className="field__hint">{only.about}</span>}
        </p>
      ) : (
        <fieldset className="field">
          <legend>{which}</legend>
          <FieldError id="paper-error" text={again?.paperError} />
          {papers.map(({ name, label, about }) => (
            <label key={name} className="check">
              <input type="radio" name="paper" value={name} required defaultChecked={again?.paper === name} />
              <span>
                <Spoken of={label} />
                {about !== undefined && <span className="field__hint"> {about}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="field">
        <label htmlFor="file">{file.label}</label>
        <p className="field__hint" id="file-hint">
          {file.hint}
        </p>
        <FieldError id="file-error" text={again?.fileError} />
        {again?.kept !== undefined && (
          <p className="field__hint">
            <input type="hidden" name="kept" value={again.kept.key} />
            {again.kept.text}
          </p>
        )}
        <input
          className="input input--file"
          id="file"
          name="file"
          type="file"
          accept={file.accept}
          aria-describedby={again?.fileError === undefined ? 'file-hint' : 'file-error file-hint'}
          aria-invalid={again?.fileError === undefined ? undefined : true}
          required={again?.kept === undefined}
        />
      </div>
      <div className="field">
        <label htmlFor="remark">
          {remark.label} <span className="field__opt">({remark.optional})</span>
        </label>
        <textarea
          className="textarea"
          id="remark"
          name="remark"
          maxLength={2000}
          defaultValue={again?.remark}
        />
      </div>
      <p>
        <button className="button" type="submit">
          {button}
        </button>
      </p>
    </form>
  )
}
