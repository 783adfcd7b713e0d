import type { Locale, Localised, Translations } from '#domain/values/locale.ts'
import type { Picture } from './picture.ts'

/** A member of the team. */
export type Person = Readonly<{
  id: string
  name: string
  role: Localised<string>
  about: Translations
  phone?: string
  email?: string
  officeId: string
  portrait?: Picture
  languages: readonly Locale[]
  bivNumber?: string
  /** The licensed agent who follows and signs the files of a trainee. */
  mentorId?: string
}>
