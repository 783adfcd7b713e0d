import type { ReactNode } from 'react'
import { fillCount } from '#islands/kit/words.ts'
import { CompareButton } from '#islands/personal/compare/CompareButton.tsx'
import type { FindCard } from './find-listings.ts'
import { GoneListing } from './GoneListing.tsx'
import type { CompareButtonWords, KeptListWords } from './kept-words.ts'
import { KeptTile } from './KeptTile.tsx'

type KeptListingsProps = Readonly<{
  ids: readonly number[]
  find: FindCard
  favourites: readonly number[]
  numberTag: string
  words: KeptListWords
  /** Buttons for the whole list, beside its count. */
  actions: ReactNode
  /** The compared IDs, where the cards have a compare button. */
  comparing?: Readonly<{ ids: readonly number[]; words: CompareButtonWords }>
  onRemove?: (id: number) => void
}>

/** The properties of a list as cards; those that are no longer on offer are named above them. */
export function KeptListings(props: KeptListingsProps) {
  const { ids, find, favourites, numberTag, words, actions, comparing, onRemove } = props
  const cards = ids.flatMap((id) => find(id) ?? [])
  const gone = ids.filter((id) => find(id) === undefined)
  return (
    <>
      <div className="kept-bar">
        <p className="kept-bar__count">{fillCount(words.found, cards.length, numberTag)}</p>
        <div className="actions">{actions}</div>
      </div>
      {gone.length > 0 && (
        <ul className="kept-note kept-gone" role="list">
          {gone.map((id) => (
            <GoneListing key={id} id={id} words={words} onRemove={onRemove && (() => onRemove(id))} />
          ))}
        </ul>
      )}
      <div className="results-grid">
        {cards.map((card) => (
          <KeptTile key={card.id} card={card} isFavourite={favourites.includes(card.id)} words={words}>
            {comparing !== undefined && (
              <CompareButton
                id={card.id}
                title={card.title}
                isPressed={comparing.ids.includes(card.id)}
                words={comparing.words}
              />
            )}
          </KeptTile>
        ))}
      </div>
    </>
  )
}
