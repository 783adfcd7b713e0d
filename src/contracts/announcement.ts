import type { RenderedPicture } from '#domain/site/picture.ts'

/** The announcement in one language: a file, so that no page carries it. */
export type Announcement = Readonly<{
  title: string
  paragraphs: readonly string[]
  picture?: Readonly<{ rendered: RenderedPicture; alt: string }>
  link?: Readonly<{ label: string; href: string; isExternal: boolean }>
  /** Names the button that closes it. */
  close: string
  /** Whoever is at an address that contains one of these has answered. */
  closesAt: readonly string[]
}>

/** What an address contains once the announcement was answered. @see specification, section 4 */
export const clickedMark = 'modal-clicked'

/**
 * Returns where the announcement of a language is, from the root of the site.
 * @example announcementPath('nl') // '/words/announcement-nl.json'
 */
export function announcementPath(language: string): string {
  return `/words/announcement-${language}.json`
}
