import { useWords } from '#islands/kit/use-words.ts'
import { compareButtonWords } from '#islands/personal/compare/compare-button-words.ts'
import type { ReactNode } from 'react'
import { CompareButton } from '#islands/personal/compare/CompareButton.tsx'
import type { FindCard } from './find-listings.ts'
import { GoneListing } from './GoneListing.tsx'
import { KeptTile } from './KeptTile.tsx'

type KeptListingsProps = Readonly<{
  ids: readonly number[]
  find: FindCard
  favourites: readonly number[]
  /** Buttons for the whole list, beside its count. */
  actions: ReactNode
  /** The compared IDs, where the cards have a compare button. */
  compared?: readonly number[]
  onRemove?: (id: number) => void
}>

/** The properties of a list as cards; those that are no longer on offer are named above them. */
export function KeptListings(props: KeptListingsProps) {
  const t = useWords()
  const { ids, find, favourites, actions, compared, onRemove } = props
  const cards = ids.flatMap((id) => find(id) ?? [])
  const gone = ids.filter((id) => find(id) === undefined)
  return (
    <>
      <div className="kept-bar">
        <p className="kept-bar__count">{t('results.count', { count: cards.length })}</p>
        <div className="actions">{actions}</div>
      </div>
      {gone.length > 0 && (
        <ul className="kept-note kept-gone" role="list">
          {gone.map((id) => (
            <GoneListing key={id} id={id} onRemove={onRemove && (() => onRemove(id))} />
          ))}
        </ul>
      )}
      <div className="results-grid">
        {cards.map((card) => (
          <KeptTile key={card.id} card={card} isFavourite={favourites.includes(card.id)}>
            {compared !== undefined && (
              <CompareButton
                id={card.id}
                title={card.title}
                isPressed={compared.includes(card.id)}
                words={compareButtonWords(t)}
              />
            )}
          </KeptTile>
        ))}
      </div>
    </>
  )
}
