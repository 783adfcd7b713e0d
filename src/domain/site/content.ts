import type { Localised } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { Picture } from './picture.ts'

/** An article of the blog. */
export type Article = Readonly<{
  /** The same in all languages; the Dutch slug. */
  id: string
  numericId?: number
  slug: Localised<string>
  title: Localised<string>
  description: Localised<string>
  /** Rendered HTML. */
  html: Localised<string>
  topic: Localised<string>
  publishedOn: PlainDate
  modifiedOn?: PlainDate
  minutes: number
  image?: Picture
  authorId?: string
}>

/** A job vacancy. */
export type Vacancy = Readonly<{
  id: string
  slug: Localised<string>
  title: Localised<string>
  description: Localised<string>
  html: Localised<string>
  officeId: string
  employment: 'fullTime' | 'partTime' | 'internship'
  publishedOn: PlainDate
  validUntil?: PlainDate
}>

/** A legal page: cookie policy, privacy statement, disclaimer, accessibility statement. */
export type LegalDocument = Readonly<{
  id: 'cookie-policy' | 'privacy-statement' | 'disclaimer' | 'accessibility'
  slug: Localised<string>
  title: Localised<string>
  html: Localised<string>
  modifiedOn: PlainDate
}>
