/** An area in square metres, above 0. */
export type SquareMetres = number & { readonly __unit: 'SquareMetres' }

/** A length in metres, above 0. */
export type Metres = number & { readonly __unit: 'Metres' }

/** A calendar day, `2026-11-20`; no time, no zone. */
export type PlainDate = string & { readonly __unit: 'PlainDate' }
