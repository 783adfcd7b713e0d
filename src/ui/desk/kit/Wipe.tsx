import type { ReactNode } from 'react'
import type { ButtonView, LinkView } from './act-view.ts'
import { Go, PostForm } from './Form.tsx'
import { Walk } from './parts.tsx'

/** A heading, and what is below it: what is false is not said, the second of two texts is said loud. */
type Part = readonly [title: string, items: readonly (string | false | readonly [string, string])[]]

type Props = Readonly<{
  walk: string
  back: LinkView
  title: string
  lead: string
  goes: Part
  stays: Part
  post: ButtonView
  cancel: string
  /** What is kept all the same, or else can be erased. */
  note?: ReactNode
  /** What must be typed or chosen. */
  children: ReactNode
}>

/** Says what is erased and what stays, before it is. */
export function Wipe({ walk, back, title, lead, goes, stays, post, cancel, note, children }: Props) {
  return (
    <div className="case-top">
      <Walk label={walk} back={back} />
      <div className="wipe">
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className="wipe__parts">
          {[goes, stays].map(([heading, items]) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul>
                {items
                  .filter((item) => item !== false)
                  .map((item) => (typeof item === 'string' ? [item, ''] : item))
                  .map(([said, loud]) => (
                    <li key={said}>
                      {said} {loud && <strong>{loud}</strong>}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
        <PostForm post={post} className="form">
          {children}
          <Go label={post.label} isBad>
            <a href={back.href}>{cancel}</a>
          </Go>
        </PostForm>
        {note !== undefined && <p className="muted">{note}</p>}
      </div>
    </div>
  )
}
