import type { ReactNode } from 'react'
import type { FieldFormView, PostView } from './act-view.ts'
import { FormField } from '#ui/forms/FormField.tsx'

type Props = Readonly<{ post: PostView; className?: string; id?: string; children: ReactNode }>

/** A form that is posted, with what it says unseen; a list of its own is where a skip link leads. */
export function PostForm({ post: { action, hidden }, className, id, children }: Props) {
  return (
    <form
      method="post"
      action={action}
      className={className}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** One field and its button in a row; `isMain` for the one thing to do on a page. */
export function FieldForm({ form, isMain }: Readonly<{ form: FieldFormView; isMain?: true }>) {
  return (
    <PostForm post={form} className={isMain ? 'field-row' : 'field-row small-fields'}>
      <FormField field={form.field} />
      <button className={isMain ? 'button' : 'button button--ghost button--small'} type="submit">
        {form.button}
      </button>
    </PostForm>
  )
}
