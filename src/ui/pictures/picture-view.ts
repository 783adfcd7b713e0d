import type { RenderedPicture } from '#domain/site/picture.ts'

/** A picture as markup needs it: its sizes and its words in the page's language. */
export type PictureView = Readonly<{ rendered: RenderedPicture; alt: string }>

/**
 * How soon a picture is wanted: `priority` for the first of a page, `eager` with it, `late` after it but without waiting
 * for a scroll, as print needs it, `lazy` when it comes near.
 */
export type PictureLoading = 'priority' | 'eager' | 'late' | 'lazy'
