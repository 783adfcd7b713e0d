/**
 * `sizes` value for a picture that fills a phone, slightly too small on purpose: a phone of 390 px with pixel ratio 2
 * loads 600 px instead of 800, two thirds of the bytes, at 1.7 px per CSS px.
 */
export const onPhone = '76vw'

/** `sizes` value for a card in a grid of one to three columns. */
export const gridSizes = `(min-width: 1440px) 416px, (min-width: 1100px) 30vw, (min-width: 740px) 46vw, ${onPhone}`

/** `sizes` value for the first, wide card of a list of projects. */
export const leadSizes = `(min-width: 1440px) 860px, (min-width: 960px) 60vw, (min-width: 640px) 92vw, ${onPhone}`
