import type { ListCard } from '#ui/cards/list-card.ts'
import { Facts } from '#ui/cards/Facts.tsx'
import { PictureTag } from '#ui/pictures/PictureTag.tsx'
import { Price } from '#ui/cards/Price.tsx'
import { titleOf } from './marker-label.ts'

/** A listing in the card of a pin; `note` says that its place is approximate. */
export function MapListing({ listed, note }: Readonly<{ listed: ListCard; note?: string }>) {
  const { card } = listed
  const lang = listed.kind === 'property' ? undefined : listed.card.nameLang
  return (
    <article className="map__listing">
      {card.picture !== undefined && (
        <div className="map__photo">
          <PictureTag picture={card.picture} sizes="20rem" loading="lazy" widest={800} />
        </div>
      )}
      <div className="map__text">
        {card.price === undefined ? (
          card.flag !== undefined && <p className="map__price">{card.flag.text}</p>
        ) : (
          <Price className="map__price" price={card.price} />
        )}
        <h2 className="map__title">
          <a href={card.href} lang={lang}>
            {titleOf(listed)}
          </a>
        </h2>
        <p className="map__place">{card.place}</p>
        {listed.kind === 'property' && <Facts facts={listed.card.facts} epc={listed.card.epc} />}
        {note !== undefined && <p className="map__approximate">{note}</p>}
      </div>
    </article>
  )
}
