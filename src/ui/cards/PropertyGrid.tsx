import { gridSizes } from '#ui/pictures/picture-sizes.ts'
import { AlertCard, type AlertView } from './AlertCard.tsx'
import { type CardView, PropertyCard } from './PropertyCard.tsx'
import type { PictureLoading } from '#ui/pictures/picture-view.ts'

/** Cards before the tile of the mailing: it is the sixth. */
const cardsBeforeAlert = 5

type PropertyGridProps = Readonly<{
  cards: readonly CardView[]
  headingLevel: 2 | 3
  /** How soon the first picture is wanted; the others wait until they come near. */
  firstLoading: PictureLoading
  alert?: AlertView
  /** IDs of what the visitor keeps; only known in the browser. */
  favourites?: readonly number[]
}>

/** Cards of properties in columns, with the tile of the mailing among them. */
export function PropertyGrid({ cards, headingLevel, firstLoading, alert, favourites }: PropertyGridProps) {
  const tiles = cards.map((card, index) => (
    <PropertyCard
      key={card.href}
      card={card}
      headingLevel={headingLevel}
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
