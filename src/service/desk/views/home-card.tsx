import type { ReactNode } from 'react'
import type { ListingSubject } from '#contracts/subjects-file.ts'
import { isOnOffer } from '#domain/listing/availability.ts'
import type { DeskPage } from '#service/desk/desk-page.ts'
import { Thumb } from '#ui/desk/kit/Marks.tsx'
import { Status } from '#ui/portal/kit/Status.tsx'

type Props = Readonly<{
  home: ListingSubject
  /** Whether it has no heading above it. */
  isAlone?: true
  /** What stands beside its price. */
  since?: ReactNode
  children?: ReactNode
  page: Pick<DeskPage, 't'>
}>

/** A home as it is now: what it is, where, whether it can be had, and its price. */
export function HomeCard({ home, isAlone, since, children, page: { t } }: Props) {
  const { title, href, place, reference, price, state, picture } = home
  const name = href === undefined ? title : <a href={href}>{title}</a>
  return (
    <div className="homecard">
      <Thumb of={picture ?? 'home'} />
      <div>
        {isAlone ? <h2>{name}</h2> : <h3>{name}</h3>}
        <p className="muted">{[place, reference].filter((part) => part !== undefined).join(', ')}</p>
        <p className="homecard__now">
          <Status
            status={{ tone: isOnOffer(state) ? 'ok' : 'no', label: t(`states.availability.${state}`) }}
          />
          {price !== undefined && <strong>{price}</strong>}
          {since}
        </p>
        {children}
      </div>
    </div>
  )
}
