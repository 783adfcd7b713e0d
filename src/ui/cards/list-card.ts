import type { ProjectCardView } from './ProjectCard.tsx'
import type { CardView } from './PropertyCard.tsx'

/** A listing as a list shows it, with its id: what live lists, favourites and the map are made of. */
export type ListCard =
  | Readonly<{ kind: 'property'; id: number; card: CardView }>
  | Readonly<{ kind: 'project'; id: number; card: ProjectCardView }>
