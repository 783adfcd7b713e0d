import type { RenderedPicture } from '#domain/picture.ts'

/** A picture as markup needs it: its sizes and its words in the page's language. */
export type PictureView = Readonly<{ rendered: RenderedPicture; alt: string }>

/** How soon a picture is wanted: `priority` for the first of a page, `eager` also for print. */
export type PictureLoading = 'priority' | 'eager' | 'lazy'
