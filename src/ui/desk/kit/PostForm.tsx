import { createContext, type ReactNode, use } from 'react'
import { Press } from './Go.tsx'
import type { AgainView, PostView } from './act-view.ts'

/** What every form of a page has: the token of the session, and what was posted where that was refused. */
export const OfPage = createContext<Readonly<{ token: string; again?: AgainView }>>({ token: '' })

/** What was posted with the form that a field stands in, where that was refused. */
export const OfForm = createContext<AgainView | undefined>(undefined)

/** Returns what was posted under a name with the form that this stands in, where that was refused. */
export function usePosted(name: string): string | undefined {
  return use(OfForm)?.texts[name]?.[0]
}

type Props = Readonly<{ post: PostView; className?: string; id?: string; children: ReactNode }>

/** A form that is posted, with what it says unseen; a list of its own is where a skip link leads. */
export function PostForm({ post, className, id, children }: Props) {
  const { token, again } = use(OfPage)
  const { action, hidden } = post
  return (
    <form
      method="post"
      action={action}
      className={className}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      {Object.entries({ token, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OfForm value={again && isSame(post, again) ? again : undefined}>{children}</OfForm>
    </form>
  )
}

/** Whether a form is the one that was posted: of several for the same act it is that of the same request. */
function isSame({ action, also = [], hidden = {} }: PostView, { path, texts }: AgainView): boolean {
  const { request } = hidden
  return [action, ...also].includes(path) && (request === undefined || texts['request']?.[0] === request)
}

type FieldFormProps = Readonly<{ post: PostView; button: string; isMain?: true; children: ReactNode }>

/** One field and its button in a row; `isMain` for the one thing to do on a page. */
export function FieldForm({ post, button, isMain, children }: FieldFormProps) {
  return (
    <PostForm post={post} className={isMain ? 'field-row' : 'field-row small-fields'}>
      {children}
      <Press label={button} isGhost={!isMain} isSmall={!isMain} />
    </PostForm>
  )
}
