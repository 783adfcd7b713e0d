import type { Rules } from '#domain/law/rules.ts'
import type { SiteLanguages } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'

/** What the editor knows of the site when it checks an entry: the build writes it to `/admin/known.json`. */
export type Known = Readonly<{
  languages: SiteLanguages
  /** The Dutch messages that the agency may word itself, by key. */
  messages: Readonly<Record<string, string>>
  /** Keys of the lists that a page of the menu may show. */
  sections: readonly string[]
  /** Which document has a slug, on the site that the build wrote: `articles fr lire-un-peb` is of `lire-un-peb`. */
  slugs: Readonly<Record<string, string>>
  /** The rules whose figures articles state on a day. */
  rules: Rules
  now: PlainDate
}>
