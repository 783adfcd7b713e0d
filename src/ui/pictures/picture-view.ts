import type { RenderedPicture } from '#domain/site/picture.ts'

/** A picture with its alt text in the page's language. */
export type PictureView = Readonly<{ rendered: RenderedPicture; alt: string }>

/**
 * When a picture is loaded: `priority` for the first of a page, `eager` with the page, `late` after the page without
 * waiting for a scroll (for print), `lazy` when it is near the viewport.
 */
export type PictureLoading = 'priority' | 'eager' | 'late' | 'lazy'
