import { Flag, Thumb } from '#ui/desk/kit/Marks.tsx'
import { Block } from '#ui/portal/kit/Block.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'
import type { HomeNowView } from './request-view.ts'

/** The home as it is now, and what changed since it was asked about. */
export function HomeNow({ home }: Readonly<{ home: HomeNowView }>) {
  const { title, all, picture, name, href, place, state, price, note, change, owner } = home
  const more = all !== undefined && (
    <a className="small" href={all.href}>
      {all.label}
    </a>
  )
  return (
    <Block title={title} aside={more}>
      <div className="homecard">
        <Thumb of={picture} />
        <div>
          <h3>{href === undefined ? name : <a href={href}>{name}</a>}</h3>
          <p className="muted">{place}</p>
          <p className="homecard__now">
            <Status status={state} />
            {price !== undefined && <strong>{price}</strong>}
            {note !== undefined && <span>{note}</span>}
          </p>
          <p>
            {change !== undefined && (change.isBad ? <Flag flag={change} /> : change.text)}{' '}
            {owner !== undefined && (
              <span className="muted">
                {owner.before}{' '}
                {owner.phone !== undefined && <a href={owner.phone.href}>{owner.phone.label}</a>}
                {owner.after}
              </span>
            )}
          </p>
        </div>
      </div>
    </Block>
  )
}
