/** Degrees are kept to five decimals: about a metre. */
export const perDegree = 1e5

/** How a listing's place is written: nothing known, the middle of its town, a point of its own, one for its town. */
export const pointCodes = { unknown: 0, middle: 1, own: 2, ownOfTown: 3 } as const
