/**
 * The width of a picture that fills a phone, as `sizes` wants it, told a little short: at two pixels a dot a phone of
 * 390 fetches 600 pixels in place of 800, two thirds of the bytes, and shows 1.7 of them a dot.
 */
export const onPhone = '76vw'

/** Width of a card in a grid of three columns, as `sizes` wants it. */
export const gridSizes = `(min-width: 1440px) 416px, (min-width: 960px) 30vw, (min-width: 640px) 46vw, ${onPhone}`
