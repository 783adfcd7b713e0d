import type { ProjectCardView } from './ProjectCard.tsx'
import type { CardView } from './PropertyCard.tsx'

/** A card with the ID of its listing, for live lists, favourites and the map. */
export type ListCard =
  | Readonly<{ kind: 'property'; id: number; card: CardView }>
  | Readonly<{ kind: 'project'; id: number; card: ProjectCardView }>
