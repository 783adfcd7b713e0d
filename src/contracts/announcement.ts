/** The announcement in one language: a file, loaded only when it is shown. */
export type Announcement = Readonly<{
  /** Its dialog. */
  html: string
  /** Parts of addresses that count as an answer: the announcement is closed there. */
  closesAt: readonly string[]
}>

/** Part of an address that says that the announcement was answered. @see specification, section 4 */
export const clickedMark = 'modal-clicked'

/**
 * Returns the path of a language's announcement.
 * @example announcementPath('nl') // '/words/announcement-nl.json'
 */
export function announcementPath(language: string): string {
  return `/words/announcement-${language}.json`
}
