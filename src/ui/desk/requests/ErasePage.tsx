import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { Walk } from './Walk.tsx'
import type { EraseView } from './request-view.ts'

/** Says what is erased and what stays, before the number is typed. */
export function ErasePage({ view }: Readonly<{ view: EraseView }>) {
  const { walk, title, lead, parts, form, cancel, person } = view
  return (
    <div className="case-top">
      <Walk {...walk} />
      <div className="wipe">
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className="wipe__parts">
          {parts.map((part) => (
            <div key={part.title}>
              <h2>{part.title}</h2>
              <ul>
                {part.items.map(({ text, strong }) => (
                  <li key={text}>
                    {text} {strong !== undefined && <strong>{strong}</strong>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <PostForm post={form} className="form">
          <FormField field={form.field} />
          <div className="desk-go">
            <button className="button button--bad" type="submit">
              {form.button}
            </button>
            <a href={cancel.href}>{cancel.label}</a>
          </div>
        </PostForm>
        {person !== undefined && (
          <p className="muted">
            {person.before} <a href={person.href}>{person.label}</a>
          </p>
        )}
      </div>
    </div>
  )
}
