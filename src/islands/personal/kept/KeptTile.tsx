import type { ReactNode } from 'react'
import { type CardView, PropertyCard } from '#ui/cards/PropertyCard.tsx'
import { gridSizes } from '#ui/pictures/picture-sizes.ts'
import type { KeptListWords } from './kept-words.ts'

type KeptTileProps = Readonly<{
  card: CardView
  isFavourite: boolean
  words: Pick<KeptListWords, 'sold' | 'rented'>
  children?: ReactNode
}>

/** A saved property, with a note when it has been sold or rented. */
export function KeptTile({ card, isFavourite, words, children }: KeptTileProps) {
  const state = card.flag?.state
  return (
    <div className="kept-tile">
      <PropertyCard card={card} headingLevel={2} loading="lazy" sizes={gridSizes} isFavourite={isFavourite} />
      {(state === 'sold' || state === 'rented') && <p className="kept-tile__note">{words[state]}</p>}
      {children}
    </div>
  )
}
