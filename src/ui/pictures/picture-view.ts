import type { RenderedPicture } from '#domain/site/picture.ts'

/** A picture with its alt text in the page's language; `dark` takes its place in dark mode. */
export type PictureView = Readonly<{ rendered: RenderedPicture; alt: string; dark?: RenderedPicture }>

/**
 * When a picture is loaded: `priority` for the first of a page, `eager` with the page, `late` after the page without
 * waiting for a scroll (for print), `lazy` when it is near the viewport.
 */
export type PictureLoading = 'priority' | 'eager' | 'late' | 'lazy'
