import type { ScaleHome } from '#contracts/words/scale-file.ts'
import type { CardView } from '#ui/cards/PropertyCard.tsx'

/** A home of the comparison: its card, and what is drawn of it. */
export type ScaledHome = Readonly<{ card: CardView; home: ScaleHome }>
