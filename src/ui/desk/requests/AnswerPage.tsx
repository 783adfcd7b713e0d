import { PostForm } from '#ui/desk/kit/PostForm.tsx'
import { FormField } from '#ui/forms/FormField.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import { Preview } from './Preview.tsx'
import { Walk } from './Walk.tsx'
import type { AnswerView } from './answer-view.ts'

/** An answer that is written, beside how it arrives. */
export function AnswerPage({ view }: Readonly<{ view: AnswerView }>) {
  const { walk, title, lead, templates, form, fields, ticks, after, send, update, cancel, preview } = view
  return (
    <>
      <div className="case-top">
        <Walk {...walk} />
        <ViewHead title={title} lead={lead} />
      </div>
      <div className="answer">
        <div className="form">
          <nav className="field" aria-label={templates.label}>
            <h2 className="answer__begin">{templates.legend}</h2>
            <ul className="templates" role="list">
              {templates.items.map(({ label, href, kind, isCurrent }) => (
                <li key={href}>
                  <a href={href} aria-current={isCurrent ? 'true' : undefined}>
                    {label} <span>{kind}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <PostForm post={form} className="form">
            {fields.map((field) => (
              <FormField key={field.name} field={field} />
            ))}
            <div>
              {ticks.map(({ name, label, isOn }) => (
                <label key={name} className="check">
                  <input type="checkbox" name={name} value="yes" defaultChecked={isOn} /> {label}
                </label>
              ))}
            </div>
            <FormField field={after} />
            <div className="desk-go">
              <button className="button" type="submit">
                {send}
              </button>
              <button className="button button--ghost" type="submit" name="do" value="preview">
                {update}
              </button>
              <a href={cancel.href}>{cancel.label}</a>
            </div>
          </PostForm>
        </div>
        <Preview preview={preview} />
      </div>
    </>
  )
}
