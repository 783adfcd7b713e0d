import type { ReactNode } from 'react'
import type { ActView } from './act-view.ts'
import { PostForm } from './Form.tsx'

type Props = Readonly<{ act: ActView; className?: string; children?: ReactNode }>

/** Something that can be done: a link, or a form of one button; children follow its words. */
export function Act({ act, className, children }: Props) {
  if ('href' in act)
    return (
      <a className={className} href={act.href}>
        {act.label}
        {children}
      </a>
    )
  return (
    <PostForm post={act}>
      <button className={className} type="submit">
        {act.label}
        {children}
      </button>
    </PostForm>
  )
}

/** Acts as buttons; the first is the next step. */
export function Acts({ acts, children }: Readonly<{ acts: readonly ActView[]; children?: ReactNode }>) {
  return (
    <div className="acts">
      {acts.map((act, index) => (
        <Act
          key={act.label}
          act={act}
          className={index === 0 ? 'button button--small' : 'button button--ghost button--small'}
        />
      ))}
      {children}
    </div>
  )
}
