import { gridSizes } from '#ui/pictures/picture-sizes.ts'
import { AlertCard, type AlertView } from './AlertCard.tsx'
import { type CardView, PropertyCard } from './PropertyCard.tsx'
import type { PictureLoading } from '#ui/pictures/picture-view.ts'

/** Cards before the email alert tile, which is the sixth. */
const cardsBeforeAlert = 5

type PropertyGridProps = Readonly<{
  cards: readonly CardView[]
  headingLevel: 2 | 3
  /** How the first card's picture is loaded; the others are lazy. */
  firstLoading: PictureLoading
  alert?: AlertView
  /** IDs of the visitor's favourites; known only in the browser. */
  favourites?: readonly number[]
}>

/** Property cards in columns, with the email alert tile among them. */
export function PropertyGrid({ cards, headingLevel, firstLoading, alert, favourites }: PropertyGridProps) {
  const tiles = cards.map((card, index) => (
    <PropertyCard
      key={card.href}
      card={card}
      headingLevel={headingLevel}
      // Only the first is not lazy: on a phone the others would share its bandwidth.
      loading={index === 0 ? firstLoading : 'lazy'}
      sizes={gridSizes}
      isFavourite={favourites?.includes(card.id)}
    />
  ))
  return (
    <div className="results-grid">
      {tiles.slice(0, cardsBeforeAlert)}
      {alert !== undefined && <AlertCard alert={alert} />}
      {tiles.slice(cardsBeforeAlert)}
    </div>
  )
}
