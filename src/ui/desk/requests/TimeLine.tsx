import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Spoken } from '#ui/portal/kit/Spoken.tsx'
import type { NoteBoxView, RequestView } from './request-view.ts'

/** What happened with a request, oldest first, and a box for what to add. */
export function TimeLine({ title, items, note }: RequestView['line']) {
  return (
    <Block title={title} id="line">
      <ol className="line" role="list">
        {items.map(({ key, kind, at, when, lead, text }) => (
          <li key={key} className={`line--${kind}`}>
            <time dateTime={at}>{when}</time>
            <div>
              {lead !== undefined && <strong className={kind === 'bad' ? 'late' : undefined}>{lead} </strong>}
              <Spoken of={text} />
            </div>
          </li>
        ))}
      </ol>
      <NoteBox note={note} />
    </Block>
  )
}

function NoteBox({ note }: Readonly<{ note: NoteBoxView }>) {
  const { field, button, calls, hint } = note
  return (
    <PostForm post={note} className="notebox small-fields">
      <FormField field={field} />
      <div className="notebox__go">
        <button className="button button--ghost button--small" type="submit">
          {button}
        </button>
        {calls.map(({ label, action }) => (
          <button key={action} className="text-button" type="submit" formAction={action} formNoValidate>
            {label}
          </button>
        ))}
        <span className="small muted">{hint}</span>
      </div>
    </PostForm>
  )
}
