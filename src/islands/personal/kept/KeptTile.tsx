import { useWords } from '#islands/kit/use-words.ts'
import type { ReactNode } from 'react'
import { type CardView, PropertyCard } from '#ui/cards/PropertyCard.tsx'
import { gridSizes } from '#ui/pictures/picture-sizes.ts'

type KeptTileProps = Readonly<{
  card: CardView
  isFavourite: boolean
  children?: ReactNode
}>

/** A saved property, with a note when it has been sold or rented. */
export function KeptTile({ card, isFavourite, children }: KeptTileProps) {
  const t = useWords()
  const state = card.flag?.state
  return (
    <div className="kept-tile">
      <PropertyCard card={card} headingLevel={2} loading="lazy" sizes={gridSizes} isFavourite={isFavourite} />
      {(state === 'sold' || state === 'rented') && (
        <p className="kept-tile__note">{t(`personal.${state}`)}</p>
      )}
      {children}
    </div>
  )
}
