import type { Theme } from '#domain/site/theme.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { AgentView } from '#ui/forms/about-view.ts'
import type { PictureView } from '#ui/pictures/picture-view.ts'

/** Content of the two comments of an empty page of people who sign in: the service writes what they read between them. */
export const portalMark = 'the service writes the portal here'

/** A member of the team, as owners call and mail him. */
export type TeamMember = AgentView & Readonly<{ email?: string }>

/** What the owner portal shows of the agency in a language, for the service. */
export type PortalFile = Readonly<{
  logo: Pick<Theme, 'mark' | 'wordmark'>
  /** The agency's home page. */
  home: string
  /** The drawing of the home page, where that is one; it stands where there is nothing to show yet. */
  drawing?: PictureView
  /** The team, by ID. */
  team: Readonly<Record<string, TeamMember>>
  /** The company as a report needs it: name, address, numbers, supervisor. */
  company: readonly string[]
}>

/** Returns the path of the portal's file in a language, for the service. @example portalFilePath('nl') // '/words/portal-nl.json' */
export function portalFilePath(locale: Locale): string {
  return `/words/portal-${locale}.json`
}
