import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/Icon.tsx'
import { ViewHead } from '#ui/portal/kit/ViewHead.tsx'
import type { ActView, AgeView, FaceView, FlagView, LinkView, ThumbView } from './act-view.ts'
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

type ActsProps = Readonly<{ acts: readonly ActView[]; main?: number; children?: ReactNode }>

/** Acts as buttons; the next step, which `main` counts from 0, stands out: none does for −1. */
export function Acts({ acts, main = 0, children }: ActsProps) {
  return (
    <div className="acts">
      {acts.map((act, index) => (
        <Act
          key={act.label}
          act={act}
          className={index === main ? 'button button--small' : 'button button--ghost button--small'}
        />
      ))}
      {children}
    </div>
  )
}

/** A list to choose, with how many are in it where that is counted. */
type Tab = LinkView & Readonly<{ count?: string | number; isCurrent: boolean }>

/** Leads to the other lists of a page. */
export function StateTabs({ label: name, tabs }: Readonly<{ label: string; tabs: readonly Tab[] }>) {
  return (
    <nav className="states" aria-label={name}>
      {tabs.map(({ label, count, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label} {count !== undefined && <span>{count}</span>}
        </a>
      ))}
    </nav>
  )
}

/** A fact and what it is called; its key where several have the same name. */
export type Fact = readonly [label: string, said: ReactNode, key?: string | number]

/** Facts in rows, each below what it is called. */
export function Facts({ facts, className }: Readonly<{ facts: readonly Fact[]; className?: string }>) {
  return (
    <dl className={className}>
      {facts.map(([label, said, key = label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The picture of a home, or an icon. */
export function Thumb({ of }: Readonly<{ of: ThumbView }>) {
  if (typeof of !== 'string') return <img className="thumb" {...of} alt="" loading="lazy" />
  return (
    <span className="thumb thumb--none">
      <Icon name={of} />
    </span>
  )
}

/** The initials of a member of staff in a circle. */
export function Face({ of: { initials } }: Readonly<{ of: FaceView }>) {
  return (
    <span className={initials === undefined ? 'face face--none' : 'face'} aria-hidden="true">
      {initials ?? '?'}
    </span>
  )
}

/** A remark that stands out. */
export function Flag({ flag: { text, isBad } }: Readonly<{ flag: FlagView }>) {
  return <span className={isBad ? 'flag flag--bad' : 'flag'}>{text}</span>
}

/** How long ago something was. */
export function Age({ age: { text, isLate } }: Readonly<{ age: AgeView }>) {
  return <span className={isLate ? 'late' : undefined}>{text}</span>
}

/** The head of a page that one came to from another: the way back, and what it is. */
export function PageTop({
  label,
  back,
  ...head
}: Readonly<{ label: string; back: LinkView; title: string; lead: string }>) {
  return (
    <div className="case-top">
      <Walk label={label} back={back} />
      <ViewHead {...head} />
    </div>
  )
}

/** The way back to the list, and what follows it: where one is in the list, and its neighbours there. */
export function Walk({
  label,
  back,
  position,
  previous,
  next,
}: Readonly<{ label: string; back: LinkView; position?: string; previous?: LinkView; next?: LinkView }>) {
  return (
    <nav className="walk" aria-label={label}>
      <a className="quiet" href={back.href}>
        <Icon name="left" /> {back.label}
      </a>
      {position !== undefined && (
        <span>
          <span>{position}</span>
          {previous !== undefined && (
            <a className="quiet" href={previous.href} rel="prev">
              {previous.label}
            </a>
          )}
          {next !== undefined && (
            <a className="quiet" href={next.href} rel="next">
              {next.label}
            </a>
          )}
        </span>
      )}
    </nav>
  )
}
