import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/Icon.tsx'

type Props = Readonly<{
  title: string
  /** How many there are. */
  count?: string
  id?: string
  /** What stands at the right of the title: a link to more, or a note. */
  more?: Readonly<{ label: string; href: string }>
  aside?: ReactNode
  children: ReactNode
}>

/** A part of a view under its own heading. */
export function Block({ title, count, id, more, aside, children }: Props) {
  return (
    <section className="block" id={id}>
      <div className="block__head">
        <h2>
          {title}
          {count !== undefined && <span className="block__count"> {count}</span>}
        </h2>
        {more !== undefined && (
          <a className="more" href={more.href}>
            {more.label} <Icon name="right" />
          </a>
        )}
        {aside}
      </div>
      {children}
    </section>
  )
}
