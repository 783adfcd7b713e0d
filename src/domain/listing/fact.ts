/** A yes-or-no fact; unknown is not a "no". */
export type Answer = 'yes' | 'no' | 'unknown'

/** A legal fact: it may also be requested but not yet received, or not apply. */
export type LegalAnswer = Answer | 'onRequest' | 'notApplicable'

/** A label of a closed list, or the CRM's own Dutch text where it is on none. */
export type Label<Code extends string> =
  | Readonly<{ kind: 'code'; code: Code }>
  | Readonly<{ kind: 'text'; text: string }>

/** Flood class of a plot (P) or a building (G). @see https://www.vlaanderen.be (read 2026) */
export type FloodClass = 'A' | 'B' | 'C' | 'D'

/** Compass point of a terrace, a garden or a rear side. */
export const orientations = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Orientation = (typeof orientations)[number]
