import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListCard } from '#ui/cards/list-card.ts'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import { Price } from '#ui/cards/Price.tsx'
import { groupTitle } from './group-title.ts'
import { titleOf } from './marker-label.ts'
import type { ResultsMapProps } from '#islands/map/map-props.ts'

/** How many listings of one point a card shows; the list beside the map has all. */
export const mostShown = 50

type MapCardProps = ResultsMapProps &
  Readonly<{
    opened: readonly number[]
    /** Called once with the card's element. */
    onOpen: (card: HTMLElement) => void
    onClose: () => void
  }>

/** The card of a clicked pin: one listing, or all at one point. */
export function MapCard(props: MapCardProps) {
  const { opened, cards, points, words, onOpen, onClose } = props
  const panel = useRef<HTMLDialogElement>(null)
  const first = opened[0] ?? 0
  const shown = opened.slice(0, mostShown).flatMap((row) => cards.peek(row) ?? [])
  const isMany = opened.length > 1
  const show = useEffectEvent((card: HTMLElement) => {
    card.focus({ preventScroll: true })
    onOpen(card)
  })
  // Once, since each opened pin has its own card.
  useEffect(() => {
    if (panel.current !== null) show(panel.current)
  }, [])
  return (
    <dialog
      open
      className={isMany ? 'map__card map__card--many' : 'map__card'}
      aria-label={isMany ? groupTitle(opened, props) : shown.map(titleOf).join()}
      tabIndex={-1}
      ref={panel}
    >
      <button type="button" className="map__close" aria-label={words.close} onClick={onClose}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
      {isMany && <p className="map__group">{groupTitle(opened, props)}</p>}
      {isMany ? (
        <ul className="map__list">
          {shown.map((listed) => (
            <li key={listed.id}>
              <Listing listed={listed} />
            </li>
          ))}
        </ul>
      ) : (
        shown.map((listed) => (
          <Listing
            key={listed.id}
            listed={listed}
            note={points.isTown[first] === 1 ? words.approximate : undefined}
          />
        ))
      )}
    </dialog>
  )
}

function Listing({ listed, note }: Readonly<{ listed: ListCard; note?: string }>) {
  const { card } = listed
  const lang = listed.kind === 'property' ? undefined : listed.card.nameLang
  return (
    <article className="map__listing">
      {card.picture !== undefined && (
        <div className="map__picture">
          <PictureTag picture={card.picture} sizes="20rem" loading="lazy" widest={800} />
        </div>
      )}
      <div className="map__text">
        <p className="map__place">{card.place}</p>
        <h3 className="map__title">
          <a href={card.href} lang={lang}>
            {titleOf(listed)}
          </a>
        </h3>
        {card.price === undefined ? (
          card.flag !== undefined && <p className="map__price">{card.flag.text}</p>
        ) : (
          <Price className="map__price" price={card.price} />
        )}
        {note !== undefined && <p className="map__approximate">{note}</p>}
      </div>
    </article>
  )
}
