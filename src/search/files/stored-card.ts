import type { ListCard } from '#ui/cards/list-card.ts'
import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import type { CardView } from '#ui/cards/PropertyCard.tsx'
import type { LiveWords } from '#search/query/live-words.ts'
import { loadPicture, storePicture, type StoredPicture } from './stored-picture.ts'

type Stored<Card> = Omit<Card, 'picture'> & Readonly<{ picture?: StoredPicture }>

/** A card as card files keep it, without its id and what all cards of the file have in common. */
export type StoredCard =
  | Readonly<{ kind: 'property'; card: Stored<CardView> }>
  | Readonly<{ kind: 'project'; card: Stored<ProjectCardView> }>

/** What a card file says once. */
export type CardFileHead = Readonly<{
  ids: readonly number[]
  townNames: readonly string[]
  typeNames: readonly string[]
  categoryNames: readonly string[]
  words: LiveWords
  /** Words that every card of the list says. */
  common: Readonly<Record<string, string>>
}>

/** Returns a card with its picture in the short form. */
export function storeCard({ kind, card }: ListCard): StoredCard {
  const picture = card.picture === undefined ? undefined : storePicture(card.picture)
  return kind === 'property' ? { kind, card: { ...card, picture } } : { kind, card: { ...card, picture } }
}

/** Returns a card as lists show it. */
export function loadCard({ kind, card }: StoredCard, id: number, common: CardFileHead['common']): ListCard {
  const picture = card.picture === undefined ? undefined : loadPicture(card.picture)
  return kind === 'property'
    ? { kind, id, card: { ...common, ...card, picture } }
    : { kind, id, card: { ...common, ...card, picture } }
}
