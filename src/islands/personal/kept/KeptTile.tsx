import { useWords } from '#islands/kit/use-words.ts'
import type { ReactNode } from 'react'
import { type CardView, PropertyCard } from '#ui/cards/PropertyCard.tsx'
import { gridSizes } from '#ui/pictures/picture-sizes.ts'

type KeptTileProps = Readonly<{
  card: CardView
  isFavourite: boolean
  children?: ReactNode
}>

/** A saved property; one that has been sold or rented stays, with a way to homes like it. */
export function KeptTile({ card, isFavourite, children }: KeptTileProps) {
  const t = useWords()
  const state = card.flag?.state
  return (
    <div className="kept-tile">
      <PropertyCard card={card} headingLevel={2} loading="lazy" sizes={gridSizes} isFavourite={isFavourite} />
      <div className="kept-tile__more">
        {card.reduced !== undefined && <p className="kept-tile__reduced">{card.reduced}</p>}
        {(state === 'sold' || state === 'rented') && (
          <p className="kept-tile__note">
            {t(`personal.${state}`)}{' '}
            <a href={`${card.href}#similar`}>
              {t('personal.similar')}
              <span className="vh"> {card.title}</span>
            </a>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
