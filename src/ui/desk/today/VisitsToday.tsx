import { Flag } from '#ui/desk/kit/Marks.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import type { WorkView } from './today-view.ts'

/** The visits of today in their order, and when the next one is. */
export function VisitsToday({ visits }: Pick<WorkView, 'visits'>) {
  const { title, count, more, items, next } = visits
  return (
    <Block title={title} count={count} more={more}>
      <ol className="calls" role="list">
        {items.map(({ at, time, home, visitor, flag, about, links }) => (
          <li key={home.href}>
            <time dateTime={at}>{time}</time>
            <div>
              <h3>
                <a href={home.href}>{home.label}</a>
              </h3>
              <p>
                {visitor} {flag !== undefined && <Flag flag={flag} />}
              </p>
              <p className="muted">{about}</p>
              <p className="calls__go">
                {links.map(({ label, href }, index) => (
                  <a key={href} className={index === 0 ? undefined : 'quiet'} href={href}>
                    {label}
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
        <li className="calls__next">{next}</li>
      </ol>
    </Block>
  )
}
